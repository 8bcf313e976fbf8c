// A recorded game, judged: dropped, chosen or pasted in; a list of turns, a graph, and a board that jumps.
import { watch, Latest, wasStopped } from './api.js';
import './board.js';
import { draw as drawCurve } from './curves.js';
import { byId, clickable, link, linked, onDrop, report, row } from './shell.js';

const MOST_BYTES = 900_000;
const MOST_IN_ADDRESS = 30_000;

/**
 * Brings a review page to life.
 * @param kind {game, path, parameters(), example,
 *   summary(review): rows, heads, turns(review): [{cells, position, move, best, height, lost, words}],
 *   range, label}
 */
export function reviewPage(kind) {
  const running = new Latest();
  let turns = [];
  let chosen = -1;
  let isBestShown = false;
  let record = '';

  async function review(text, turn = 0) {
    byId('error').textContent = '';
    byId('progress').textContent = 'reads…';
    byId('result').hidden = true;
    try {
      const found = await watch(kind.path, { game: text, ...kind.parameters?.() }, running.next(), stage => {
        byId('progress').textContent = `judges ${stage.done} of ${stage.total} ${stage.unit}…`;
      });
      byId('progress').textContent = '';
      byId('game').value = text;
      record = text;
      show(found, turn);
    } catch (error) {
      byId('progress').textContent = '';
      if (!wasStopped(error)) report(error);
    }
  }

  function show(found, turn) {
    turns = kind.turns(found);
    byId('result').hidden = false;
    byId('summary').replaceChildren(...kind.summary(found));
    byId('turns').replaceChildren(...turns.map((turn, place) => {
      const tr = clickable(row(...turn.cells), `turn ${place + 1}: ${turn.words}`, () => jump(place));
      if (turn.lost > 0) tr.classList.add('lost');
      return tr;
    }));
    const known = turns.map((turn, place) => place).filter(place => turns[place].height !== null);
    byId('graph').setAttribute('aria-label', `${kind.label} by turn: ${known.map(place => Number(turns[place].height).toFixed(2)).join(', ')}`);
    drawCurve(byId('graph'), known.map(place => place + 1),
      [{ label: kind.label, values: known.map(place => turns[place].height) }],
      { range: kind.range, xLabel: 'turn', onPick: place => jump(known[place]) });
    const worst = turns.reduce((best, turn, place) => (turn.lost > (turns[best]?.lost ?? 0) ? place : best), 0);
    jump(turn > 0 && turn <= turns.length ? turn - 1 : worst);
  }

  async function jump(place) {
    if (place < 0 || place >= turns.length) return;
    chosen = place;
    const turn = turns[place];
    if (record.length < MOST_IN_ADDRESS) link({ game: record, turn: place + 1, ...kind.parameters?.() });
    [...byId('turns').children].forEach((tr, other) => tr.toggleAttribute('data-chosen', other === place));
    byId('turns').children[place].scrollIntoView({ block: 'nearest' });
    byId('turn-words').textContent = turn.words;
    byId('best').disabled = !turn.best || turn.best === turn.move;
    byId('best').textContent = isBestShown ? 'Show what was played' : 'Show the best';
    byId('analyse').href = `${kind.game}?${new URLSearchParams({ position: turn.position })}`;
    byId('analyse').hidden = !turn.position;
    if (!turn.position) return;
    try {
      await byId('board').show(turn.position, kind.shown(turn, isBestShown ? turn.best ?? turn.move : turn.move))
        .catch(() => byId('board').show(turn.position));
    } catch (error) {
      report(error);
    }
  }

  byId('best').addEventListener('click', () => { isBestShown = !isBestShown; jump(chosen); });
  byId('before').addEventListener('click', () => jump(chosen - 1));
  byId('next').addEventListener('click', () => jump(chosen + 1));
  byId('turns').addEventListener('keydown', event => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    jump(chosen + by);
    byId('turns').children[chosen]?.focus();
    event.preventDefault();
  });
  byId('read').addEventListener('click', () => review(byId('game').value));
  byId('example').addEventListener('click', async () => review(await (await fetch(kind.example)).text()));

  async function take(file) {
    if (!file) return;
    if (file.size > MOST_BYTES) byId('error').textContent = 'This file is too large for a recorded game.';
    else review(await file.text());
  }
  byId('file').addEventListener('change', () => take(byId('file').files[0]));
  onDrop(take);

  const handed = JSON.parse(sessionStorage.getItem('review-' + kind.game) ?? '[]')[0]?.text;
  sessionStorage.removeItem('review-' + kind.game);
  const shared = linked();
  for (const name of Object.keys(kind.parameters?.() ?? {})) byId(name).value = shared.get(name) ?? byId(name).value;
  if (handed) review(handed);
  else if (shared.get('game')) review(shared.get('game'), Number(shared.get('turn')));
  else byId('progress').textContent = 'Drop a file anywhere on this page, choose one, or paste its text.';
}
