// The card that plays on: live, stopped, gone on with, ended.
import { act, watch, Latest, wasStopped } from './api.js';
import { byId, clickable, meter, number, percent, replaceRows, report, row } from './shell.js';
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
    paused = false;
    buttons(true);
    byId('progress').textContent = 'begins…';
    try {
      const last = byId('infer-too').checked ? lastMove() : {};
      const parameters = { position: now(), plies: byId('plies').value, iterations: 1000000, ...last };
      display(await watch('crossword/simulate', parameters, running.next(), display, name => { work = name; }));
    } catch (error) {
      report(error);
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
      report(error);
    }
  });

  return {
    changed() {
      running.stop();
      byId('simulated').replaceChildren();
      byId('progress').textContent = '';
    },
  };
}
