// The oware page: click a pit to sow it, see what each is worth, play against anybody.
import { act, ask, watch, Latest, wasStopped } from './api.js';
import './board.js';
import { draw as drawCurve } from './curves.js';
import { addressed, byId, clickable, isProven, number, onDrop, remember, report, reviewRecord, row, save, signed } from './shell.js';

const START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';
const UNLIMITED = 200;
const MOST_BOOK_SEEDS = 10;
const address = new URLSearchParams(location.search);
let start = addressed(START);
let moves = [];
let game = null;
let answer = null;
let startTurns = null;
let isAnimated = false;
byId('rules').value = address.get('rules') ?? 'codingame';
byId('turns').value = address.get('turns') ?? UNLIMITED;
const playing = new Latest();
const asking = new Latest();
const graphing = new Latest();

const isNorth = () => game.position.endsWith('N');
const limit = () => (byId('rules').value !== 'codingame' || Number(byId('turns').value) >= UNLIMITED ? null : Number(byId('turns').value));
const isMine = () => byId('side').value === 'both' || byId('side').value === (isNorth() ? 'N' : 'S');
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Brings the game to these moves; whoever plays against me makes the next one. */
async function go(wanted, opponent = null) {
  byId('board').setAttribute('aria-busy', 'true');
  try {
    game = await watch('oware/play',
      { start, rules: byId('rules').value, turns: startTurns, moves: wanted.join(' '), opponent }, playing.next(), () => {});
    moves = game.moves;
    await update();
    byId('board').removeAttribute('aria-busy');
  } catch (error) {
    if (!wasStopped(error)) {
      report(error);
      byId('moves').replaceChildren();
      byId('board').removeAttribute('aria-busy');
    }
    return;
  }
  if (!game.over && !isMine() && !isAnimated) {
    byId('turn').textContent += ' – thinks…';
    await pause(350);
    if (!isMine()) await go(moves, byId('other').value.trim() || byId('opponent').value);
  }
}

async function update() {
  byId('position').value = game.position;
  byId('history').textContent = moves.join(' ') || 'No move has been made.';
  byId('turns').disabled = byId('rules').value !== 'codingame';
  if (startTurns !== null && game.turnsLeft !== null) byId('turns').value = game.turnsLeft;
  byId('turns-said').textContent = limit() === null ? 'no limit' : limit();
  remember(game.position, { rules: byId('rules').value === 'codingame' ? null : byId('rules').value, turns: limit() });
  byId('turn').textContent = game.over ? `The game is over: ${game.result}.` : isNorth() ? 'North to move' : 'South to move';
  answer = null;
  await draw();
  if (game.over) {
    for (const id of ['error', 'value', 'source', 'best']) byId(id).textContent = '';
    byId('moves').replaceChildren();
    return byTurns();
  }
  answer = await ask('oware/ask', { position: game.position, rules: byId('rules').value, turns: limit() }, asking.next());
  byId('error').textContent = '';
  show();
  await draw();
  byTurns();
}

/** The pit that had the keyboard before the board was drawn again. */
let focused = null;

async function draw() {
  const board = byId('board');
  if (board.contains(document.activeElement)) focused = document.activeElement.dataset.pit;
  else if (document.activeElement !== document.body) focused = null;
  board.forget();
  const svg = await board.show(game.position);
  if (!svg) return;
  for (const pit of game.over ? [] : svg.querySelectorAll('.pit.playable')) {
    pit.setAttribute('tabindex', '0');
    pit.setAttribute('role', 'button');
    pit.setAttribute('aria-label', 'sow pit ' + pit.dataset.pit);
    const act = () => play(pit.dataset.pit);
    pit.addEventListener('click', act);
    pit.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        act();
        event.preventDefault();
      }
    });
  }
  if (focused) (svg.querySelector(`.playable[data-pit="${focused}"]`) ?? svg.querySelector('.playable'))?.focus();
  if (answer && byId('values').checked) drawValues(svg);
}

function drawValues(svg) {
  for (const move of answer.moves) {
    const pit = svg.querySelector(`[data-pit="${move.move}"]`);
    const hollow = pit?.querySelector('.hollow');
    if (!hollow) continue;
    if (move === answer.moves[0]) pit.classList.add('best');
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    text.setAttribute('class', 'pit-value');
    text.setAttribute('x', hollow.getAttribute('cx'));
    // Between the rows, where no seeds lie.
    text.setAttribute('y', Number(hollow.getAttribute('cy')) + (isNorth() ? 53 : -42));
    text.setAttribute('text-anchor', 'middle');
    text.setAttribute('font-size', '17');
    text.setAttribute('fill', '#1a1206');
    text.textContent = signed(move.value, isProven(move) ? 0 : 1).text;
    pit.append(text);
  }
}

function show() {
  const who = isNorth() ? 'North' : 'South';
  const hidden = !byId('values').checked;
  if (!answer) return;
  byId('value').textContent = hidden ? 'Values are hidden.'
    : `${who} gets ${signed(answer.value, answer.exact ? 0 : 1).text} seeds from here on`;
  byId('source').textContent = hidden ? '' : (answer.exact ? 'Exact, by ' : 'An estimate, by ') + answer.source + '. ' + atThisScore(who);
  byId('moves').replaceChildren(...(hidden ? [] : answer.moves).map(move =>
    clickable(row(move.move, number(move.captured, 0), signed(move.value, isProven(move) ? 0 : 1),
      isProven(move) ? 'exact' : 'estimate'), `sow pit ${move.move}`, () => play(move.move))));
  byId('best').textContent = !hidden && answer.line.length ? 'Best line: ' + answer.line.join(' ') : '';
}

/** What the seeds make of the game: at 21 to 20, losing 3 more loses it. */
function atThisScore(who) {
  const { result, share } = answer.game;
  if (result === 'draw') return 'At this score that draws the game.';
  if (result) return `At this score that ${result === 'win' ? 'wins' : 'loses'} the game for ${who}.`;
  return share === null ? '' : `At this score ${who} may expect ${Number(share).toFixed(3)} of the game (an estimate).`;
}

/** How the book's value changes with the turns left; few seeds are needed for a book. */
async function byTurns() {
  const words = byId('by-turns-words');
  const seeds = game.position.split('-').slice(0, 12).reduce((sum, pit) => sum + Number(pit), 0);
  const isLimited = byId('rules').value === 'codingame';
  if (!isLimited || game.over || seeds > MOST_BOOK_SEEDS) {
    byId('by-turns').replaceChildren();
    words.textContent = game.over ? 'The game is over.' : isLimited ? `With ${MOST_BOOK_SEEDS} seeds or fewer on the board there is a curve here.`
      : 'Only the codingame rules stop a game after so many turns.';
    return;
  }
  try {
    const found = await ask('oware/turns', { position: game.position, most: 60 }, graphing.next());
    drawCurve(byId('by-turns'), found.values.map(one => one.turnsLeft),
      [{ label: 'value', values: found.values.map(one => Number(one.value)) }],
      { xLabel: 'turns left', height: 180, onPick: place => {
        byId('turns').value = found.values[place].turnsLeft;
        turnsChanged();
      } });
    words.textContent = 'Net seeds for the player to move, exact. Click to choose that many turns.';
  } catch (error) {
    if (wasStopped(error)) return;
    byId('by-turns').replaceChildren();
    words.textContent = error.message;
  }
}

function play(pit) {
  if (game.over || byId('board').hasAttribute('aria-busy') || !isMine() && !isAnimated) return;
  return go([...moves, pit]);
}

function turnsChanged() {
  // What was played before counts as played; the limit is for what comes.
  start = game.position;
  startTurns = limit();
  moves = [];
  go([]);
}

byId('undo').addEventListener('click', () => {
  let last = moves.length - 1;
  const first = start.endsWith('N') ? 1 : 0;
  const mine = place => byId('side').value === 'both' || ((place + first) % 2 === 0 ? 'S' : 'N') === byId('side').value;
  while (last > 0 && !mine(last)) last--;
  if (moves.length) go(moves.slice(0, Math.max(0, last)));
});
byId('start').addEventListener('click', () => {
  start = START;
  startTurns = limit();
  go([]);
});
byId('line').addEventListener('click', async () => {
  if (isAnimated || !answer) return;
  isAnimated = true;
  for (const pit of [...answer.line].slice(0, 40)) {
    await pause(450);
    if (game.over) break;
    await play(pit);
  }
  isAnimated = false;
});
byId('values').addEventListener('change', () => { show(); draw().catch(report); });
byId('rules').addEventListener('change', () => { startTurns = limit(); start = game.position; go([]); });
byId('turns').addEventListener('change', turnsChanged);
byId('turns').addEventListener('input', () => { byId('turns-said').textContent = limit() ?? 'no limit'; });
byId('side').addEventListener('change', () => go(moves));
// The one before may have refused.
for (const id of ['opponent', 'other']) byId(id).addEventListener('change', () => isMine() || go(moves));
byId('position').addEventListener('change', () => {
  start = byId('position').value.trim();
  go([]);
});
byId('keep').addEventListener('click', () => save('game.ogn', game.ogn));
byId('review').addEventListener('click', () => {
  reviewRecord('oware', game.ogn);
});
async function open(file) {
  try {
    const read = await act('oware/read', { game: await file.text(), rules: byId('rules').value });
    byId('rules').value = read.rules;
    start = read.start;
    startTurns = null;
    go(read.moves);
  } catch (error) {
    report(error);
  }
}
byId('file').addEventListener('change', () => open(byId('file').files[0]));
onDrop(open);
startTurns = limit();
go([]);
