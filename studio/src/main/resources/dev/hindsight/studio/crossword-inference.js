// The card that reads the opponent's last move: which tiles were kept.
import { watch, Latest } from './api.js';
import { byId, copies, known, number, percent, report, row, say } from './shell.js';
import { chosen, command } from './crossword-shelf.js';

/** What the opponent just did, as the API wants it said. */
export function lastMove() {
  const text = byId('last-move').value.trim();
  const exchanged = text.match(/^ex\w*\s+(\d)$/i)?.[1];
  const margin = byId('margin').value.replace(/\D/g, '');
  return exchanged ? { exchanged, margin } : { infer: text, margin };
}

/** For each letter how likely it is held, and how likely it would be if the move told nothing. */
function histogram(letters) {
  const most = Math.max(0.01, ...letters.flatMap(one => [one.probability, one.baseRate]));
  return letters.map(one => {
    const bar = document.createElement('div');
    bar.className = 'bar';
    bar.setAttribute('role', 'img');
    bar.setAttribute('aria-label', `${one.letter}: ${(100 * one.probability).toFixed(0)} per cent, `
      + `${(100 * one.baseRate).toFixed(0)} without the move`);
    bar.title = bar.getAttribute('aria-label');
    for (const [kind, share] of [['base', one.baseRate], ['held', one.probability]]) {
      const part = document.createElement('div');
      part.className = kind;
      part.style.height = (100 * share / most) + '%';
      bar.append(part);
    }
    const name = document.createElement('span');
    name.textContent = one.letter;
    const column = document.createElement('div');
    column.append(bar, name);
    return column;
  });
}

export function inference(now) {
  const running = new Latest();

  function clear() {
    byId('inferred').textContent = '';
    byId('histogram').replaceChildren();
    byId('leaves-held').replaceChildren();
    byId('infer-known').textContent = '';
    say('infer-said', '');
  }
  copies('infer-copy', () => {
    const { infer, exchanged, margin } = lastMove();
    return command('infer', now(), { move: infer, exchange: exchanged, margin });
  });

  byId('infer').addEventListener('click', async () => {
    clear();
    const last = lastMove();
    if (!last.infer && !last.exchanged) return say('infer-said', 'Write the opponent’s last move, which lies on the board: 8E QUAG, or exch 3.');
    byId('inferred').textContent = 'looks at every rack…';
    const began = performance.now();
    try {
      const found = await watch('crossword/infer', { position: now(), ...last, ...chosen() }, running.next(), () => {});
      byId('inferred').textContent = found.recorded.unique === 0
        ? `No rack of ${found.candidates.toLocaleString('en')} explains ${found.move} with this margin; try a wider one.`
        : `${found.recorded.unique.toLocaleString('en')} of ${found.candidates.toLocaleString('en')} racks explain ${found.move}. `
          + 'Filled bars: the chance that a letter was kept; outlines: if the move told nothing.';
      byId('histogram').replaceChildren(...(found.recorded.unique ? histogram(found.letters) : []));
      byId('leaves-held').replaceChildren(...found.leaves.slice(0, 8).map(leave =>
        row({ text: leave.leave, kind: 'tiles' }, percent(leave.probability), number(leave.value))));
      known('infer-known', 'every rack looked at', began);
    } catch (error) {
      clear();
      report(error, 'infer-said');
    }
  });

  return { changed() { running.stop(); clear(); } };
}
