// <game-board game="oware">: a board that the server draws, and the newest wish wins.
import { picture, Latest, wasStopped } from './api.js';

class GameBoard extends HTMLElement {
  #drawing = new Latest();
  #shown = '';

  /** Draws a position; parameters such as a move to show may follow. Resolves to the picture. */
  async show(position, parameters = {}) {
    const wish = JSON.stringify([position, parameters]);
    const svg = this.firstElementChild;
    if (wish === this.#shown && svg) return svg;
    try {
      const drawn = await picture(this.getAttribute('game') + '/board', { position, ...parameters }, this.#drawing.next());
      this.#shown = wish;
      this.replaceChildren(drawn);
      return drawn;
    } catch (error) {
      if (!wasStopped(error)) throw error;
      return null;
    }
  }

  /** Draws again next time, whatever is shown. */
  forget() {
    this.#shown = '';
  }
}
customElements.define('game-board', GameBoard);
