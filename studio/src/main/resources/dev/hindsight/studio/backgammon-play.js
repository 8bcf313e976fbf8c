// A match against a player; its seed and its record are the whole of it.
import { ask, watch, Latest } from './api.js';
import './board.js';
import { stepByStep, takeDragging } from './backgammon-checkers.js';
import { byId, clickable, link, linked, newSeed, number, report, reviewRecord, row, save, signed } from './shell.js';

const KEPT = 'backgammon-match';
let seed = newSeed();
let match = null;
const past = [];
const asking = new Latest();
const say = words => { byId('error').textContent = words; };
const draw = text => byId('board').show(text).catch(error => report(error));
const steps = stepByStep(() => match.xgid, act, draw);

async function act(action) {
  byId('said').textContent = 'thinks…';
  say('');
  try {
    const before = match;
    match = await watch('backgammon/play', { seed, match: before?.mat, length: byId('length').value, action, opponent: byId('opponent').value },
      asking.next(), () => {});
    if (before) past.push(before);
    localStorage.setItem(KEPT, JSON.stringify({ seed, mat: match.mat }));
    link({ seed, mat: match.mat });
  } finally {
    display();
  }
}

const doing = action => act(action).catch(error => report(error));

function display() {
  if (!match) return;
  steps.forget();
  byId('board').forget();
  draw(match.xgid);
  byId('said').textContent = { roll: 'Your turn: roll, or double?', move: `You have rolled ${match.dice}. Move.`,
    take: 'You are doubled. Take or pass?', none: match.score > match.opponentScore ? 'You have won.' : 'The program has won.' }[match.decision];
  byId('score').textContent = (match.length ? `Match to ${match.length}: ` : 'Money: ') + `${match.score} – ${match.opponentScore}`;
  byId('done').replaceChildren(...match.said.map(words => {
    const li = document.createElement('li');
    li.textContent = 'The opponent ' + words + '.';
    return li;
  }));
  byId('record').textContent = match.mat;
  byId('hints-card').hidden = true;
  const enabled = { roll: ['roll', 'double', 'resign', 'hint'], move: ['make', 'resign', 'hint'], take: ['take', 'pass', 'hint'], none: [] }[match.decision];
  for (const id of ['roll', 'double', 'take', 'pass', 'make', 'resign', 'hint']) byId(id).disabled = !enabled.includes(id);
  // Who cannot move says so by itself.
  if (match.decision === 'move') offerNoMove();
}

async function offerNoMove() {
  try {
    const answer = await ask('backgammon/ask', { position: match.xgid });
    if (answer.moves?.length === 1 && /cannot/.test(answer.moves[0].move)) doing(answer.moves[0].move);
  } catch (error) {
    report(error);
  }
}

takeDragging(byId('board'), (from, to, isOthers) => {
  if (match?.decision === 'move' && !isOthers) steps.step(from, to, say);
});
for (const id of ['roll', 'double', 'take', 'pass']) byId(id).addEventListener('click', () => doing(id));
/** Asked again, because a game is lost by it. */
let isSure = false;
byId('resign').addEventListener('click', () => {
  if (isSure) doing('resign');
  isSure = !isSure;
  byId('resign').textContent = isSure ? 'Really resign?' : 'Resign';
  if (isSure) setTimeout(() => { isSure = false; byId('resign').textContent = 'Resign'; }, 4000);
});
const makeTyped = () => {
  if (byId('move').value.trim()) act(byId('move').value.trim()).then(() => { byId('move').value = ''; }).catch(error => report(error));
};
byId('make').addEventListener('click', makeTyped);
byId('move').addEventListener('keydown', event => { if (event.key === 'Enter') makeTyped(); });
byId('undo').addEventListener('click', () => {
  if (!past.length) return display();
  match = past.pop();
  display();
});
byId('hint').addEventListener('click', async () => {
  try {
    const answer = await ask('backgammon/ask', { position: match.xgid });
    byId('hint-words').textContent = `Wins ${(100 * answer.winProbability).toFixed(1)} %.` + (answer.cube?.action ? ` Cube: ${answer.cube.action}.` : '');
    byId('hints').replaceChildren(...(answer.moves ?? []).slice(0, 6).map(move =>
      clickable(row(move.move, signed(move.equity, 3), number(move.loss, 3)), `play ${move.move}`, () => doing(move.move))));
    byId('hints-card').hidden = false;
  } catch (error) {
    report(error);
  }
});
byId('new').addEventListener('click', () => {
  seed = newSeed();
  match = null;
  past.length = 0;
  doing('');
});
byId('keep').addEventListener('click', () => save('match.mat', match.mat));
byId('review').addEventListener('click', () => {
  reviewRecord('backgammon', match.mat);
});

/** The match in the address, or the one that was left, if there is one. */
async function begin() {
  const shared = linked();
  const kept = shared.get('mat') ? { seed: shared.get('seed'), mat: shared.get('mat') }
    : JSON.parse(localStorage.getItem(KEPT) ?? 'null');
  if (kept) {
    seed = kept.seed;
    match = { mat: kept.mat };
    try {
      await act('');
      past.length = 0;
      if (match.decision !== 'none') return;
    } catch { /* a record that is not one: a new match instead */ }
    seed = newSeed();
    match = null;
  }
  await act('');
}
begin().catch(error => report(error));
