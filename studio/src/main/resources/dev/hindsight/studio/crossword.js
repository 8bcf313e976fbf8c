// The analysis room of crossword games: the board stays in view, answers stand beside it, every turn is kept.
import { ask, picture, watch, Latest, wasStopped } from './api.js';
import './crossword-board.js';
import { ENGLISH, alphabetOf, faultsOf, laid, placeOf, plain, playBetween, tilesOf } from './crossword-board.js';
import { arrived, button, byId, clickable, copies, known, number, onDrop, percent, report, reviewRecord, row, save, say, signed, textOf } from './shell.js';
import { EXAMPLES, emptyBoard, format, parse } from './cgp.js';
import { showsPlay, takeTyping } from './crossword-typing.js';
import { isTouched, takeKeys } from './keys.js';
import { takeTabs } from './tabs.js';
import { GameTree, addressOf, drawTree } from './tree.js';
import { chosen, command, takeShelf } from './crossword-shelf.js';
import { readGame, writeGame } from './crossword-record.js';
import { simulation } from './crossword-simulation.js';
import { inference } from './crossword-inference.js';
import { leaves } from './crossword-leaves.js';

/** The bag from which solving before it is empty begins. */
const MOST_NEAR_THE_END = 7;
const board = byId('board');
const openTab = takeTabs('crossword');
let set = ENGLISH;
let tree = new GameTree(EXAMPLES[1].position);
let position = parse(tree.root.state);
let shownMove = null;
let faults = faultsOf(position, set);
/** What was typed on this turn, for Undo. */
let past = [];
const asking = new Latest();
const solving = new Latest();
const now = () => format(position);
const keep = addressOf('crossword', own => ({ position: own.current.state, ...chosen() }),
  { present: () => tree, usual: EXAMPLES[1].position, show: there => show(there, false) });

/** Another tree, or another place in it. */
function show(next, isStep = true) {
  tree = next;
  position = parse(tree.current.state, set.squares.length) ?? emptyBoard(set.squares.length);
  past = [];
  update(isStep);
}

function goTo(id) {
  tree.go(id);
  show(tree);
}

/** Something was typed: the turn is the same, its position another. */
function change(act) {
  const was = now();
  past.push(was);
  act();
  const isBoardOther = boardOf(now()) !== boardOf(was);
  if (isBoardOther) tree.current.base ??= was;
  if (tree.current.children.length && boardOf(now()) !== boardOf(tree.current.state)) {
    // What follows began from the board as it was: this is another one.
    const { base } = tree.current;
    delete tree.current.base;
    if (tree.parent()) {
      tree.current = tree.parent();
      tree.add('set up', now());
    } else tree = new GameTree(now(), tree.meta);
    tree.current.base = base;
  } else tree.current.state = now();
  update(false);
}
const boardOf = text => text.split(' ')[0];

/** The board before anything was typed on this turn: where the last move led, or where an empty analysis began. */
function before() {
  return (tree.current.base && parse(tree.current.base, set.squares.length)) || position;
}

/** The tiles that the last move put down. */
function lastSquares() {
  const parent = tree.parent();
  const from = parent && parse(parent.state, set.squares.length);
  return from ? laid(from.cells, tree.current.move) : [];
}

function draw() {
  const typed = playBetween(before().cells, position.cells);
  board.draw(position, {
    ghost: shownMove, last: lastSquares(), fresh: typed.fresh, faults: faults.squares,
    cursor: shownMove ? null : typing.cursor,
  });
  return typed;
}

function preview(move) {
  shownMove = move;
  draw();
}

const typing = takeTyping(board, {
  moved: draw,
  letter(letter, cursor) {
    change(() => { position.cells[cursor.row][cursor.column] = letter; });
    // Tiles of the board that lie in the way belong to the word.
    while (typing.step(1) && before().cells[cursor.row][cursor.column] !== '');
    draw();
  },
  erase(key, cursor) {
    if (key === 'Backspace' && position.cells[cursor.row][cursor.column] === before().cells[cursor.row][cursor.column]) {
      while (typing.step(-1) && position.cells[cursor.row][cursor.column] !== '' && position.cells[cursor.row][cursor.column] === before().cells[cursor.row][cursor.column]);
    }
    const was = before().cells[cursor.row][cursor.column];
    change(() => { position.cells[cursor.row][cursor.column] = was === position.cells[cursor.row][cursor.column] ? '' : was; });
  },
  enter: makeTyped,
  escape() {
    if (playBetween(before().cells, position.cells).fresh.length) change(() => { position.cells = before().cells; });
  },
  touched() { keys.open(typing.fingers); },
}, () => set.letters.map(letter => letter.tile));

const keys = takeKeys(set.letters.slice(1).map(letter => letter.tile));

/** A field of tiles takes the letters of our keyboard where there is no other. */
for (const id of ['rack', 'opponent', 'leave']) {
  byId(id).addEventListener('focus', () => {
    if (!isTouched()) return;
    byId(id).inputMode = 'none';
    const typed = act => { act(byId(id)); byId(id).dispatchEvent(new Event('input')); };
    keys.open({
      isField: true,
      put: letter => typed(field => { field.value += letter.length > 1 ? `[${letter}]` : letter; }),
      turn() {},
      erase: () => typed(field => { field.value = tilesOf(field.value).slice(0, -1).join(''); }),
      enter: () => { byId(id).blur(); keys.close(); },
    });
  });
}

const names = () => [0, 1].map(seat => tree.meta.names?.[seat] || 'AB'[seat]);
const seatOf = node => (tree.path(node).length - 1 + (tree.meta.first ?? 0)) % 2;

async function update(isStep) {
  const text = now();
  faults = faultsOf(position, set);
  shownMove = null;
  for (const [id, value] of [['rack', position.rack], ['opponent', position.opponent],
    ['score', position.score], ['other-score', position.otherScore], ['position', text]]) {
    if (document.activeElement !== byId(id)) byId(id).value = value;
  }
  for (const id of ['rack', 'opponent']) {
    byId(id).setAttribute('aria-invalid', String(faults.racks.has(id)));
    byId(id).title = faults.racks.get(id) ?? '';
  }
  solving.stop();
  byId('why').hidden = true;
  for (const card of cards) card.changed();
  const typed = draw();
  showTree();
  keep(tree, isStep);
  say('error', faults.sentences.join(' ') || typedWords(typed));
  await askForPlays(text);
}

function typedWords(typed) {
  if (!typed.fresh.length) return '';
  return typed.move ? `Typed: ${typed.move}. Enter makes it the play of this turn.` : '';
}

async function askForPlays(text) {
  const signal = asking.next();
  const why = faults.sentences.length ? 'Plays appear when what is marked is mended.'
    : !position.rack ? 'The rack is not known: type it, draw one, or write the play that was made.' : '';
  say('plays-said', why);
  if (why) {
    arrived();
    byId('plays').replaceChildren();
    byId('plays-title').textContent = 'Best plays';
    byId('plays-known').textContent = '';
    byId('notes').textContent = '';
    byId('solving').hidden = true;
    showPreEndgame(null);
    return;
  }
  try {
    const began = performance.now();
    const placement = byId('placement').checked ? 'built-in' : '';
    showPlays(await ask('crossword/ask', { position: text, plays: 25, placement, endgame: 1, ...chosen() }, signal), began);
  } catch (error) {
    if (wasStopped(error)) return;
    byId('plays').replaceChildren();
    report(error, 'plays-said');
  }
}

function showPlays(answer, began) {
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
    return offered(row(...cells), `${play.move}, ${play.score} points: make this play`, play.move);
  }));
  byId('unseen').textContent = answer.unseen.replace(/(.)\1*/g, '$& ');
  byId('bag').textContent = `${answer.tilesInBag} in the bag.`;
  const isProven = answer.exact || Boolean(answer.preEndgame?.proven);
  known('plays-known', isProven ? 'proven' : 'estimate: score and tiles kept', began,
    `words ${fileName(answer.words)}, leaves ${fileName(answer.leaves ?? 'none')}`);
  byId('notes').textContent = (answer.notes ?? []).join(' ');
  showEndgame(answer.endgame, answer.exact);
  const isNear = answer.tilesInBag >= 1 && answer.tilesInBag <= MOST_NEAR_THE_END;
  showPreEndgame(answer.preEndgame);
  if (isNear) byId('solving').hidden = answer.preEndgame?.proven === true;
  if (answer.endgame || answer.preEndgame) known('endgame-known', isProven ? 'proven' : 'not proven yet', began);
}

/** Of a file of the shelf its name; where the shelf stands does not matter. */
const fileName = text => String(text).replace(/^.*[\\/](?=[^\\/]+$)/, '');

/** A row that makes a play. */
const offered = (tr, label, move) => showsPlay(clickable(tr, label, () => make(move)), move, preview);

/** With few tiles in the bag: who wins after each draw, and how well that is known. */
function showPreEndgame(found) {
  byId('near').hidden = !found;
  if (!found) return;
  byId('near-words').textContent = (found.proven ? 'Proven: no other candidate wins more often.' : `Not proven within ${found.secondsAllowed} s.`)
    + ` ${found.endgames.toLocaleString('en')} ends of games were searched.`;
  byId('near-rows').replaceChildren(...found.moves.slice(0, 12).map(play => offered(
    row(play.move, number(play.score, 0), percent(play.winProbability), number(play.points), play.known?.by ?? 'unknown'),
    `${play.move}: make this play`, play.move)));
}

/** What is proven of the end of the game, and what is not. */
function showEndgame(endgame, isExact) {
  byId('solving').hidden = !endgame || isExact;
  byId('endgame').textContent = !endgame
    ? 'With an empty bag the rest of the game is solved; with one to seven tiles in the bag plays are compared by who wins after each draw.'
    : isExact
      ? `The bag is empty and the end is proven: a ${endgame.outcome}, ${signed(endgame.value, 0).text} points from here on. `
        + `Best play: ${endgame.line.join(', ')}.`
      : `The bag is empty. Not proven within ${endgame.secondsAllowed} s: `
        + (endgame.outcome ? `it is a ${endgame.outcome}, but by how much is an estimate.` : 'these are estimates.');
}

byId('solve').addEventListener('click', async () => {
  byId('solve-words').textContent = 'solves…';
  byId('solve').disabled = true;
  byId('solve-stop').disabled = false;
  say('endgame-said', '');
  try {
    const seconds = byId('solve-seconds').value;
    const began = performance.now();
    showPlays(await watch('crossword/solve', { position: now(), plays: 25, seconds, ...chosen() }, solving.next(), () => {}), began);
  } catch (error) {
    report(error, 'endgame-said');
  }
  byId('solve-words').textContent = '';
  byId('solve').disabled = false;
  byId('solve-stop').disabled = true;
});
byId('solve-stop').addEventListener('click', () => solving.stop());

async function explain(rank) {
  try {
    const placement = byId('placement').checked ? 'built-in' : '';
    const why = await ask('crossword/why', { position: now(), rank, placement, ...chosen() });
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
    report(error, 'plays-said');
  }
}

/** The board before what was typed, with a rack that has the tiles of a play. */
function readyFor(move) {
  const from = before();
  const ready = { ...position, cells: from.cells };
  const used = laid(from.cells, move).map(one => (/\p{Lu}/u.test(plain(one.tile)) ? one.tile : '?'));
  const left = tilesOf(position.rack);
  const isHeld = used.every(tile => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (!isHeld) ready.rack = used.join('');
  return { ready, isHeld };
}

/** Makes a play on the board as it was before anything was typed, and goes on to the next turn. */
async function make(move, place = 'error') {
  try {
    const { ready, isHeld } = readyFor(move);
    const made = await ask('crossword/after', { position: format(ready), move, ...chosen() });
    tree.current.state = format(ready);
    delete tree.current.base;
    tree.add(made.move, made.position, made.score);
    byId('move').value = '';
    if (placeOf(made.move)) byId('last-move').value = made.move;
    else if (/^exch/.test(made.move)) byId('last-move').value = 'exch ' + (tilesOf(made.move.split(' ')[1] ?? '').length || 1);
    show(tree);
    say('turn', `${names()[1 - seatOf(tree.current)]} made ${made.move} for ${made.score}.`
      + (isHeld ? '' : ' The rack did not hold these tiles, so it is taken as known in part.') + ' ' + turnWords());
  } catch (error) {
    report(error, place);
  }
}

function makeTyped() {
  const typed = playBetween(before().cells, position.cells);
  const written = byId('move').value.trim();
  if (written) make(written);
  else if (typed.move) make(typed.move);
  else say('error', typed.words ?? 'Type tiles on the board, write a play, or click one of the list.');
}

const turnWords = () => `${names()[seatOf(tree.current)]} is on turn, ${position.score || 0} to ${position.otherScore || 0}.`;

function showTree() {
  say('turn', turnWords());
  drawTree(byId('moves'), tree, node => (node.parent === null ? 'Start'
    : `${tree.path(node).length - 1}. ${node.move}${node.score === null ? '' : ' +' + node.score}`), goTo);
  const node = tree.current;
  if (document.activeElement !== byId('note')) byId('note').value = node.note;
  byId('mark').value = node.mark;
  for (const seat of [0, 1]) if (document.activeElement !== byId(`name-${seat + 1}`)) byId(`name-${seat + 1}`).value = tree.meta.names?.[seat] ?? '';
  byId('back').disabled = byId('first').disabled = node.parent === null;
  byId('on').disabled = !node.children.length;
  byId('withdraw').disabled = !placeOf(node.move) || node.move.includes('withdrawn');
  byId('promote').disabled = byId('drop').disabled = node.parent === null;
}

function undo() {
  const last = past.pop();
  if (last !== undefined) {
    position = parse(last, set.squares.length) ?? position;
    tree.current.state = last;
    update(false);
  } else if (tree.current.base) {
    // Typed before the page was loaded again.
    position = before();
    tree.current.state = tree.current.base;
    delete tree.current.base;
    update(false);
  } else if (tree.parent()) goTo(tree.parent().id);
}
document.addEventListener('keydown', event => {
  const isField = /INPUT|TEXTAREA|SELECT/.test(event.target.tagName);
  if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isField) undo();
  else if (event.altKey && event.key === 'PageUp') byId('back').click();
  else if (event.altKey && event.key === 'PageDown') byId('on').click();
  else return;
  event.preventDefault();
});
byId('undo').addEventListener('click', undo);
byId('more').addEventListener('click', () => {
  byId('more').setAttribute('aria-expanded', String(byId('more-fields').classList.toggle('open')));
});
byId('back').addEventListener('click', () => goTo(tree.parent()?.id ?? 0));
byId('first').addEventListener('click', () => goTo(0));
byId('on').addEventListener('click', () => goTo(tree.current.children[0] ?? tree.current.id));
byId('make').addEventListener('click', makeTyped);
byId('move').addEventListener('keydown', event => { if (event.key === 'Enter') makeTyped(); });

byId('note').addEventListener('input', () => { tree.current.note = byId('note').value; keep(tree, false); });
byId('note').addEventListener('change', showTree);
byId('mark').addEventListener('change', () => { tree.current.mark = byId('mark').value; showTree(); keep(tree, false); });
for (const seat of [0, 1]) {
  byId(`name-${seat + 1}`).addEventListener('input', () => {
    tree.meta.names = names().map((name, at) => (at === seat ? byId(`name-${seat + 1}`).value.trim() : name));
    showTree();
    keep(tree, false);
  });
}
byId('promote').addEventListener('click', () => { tree.promote(); show(tree, false); });
byId('drop').addEventListener('click', () => { tree.drop(); show(tree); });
/** The last play comes back: its maker loses the turn. */
byId('withdraw').addEventListener('click', () => {
  const from = parse(tree.parent().state, set.squares.length);
  const back = { ...from, rack: from.opponent, opponent: from.rack, score: from.otherScore, otherScore: from.score,
    zero: Math.min(6, Number(from.zero) + 1) };
  Object.assign(tree.current, { state: format(back), move: tree.current.move + ' (withdrawn)', score: 0 });
  show(tree, false);
});
byId('save').addEventListener('click', () => save('game.gcg', writeGame(tree, names(), set, chosen().words)));
byId('review').addEventListener('click', () => reviewRecord('crossword', writeGame(tree, names(), set, chosen().words)));
byId('continue').hidden = !GameTree.last('crossword');
byId('continue').addEventListener('click', () => { show(GameTree.last('crossword')); byId('continue').hidden = true; });

function field(id, name, clean) {
  byId(id).addEventListener('input', () => {
    const value = clean(byId(id).value);
    if (value !== position[name]) change(() => { position[name] = value; });
  });
}
const onlyTiles = text => tilesOf(text.toUpperCase().replace(/[\s,/\d]/g, '')).join('');
field('rack', 'rack', onlyTiles);
field('opponent', 'opponent', onlyTiles);
field('score', 'score', text => text.replace(/\D/g, '').slice(0, 4));
field('other-score', 'otherScore', text => text.replace(/\D/g, '').slice(0, 4));

/** Tiles nobody has seen, by chance. */
byId('draw').addEventListener('click', () => {
  const left = [];
  const alphabet = alphabetOf(set);
  const seen = new Map();
  const count = tile => seen.set(tile, (seen.get(tile) ?? 0) + 1);
  for (const cell of position.cells.flat()) if (cell) count(alphabet.get(plain(cell))?.isBlank ? '?' : plain(cell));
  for (const tile of [...tilesOf(position.rack), ...tilesOf(position.opponent)]) count(plain(tile));
  for (const letter of set.letters) {
    for (let n = letter.count - (seen.get(letter.tile) ?? 0); n > 0; n--) left.push([...letter.tile].length > 1 ? `[${letter.tile}]` : letter.tile);
  }
  const rack = tilesOf(position.rack);
  while (rack.length < set.rackSize && left.length) rack.push(left.splice(Math.floor(Math.random() * left.length), 1)[0]);
  if (rack.join('') !== position.rack) change(() => { position.rack = rack.join(''); });
  else say('error', left.length ? 'The rack is full.' : 'There are no tiles left to draw.');
});

function read(text) {
  const typed = parse(text, set.squares.length);
  if (!typed) {
    say('set-said', `That is not a position of ${set.squares.length} rows; CGP looks like 15/15/…/15 AEINRST/ 0/0 0.`);
    openTab('tab-set', false);
    return;
  }
  say('set-said', '');
  show(new GameTree(format(typed)));
}
byId('position').addEventListener('change', () => read(byId('position').value));

async function open(file) {
  if (!file) return;
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (!/^(#|>)/m.test(text)) return read(text.trim());
  try {
    const found = await readGame(text, chosen());
    show(found.tree);
    openTab('tab-game');
    say('game-said', found.words);
  } catch (error) {
    openTab('tab-game', false);
    report(error, 'game-said');
  }
}
byId('file').addEventListener('change', () => open(byId('file').files[0]));
/** A file with a position is shown, recorded games are reviewed. */
onDrop(async (file, files) => {
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (/^(#|>)/m.test(text)) reviewRecord('crossword', text, files);
  else read(text.trim());
});
byId('placement').addEventListener('change', () => askForPlays(now()));
byId('clear').addEventListener('click', () => show(new GameTree(format(emptyBoard(set.squares.length)))));
byId('swap').addEventListener('click', () => change(() => {
  [position.rack, position.opponent, position.score, position.otherScore] = [position.opponent, position.rack, position.otherScore, position.score];
}));
for (const example of EXAMPLES) byId('example').append(new Option(example.name, example.position));
byId('example').addEventListener('change', () => {
  if (byId('example').value) show(new GameTree(byId('example').value));
  byId('example').value = '';
});

async function showMap() {
  try {
    byId('map').replaceChildren(await picture('crossword/placement', { points: byId('points').value }));
  } catch (error) {
    report(error, 'set-said');
  }
}
byId('show-map').addEventListener('click', showMap);
byId('points').addEventListener('change', showMap);

copies('plays-copy', () => command('ask', now(), { plays: 25, placement: byId('placement').checked ? 'built-in' : null }));
copies('endgame-copy', () => command('ask', now(), { plays: 25, endgame: byId('solve-seconds').value, 'pre-endgame': byId('near').hidden ? null : byId('solve-seconds').value }));

const cards = [simulation(now, move => make(move, 'simulate-said'), preview), inference(now), leaves(now, () => position.rack)];

/** The tiles and the board that were chosen; a position of another size begins empty. */
function useSet(answer) {
  if (JSON.stringify(answer.letters) !== JSON.stringify(set.letters)) keys.use(answer.letters.slice(1).map(letter => letter.tile));
  const isOther = answer.squares.join() !== set.squares.join() || JSON.stringify(answer.letters) !== JSON.stringify(set.letters);
  set = answer;
  if (!isOther) return update(false);
  board.useSet(set);
  if (position.cells.length !== set.squares.length) tree = new GameTree(format(emptyBoard(set.squares.length)));
  show(tree, false);
}

async function begin() {
  const text = new URLSearchParams(location.search).get('position');
  const restored = await GameTree.of(location.hash, 'crossword');
  const shelf = await takeShelf(useSet, error => report(error, 'set-said'));
  if (shelf && (shelf.squares.join() !== ENGLISH.squares.join() || JSON.stringify(shelf.letters) !== JSON.stringify(ENGLISH.letters))) {
    set = shelf;
    board.useSet(set);
    keys.use(set.letters.slice(1).map(letter => letter.tile));
  }
  const size = set.squares.length;
  const isRead = text && parse(text, size);
  const usual = size === 15 && set.letters.length === 27 ? EXAMPLES[1].position : format(emptyBoard(size));
  show(restored ?? new GameTree(isRead ? text : usual), false);
  if (text && !isRead && !restored) say('error', `The address holds no position of ${size} rows, so this is an example.`);
}
begin();
