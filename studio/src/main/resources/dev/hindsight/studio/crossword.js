// The crossword page: a board to type on, plays, simulation.
import { ask, picture, watch, Latest, wasStopped } from './api.js';
import { addressed, byId, clickable, meter, number, remember, row } from './shell.js';
import { EXAMPLES, format, parse } from './cgp.js';

const board = byId('board');
let position = parse(addressed(EXAMPLES[1].position)) ?? parse(EXAMPLES[1].position);
let cursor = { row: 7, column: 7, across: true };
let shownMove = null;
const past = [];
const drawing = new Latest();
const asking = new Latest();
const simulating = new Latest();

function change(act) {
  past.push(format(position));
  act();
  update();
}

function report(error) {
  if (!wasStopped(error)) byId('error').textContent = error.message;
}

async function draw() {
  try {
    const parameters = { position: format(position), move: shownMove };
    const svg = await picture('crossword/board', parameters, drawing.next());
    board.replaceChildren(svg);
    drawCursor(svg);
  } catch (error) {
    report(error);
  }
}

function drawCursor(svg) {
  const square = svg.querySelector(`[data-row="${cursor.row}"][data-column="${cursor.column}"] rect`);
  if (!square || shownMove) return;
  const mark = square.cloneNode();
  mark.setAttribute('class', 'cursor');
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const [x, y, side] = ['x', 'y', 'width'].map(name => Number(square.getAttribute(name)));
  arrow.setAttribute('class', 'arrow');
  arrow.setAttribute('d', cursor.across
    ? `M${x + side - 8} ${y + side / 2 - 5}l7 5l-7 5z` : `M${x + side / 2 - 5} ${y + side - 8}l5 7l5-7z`);
  svg.append(mark, arrow);
}

async function update() {
  const text = format(position);
  remember(text);
  for (const [id, value] of [['rack', position.rack], ['opponent', position.opponent],
    ['score', position.score], ['other-score', position.otherScore], ['position', text]]) {
    if (document.activeElement !== byId(id)) byId(id).value = value;
  }
  shownMove = null;
  stopSimulation();
  byId('simulated').replaceChildren();
  byId('progress').textContent = '';
  draw();
  try {
    showPlays(await ask('crossword/ask', { position: text, plays: 25 }, asking.next()));
    byId('error').textContent = '';
  } catch (error) {
    report(error);
    if (!wasStopped(error)) byId('plays').replaceChildren();
  }
}

function showPlays(answer) {
  byId('plays-title').textContent =
    `Best of ${answer.plays.toLocaleString('en')} plays and ${answer.exchanges.toLocaleString('en')} exchanges`;
  byId('plays').replaceChildren(...answer.best.map(play => {
    const tr = row(play.move, number(play.score, 0), { text: play.leave, kind: 'tiles' },
      number(play.leaveValue), number(play.equity));
    tr.addEventListener('mouseenter', () => { shownMove = play.move; draw(); });
    tr.addEventListener('mouseleave', () => { shownMove = null; draw(); });
    tr.addEventListener('focus', () => { shownMove = play.move; draw(); });
    return clickable(tr, `${play.move}, ${play.score} points: make this play`, () => make(play.move));
  }));
  byId('unseen').textContent = answer.unseen.replace(/(.)\1*/g, '$& ');
  byId('bag').textContent = `${answer.tilesInBag} in the bag; words ${answer.words}, leaves ${answer.leaves ?? 'none'}.`;
  byId('notes').textContent = (answer.notes ?? []).join(' ');
}

async function make(move) {
  try {
    const made = await ask('crossword/after', { position: format(position), move });
    change(() => { position = parse(made.position); });
    byId('error').textContent = `${made.move} is made, ${made.score} points. Type the rack of the player who is now on turn.`;
    byId('rack').focus();
  } catch (error) {
    report(error);
  }
}

function step(by) {
  const next = cursor.across ? cursor.column + by : cursor.row + by;
  if (next < 0 || next > 14) return;
  if (cursor.across) cursor.column = next;
  else cursor.row = next;
}

board.addEventListener('click', event => {
  const cell = event.target.closest('[data-row]');
  if (!cell) return;
  const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
  const isSame = at.row === cursor.row && at.column === cursor.column;
  cursor = { ...at, across: isSame ? !cursor.across : cursor.across };
  board.focus();
  draw();
});

board.addEventListener('keydown', event => {
  const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (moves[event.key]) {
    const [down, right] = moves[event.key];
    cursor.row = Math.min(14, Math.max(0, cursor.row + down));
    cursor.column = Math.min(14, Math.max(0, cursor.column + right));
    draw();
  } else if (event.key === ' ') {
    cursor.across = !cursor.across;
    draw();
  } else if (event.key === 'Backspace' || event.key === 'Delete') {
    if (position.cells[cursor.row][cursor.column] === '' && event.key === 'Backspace') step(-1);
    change(() => { position.cells[cursor.row][cursor.column] = ''; });
  } else if (/^[a-z]$/i.test(event.key)) {
    const letter = event.shiftKey ? event.key.toLowerCase() : event.key.toUpperCase();
    change(() => { position.cells[cursor.row][cursor.column] = letter; });
    step(1);
    draw();
  } else return;
  event.preventDefault();
});

document.addEventListener('keydown', event => {
  if ((event.ctrlKey || event.metaKey) && event.key === 'z' && event.target.tagName !== 'INPUT') {
    undo();
    event.preventDefault();
  }
});

function undo() {
  const before = past.pop();
  if (before === undefined) return;
  position = parse(before);
  update();
}

function field(id, name, clean) {
  byId(id).addEventListener('input', () => {
    const value = clean(byId(id).value);
    if (value !== position[name]) change(() => { position[name] = value; });
  });
}
const tiles = text => text.toUpperCase().replace(/[^A-Z?]/g, '');
field('rack', 'rack', tiles);
field('opponent', 'opponent', tiles);
field('score', 'score', text => text.replace(/\D/g, '').slice(0, 4));
field('other-score', 'otherScore', text => text.replace(/\D/g, '').slice(0, 4));
byId('position').addEventListener('change', () => {
  const typed = parse(byId('position').value);
  if (typed) change(() => { position = typed; });
  else byId('error').textContent = 'That is not a position of 15 rows; CGP looks like 15/15/…/15 AEINRST/ 0/0 0.';
});
byId('undo').addEventListener('click', undo);
byId('clear').addEventListener('click', () => change(() => { position = parse(EXAMPLES[0].position); }));
for (const example of EXAMPLES) byId('example').append(new Option(example.name, example.position));
byId('example').addEventListener('change', () => {
  if (byId('example').value) change(() => { position = parse(byId('example').value); });
  byId('example').value = '';
});

function stopSimulation() {
  simulating.stop();
  byId('simulate').disabled = false;
  byId('stop').disabled = true;
}

function showSimulation(found) {
  byId('progress').textContent =
    `${found.iterations.toLocaleString('en')} playouts, ${found.seconds.toFixed(1)} s${found.ending === 'running' ? '…' : '.'}`;
  byId('simulated').replaceChildren(...found.candidates.map(play => {
    const win = play.winProbability ?? 0;
    const tr = row(play.move, number(play.meanEquity), number(play.standardError, 2),
      { text: (100 * win).toFixed(1) + ' %', number: true }, meter(win, `${(100 * win).toFixed(0)} per cent`));
    if (play.isOut) tr.classList.add('out');
    tr.addEventListener('mouseenter', () => { shownMove = play.move; draw(); });
    tr.addEventListener('mouseleave', () => { shownMove = null; draw(); });
    return clickable(tr, `${play.move}: make this play`, () => make(play.move));
  }));
}

byId('simulate').addEventListener('click', async () => {
  byId('simulate').disabled = true;
  byId('stop').disabled = false;
  byId('progress').textContent = 'begins…';
  try {
    const parameters = { position: format(position), plies: byId('plies').value, iterations: 60000 };
    showSimulation(await watch('crossword/simulate', parameters, simulating.next(), showSimulation));
  } catch (error) {
    report(error);
    if (wasStopped(error)) byId('progress').textContent += ' stopped.';
  }
  byId('simulate').disabled = false;
  byId('stop').disabled = true;
});
byId('stop').addEventListener('click', stopSimulation);

update();
