// The card that plays on: live, stopped, gone on with, ended.
import { act, watch, Latest, wasStopped } from './api.js';
import { byId, clickable, copies, meter, number, percent, replaceRows, report, row, say } from './shell.js';
import { chosen, command } from './crossword-shelf.js';
import { showsPlay } from './crossword-typing.js';
import { lastMove } from './crossword-inference.js';

export function simulation(now, make, show) {
  const running = new Latest();
  let work = null;
  let paused = false;

  function buttons(isRunning) {
    byId('simulate').disabled = isRunning;
    byId('pause').disabled = byId('end').disabled = !isRunning;
    byId('pause').textContent = paused ? 'Go on' : 'Stop';
  }

  function display(found) {
    const ending = { running: paused ? ' – stopped.' : '…', clear: ': one play is left.' }[found.ending] ?? '.';
    byId('progress').textContent =
      `${found.iterations.toLocaleString('en')} playouts, ${found.seconds.toFixed(1)} s${ending}`;
    byId('simulate-known').textContent = `a sample · ${found.seconds.toFixed(1)} s · ± is one standard error`;
    const most = Math.max(...found.candidates.map(play => play.winProbability ?? 0));
    replaceRows(byId('simulated'), found.candidates.map(play => {
      const win = play.winProbability ?? 0;
      const tr = row(play.move, number(play.meanEquity), number(play.standardError, 2), percent(win),
        meter(win, `${(100 * win).toFixed(0)} per cent`, play.winStandardError));
      if (play.isOut) tr.classList.add('out');
      if (win === most) tr.classList.add('first');
      return showsPlay(clickable(tr, `${play.move}: make this play`, () => make(play.move)), play.move, show);
    }));
  }

  async function simulate() {
    const last = byId('infer-too').checked ? lastMove() : {};
    if (byId('infer-too').checked && !last.infer && !last.exchanged) {
      say('simulate-said', 'Write the opponent’s last move on the tab Infer first, such as 8E QUAG, or exch 3.');
      return;
    }
    say('simulate-said', '');
    paused = false;
    buttons(true);
    byId('progress').textContent = 'begins…';
    try {
      const parameters = { position: now(), plies: byId('plies').value, iterations: 1000000, ...last, ...chosen() };
      display(await watch('crossword/simulate', parameters, running.next(), display, name => { work = name; }));
    } catch (error) {
      report(error, 'simulate-said');
      if (!wasStopped(error)) byId('progress').textContent = '';
      if (wasStopped(error)) byId('progress').textContent = byId('progress').textContent.replace(/[….]*$/, ', ended.');
    }
    work = null;
    paused = false;
    buttons(false);
  }

  byId('simulate').addEventListener('click', simulate);
  byId('end').addEventListener('click', () => running.stop());
  byId('pause').addEventListener('click', async () => {
    if (!work) return;
    paused = !paused;
    buttons(true);
    try {
      await act(paused ? 'simulations/pause' : 'simulations/resume', { work });
    } catch (error) {
      report(error, 'simulate-said');
    }
  });

  copies('simulate-copy', () => {
    const { infer, exchanged, margin } = byId('infer-too').checked ? lastMove() : {};
    return command('simulate', now(), { plies: byId('plies').value, iterations: 100000, 'last-move': infer, 'last-exchange': exchanged, margin });
  });

  return {
    changed() {
      byId('simulate-known').textContent = '';
      say('simulate-said', '');
      running.stop();
      byId('simulated').replaceChildren();
      byId('progress').textContent = '';
    },
  };
}
