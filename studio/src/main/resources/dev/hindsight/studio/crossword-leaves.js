// The card that values tiles: with a full bag, with this one, and what changes it.
import { ask, Latest } from './api.js';
import { byId, copies, known, number, report, row, say, signed } from './shell.js';
import { chosen, command } from './crossword-shelf.js';

export function leaves(now, rack) {
  const asking = new Latest();

  async function value() {
    const tiles = byId('leave').value.toUpperCase().replace(/[\s\d,]/g, '');
    if (!tiles) return say('leaves-said', 'Type the tiles that are kept, ? for a blank.');
    say('leaves-said', '');
    const began = performance.now();
    byId('leave-words').textContent = 'values…';
    try {
      const found = await ask('crossword/leave', { position: now(), kept: tiles, ...chosen() }, asking.next());
      byId('leave-words').textContent = `${found.leave}: ${signed(found.fullBagValue, 2).text} with a full bag`
        + (found.value === null ? '; nothing is drawn any more.' : `, ${signed(found.value, 2).text} with the tiles unseen here.`);
      known('leaves-known', 'from games that were played', began);
      const letters = found.letters;
      const shown = letters.length > 8 ? [...letters.slice(0, 4), ...letters.slice(-4)] : letters;
      byId('leave-letters').replaceChildren(...shown.map(one =>
        row({ text: one.letter, kind: 'tiles' }, `${one.left} unseen`,
          Number(one.gain) >= 0 ? 'each helps by' : 'each hurts by', number(Math.abs(one.gain), 3))));
    } catch (error) {
      byId('leave-words').textContent = '';
      byId('leave-letters').replaceChildren();
      report(error, 'leaves-said');
    }
  }

  byId('value').addEventListener('click', value);
  byId('leave').addEventListener('keydown', event => { if (event.key === 'Enter') value(); });
  copies('leaves-copy', () => command('leave', now(), {}, [byId('leave').value.toUpperCase() || '?']));
  return {
    changed() {
      byId('leaves-known').textContent = '';
      byId('leave').placeholder = rack().slice(0, 4);
      byId('leave-words').textContent = '';
      byId('leave-letters').replaceChildren();
    },
  };
}
