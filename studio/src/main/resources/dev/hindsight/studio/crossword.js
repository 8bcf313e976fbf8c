// The crossword page: a board to type on, the best plays, and why; cards for the rest.
import { ask, picture, watch, Latest, wasStopped } from './api.js';
import './board.js';
import { addressed, arrived, button, byId, clickable, number, onDrop, percent, remember, report, reviewRecord, row, signed } from './shell.js';
import { EXAMPLES, format, parse } from './cgp.js';
import { showsPlay, takeTyping } from './crossword-typing.js';
import { simulation } from './crossword-simulation.js';
import { inference } from './crossword-inference.js';
import { leaves } from './crossword-leaves.js';

/** The bag from which solving before it is empty begins. */
const MOST_NEAR_THE_END = 7;
const board = byId('board');
let position = parse(addressed(EXAMPLES[1].position)) ?? parse(EXAMPLES[1].position);
let shownMove = null;
const past = [];
const asking = new Latest();
const solving = new Latest();
const now = () => format(position);

function change(act) {
  past.push(now());
  act();
  update();
}

async function draw() {
  try {
    const svg = await board.show(now(), { move: shownMove });
    if (!svg) return;
    if (shownMove) svg.querySelectorAll('.cursor, .arrow').forEach(old => old.remove());
    else typing.drawOn(svg);
  } catch (error) {
    report(error);
  }
}

function show(move) {
  shownMove = move;
  draw();
}

const typing = takeTyping(board, {
  moved: draw,
  letter(letter, cursor) {
    change(() => { position.cells[cursor.row][cursor.column] = letter; });
    typing.step(1);
    draw();
  },
  erase(key, cursor) {
    if (key === 'Backspace' && position.cells[cursor.row][cursor.column] === '') typing.step(-1);
    change(() => { position.cells[cursor.row][cursor.column] = ''; });
  },
});

async function update() {
  const text = now();
  remember(text);
  for (const [id, value] of [['rack', position.rack], ['opponent', position.opponent],
    ['score', position.score], ['other-score', position.otherScore], ['position', text]]) {
    if (document.activeElement !== byId(id)) byId(id).value = value;
  }
  shownMove = null;
  solving.stop();
  byId('why').hidden = true;
  for (const card of cards) card.changed();
  draw();
  try {
    const placement = byId('placement').checked ? 'built-in' : '';
    showPlays(await ask('crossword/ask', { position: text, plays: 25, placement, endgame: 1 }, asking.next()));
    byId('error').textContent = '';
  } catch (error) {
    report(error);
    if (!wasStopped(error)) byId('plays').replaceChildren();
  }
}

function showPlays(answer) {
  arrived();
  byId('plays-title').textContent =
    `Best of ${answer.plays.toLocaleString('en')} plays and ${answer.exchanges.toLocaleString('en')} exchanges`;
  const isPlaced = answer.placement !== null;
  for (const cell of document.querySelectorAll('th.placed')) cell.hidden = !isPlaced;
  byId('plays').replaceChildren(...answer.best.map((play, place) => {
    const why = button('why', event => { event.stopPropagation(); explain(place + 1); });
    why.setAttribute('aria-label', `why ${play.move}`);
    const cells = [play.move, number(play.score, 0), { text: play.leave, kind: 'tiles' }, number(play.leaveValue)];
    if (isPlaced) cells.push(number(play.placementValue));
    const equity = number(play.equity);
    if (play.bound === 'at most') equity.text = '≤ ' + equity.text;
    cells.push(equity, answer.endgame ? (play.bound ?? '') : why);
    return showsPlay(clickable(row(...cells), `${play.move}, ${play.score} points: make this play`, () => make(play.move)),
      play.move, show);
  }));
  byId('unseen').textContent = answer.unseen.replace(/(.)\1*/g, '$& ');
  byId('bag').textContent = `${answer.tilesInBag} in the bag; words ${answer.words}, leaves ${answer.leaves ?? 'none'}.`;
  byId('notes').textContent = (answer.notes ?? []).join(' ');
  showEndgame(answer.endgame, answer.exact);
  const isNear = answer.tilesInBag >= 1 && answer.tilesInBag <= MOST_NEAR_THE_END;
  showPreEndgame(answer.preEndgame);
  if (isNear) byId('solving').hidden = answer.preEndgame?.proven === true;
}

/** With few tiles in the bag: who wins after each draw, and how well that is known. */
function showPreEndgame(found) {
  byId('near').hidden = !found;
  if (!found) return;
  byId('near-words').textContent = (found.proven ? 'Proven: no other candidate wins more often.' : `Not proven within ${found.secondsAllowed} s.`)
    + ` ${found.endgames.toLocaleString('en')} ends of games were searched.`;
  byId('near-rows').replaceChildren(...found.moves.slice(0, 12).map(play => showsPlay(
    clickable(row(play.move, number(play.score, 0), percent(play.winProbability), number(play.points), play.known?.by ?? 'unknown'),
      `${play.move}: make this play`, () => make(play.move)), play.move, show)));
}

/** What is proven of the end of the game, and what is not. */
function showEndgame(endgame, isExact) {
  byId('solving').hidden = !endgame || isExact;
  byId('endgame').textContent = !endgame ? '' : isExact
    ? `The bag is empty and the end is proven: a ${endgame.outcome}, ${signed(endgame.value, 0).text} points from here on. `
      + `Best play: ${endgame.line.join(', ')}.`
    : `The bag is empty. Not proven within ${endgame.secondsAllowed} s: `
      + (endgame.outcome ? `it is a ${endgame.outcome}, but by how much is an estimate.` : 'these are estimates.');
}

byId('solve').addEventListener('click', async () => {
  byId('solve-words').textContent = 'solves…';
  byId('solve').disabled = true;
  byId('solve-stop').disabled = false;
  try {
    const seconds = byId('solve-seconds').value;
    showPlays(await watch('crossword/solve', { position: now(), plays: 25, seconds }, solving.next(), () => {}));
  } catch (error) {
    report(error);
  }
  byId('solve-words').textContent = '';
  byId('solve').disabled = false;
  byId('solve-stop').disabled = true;
});
byId('solve-stop').addEventListener('click', () => solving.stop());

async function explain(rank) {
  try {
    const placement = byId('placement').checked ? 'built-in' : '';
    const why = await ask('crossword/why', { position: now(), rank, placement });
    byId('why-title').textContent = `Why ${why.move} is worth ${number(why.equity).text}`;
    byId('why-rows').replaceChildren(
      row('score', '', number(why.score, 0)),
      row('keeps', { text: why.leave || 'nothing', kind: 'tiles' }, signed(why.leaveValue)),
      ...(why.leaveValueOfFullBag === null ? [] : [row('', 'with a full bag it would be', signed(why.leaveValueOfFullBag))]),
      ...why.squares.filter(tile => Number(tile.value) !== 0)
        .map(tile => row('square ' + tile.square, { text: tile.tile, kind: 'tiles' }, signed(tile.value, 2))),
      row('together', '', number(why.equity)));
    byId('why').hidden = false;
    byId('why').scrollIntoView({ block: 'nearest' });
  } catch (error) {
    report(error);
  }
}

async function make(move) {
  try {
    const made = await ask('crossword/after', { position: now(), move });
    change(() => { position = parse(made.position); });
    byId('last-move').value = made.move;
    byId('error').textContent = `${made.move} is made, ${made.score} points. Type the rack of the player who is now on turn.`;
    byId('rack').focus();
  } catch (error) {
    report(error);
  }
}

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
function read(text) {
  const typed = parse(text);
  if (typed) change(() => { position = typed; });
  else byId('error').textContent = 'That is not a position of 15 rows; CGP looks like 15/15/…/15 AEINRST/ 0/0 0.';
}
byId('position').addEventListener('change', () => read(byId('position').value));
/** A file with a position is shown, a recorded game is reviewed. */
onDrop(async file => {
  const text = await file.text();
  if (/^(#|>)/m.test(text)) reviewRecord('crossword', text);
  else read(text.trim());
});
byId('placement').addEventListener('change', update);
byId('undo').addEventListener('click', undo);
byId('clear').addEventListener('click', () => change(() => { position = parse(EXAMPLES[0].position); }));
for (const example of EXAMPLES) byId('example').append(new Option(example.name, example.position));
byId('example').addEventListener('change', () => {
  if (byId('example').value) change(() => { position = parse(byId('example').value); });
  byId('example').value = '';
});

async function showMap() {
  try {
    byId('map').replaceChildren(await picture('crossword/placement', { points: byId('points').value }));
  } catch (error) {
    report(error);
  }
}
byId('show-map').addEventListener('click', showMap);
byId('points').addEventListener('change', showMap);

const cards = [simulation(now, make, show), inference(now), leaves(now, () => position.rack)];
update();
