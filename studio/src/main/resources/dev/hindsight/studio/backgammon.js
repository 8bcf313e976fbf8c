// The backgammon page: a position, dice, cube and score; what it is worth, every move.
import { ask, shellQuoted, watch, Latest, wasStopped } from './api.js';
import './board.js';
import { moved, isXOnRoll, stepByStep, takeDragging } from './backgammon-checkers.js';
import { arrived, byId, clickable, copies, known as saysHow, meter, number, onDrop, percent, report, reviewRecord, row, say as tell, signed, textOf } from './shell.js';
import { showsPlay } from './crossword-typing.js';
import { takeTabs } from './tabs.js';
import { GameTree, addressOf, drawTree } from './tree.js';

const EXAMPLES = [
  ['Opening 3-1', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'],
  ['Double or not: six each', 'XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10'],
  ['Bear off with 6-1', 'XGID=-BBB-----------------bbb--:0:0:1:61:0:0:0:0:10'],
  ['Blitz', 'XGID=-a--BBBBB-B-a-----b-dcAbb-:0:0:1:00:0:0:0:0:10'],
];
takeTabs('backgammon');
let tree = new GameTree(new URLSearchParams(location.search).get('position') ?? EXAMPLES[0][1]);
let position = tree.current.state;
let past = [];
const asking = new Latest();
const rolling = new Latest();
const previewing = new Latest();
const keep = addressOf('backgammon', own => ({ position: own.current.state }),
  { present: () => tree, usual: EXAMPLES[0][1], show: there => show(there, false) });

/** Another tree, or another place in it. */
function show(next, isStep = true) {
  tree = next;
  position = tree.current.state;
  past = [];
  update(isStep);
}

const FIELDS = { cube: 1, owner: 2, turn: 3, dice: 4, scoreX: 5, scoreO: 6, rules: 7, length: 8 };

const dice = byId('dice');
dice.append(new Option('before the roll', '00'));
for (let first = 6; first >= 1; first--) {
  for (let second = first; second >= 1; second--) dice.append(new Option(`${first}-${second}`, `${first}${second}`));
}
for (let power = 0; power <= 6; power++) byId('cube-value').append(new Option(String(2 ** power), String(power)));

/** Dice, cube, score or checkers are set: the turn is the same, its position another. */
function go(next) {
  past.push(position);
  position = next;
  if (tree.current.children.length) {
    // What follows began from the position as it was.
    if (tree.parent()) {
      tree.current = tree.parent();
      tree.add(next.split(':')[FIELDS.dice] === '00' ? 'set up' : 'with ' + next.split(':')[FIELDS.dice], next);
    } else tree = new GameTree(next, tree.meta);
  } else tree.current.state = next;
  update(false);
}

/** An XGID with another value in one of its fields. */
function withField(name, value) {
  const fields = position.split(':');
  fields[FIELDS[name]] = value;
  return fields.join(':');
}

/** Another score or length. Only while one player alone needs one point is it a Crawford game. */
function withScore(name, value) {
  const fields = withField(name, value).split(':');
  const length = Number(fields[FIELDS.length]);
  const needOne = [FIELDS.scoreX, FIELDS.scoreO].filter(place => length - Number(fields[place]) === 1);
  const isOtherKind = (length === 0) !== (Number(position.split(':')[FIELDS.length]) === 0);
  if (isOtherKind || (length > 0 && needOne.length !== 1)) fields[FIELDS.rules] = '0';
  return fields.join(':');
}

const say = words => tell('error', words);
const draw = text => byId('board').show(text).catch(error => report(error));
const steps = stepByStep(() => position, make, draw);

async function update(isStep) {
  steps.forget();
  rolling.stop();
  byId('rolled').replaceChildren();
  for (const id of ['rollout-words', 'rollout-known', 'rollout-said', 'moves-said', 'set-said']) tell(id, '');
  keep(tree, isStep);
  byId('position').value = position;
  showTree();
  draw(position);
  try {
    const began = performance.now();
    showAnswer(await ask('backgammon/ask', { position }, asking.next()), began);
    say('');
  } catch (error) {
    if (!wasStopped(error)) {
      say('This position cannot be judged: ' + error.message);
      byId('value').textContent = '';
      byId('moves').replaceChildren();
      arrived();
    }
  }
}

function showTree() {
  drawTree(byId('tree'), tree, node => (node.parent === null ? 'Start' : `${tree.path(node).length - 1}. ${node.move}`), goTo);
  if (document.activeElement !== byId('note')) byId('note').value = tree.current.note;
  byId('back').disabled = byId('first').disabled = byId('drop').disabled = tree.current.parent === null;
  byId('on').disabled = !tree.current.children.length;
}
function goTo(id) {
  tree.go(id);
  show(tree);
}

/** While a row is pointed at the board shows where the checkers would stand. */
async function preview(move) {
  const signal = previewing.next();
  if (!move) {
    draw(position);
    return;
  }
  try {
    const after = await ask('backgammon/after', { position, move }, signal);
    // Seen by the same player as before: who is on roll sits below.
    const fields = after.xgid.split(':');
    fields[FIELDS.turn] = position.split(':')[FIELDS.turn];
    fields[FIELDS.dice] = position.split(':')[FIELDS.dice];
    draw(fields.join(':'));
  } catch (error) {
    if (!wasStopped(error)) report(error, 'moves-said');
  }
}
const offered = (tr, move) => showsPlay(clickable(tr, `${move}: make this move`, () => make(move).catch(error => report(error, 'moves-said'))), move, preview);

function showAnswer(answer, began) {
  arrived();
  if (answer.xgid && answer.xgid !== position) {
    position = answer.xgid;
    tree.current.state = position;
    keep(tree, false);
    byId('position').value = position;
  }
  showFields();
  // With the cube where it is, before anybody turns it.
  const equity = answer.cube?.noDouble ?? answer.equity.cubeless;
  byId('value').textContent = `Wins ${(100 * answer.winProbability).toFixed(2)} %, equity ${signed(equity, 3).text}`
    + (answer.match ? `, wins the match ${(100 * answer.match.winProbability).toFixed(2)} %` : '');
  byId('source').textContent = (answer.exact ? 'Exact, by ' : 'An estimate, by ') + answer.source + '. ' + (answer.notes ?? []).join(' ');
  saysHow('moves-known', answer.exact ? 'proven' : 'estimate by nets', began);
  showChances(answer.chances);
  showCube(answer);
  const moves = answer.moves ?? [];
  byId('moves').replaceChildren(...moves.slice(0, 40).map(move =>
    offered(row(move.move, percent(move.winProbability, 2), signed(move.equity, 4), number(move.loss, 4)), move.move)));
  byId('moves-words').textContent = answer.moves
    ? `${moves.length} legal moves${moves.length > 40 ? ', the best 40 shown' : ''}. Equity for the player on roll.` : 'Choose dice to see the moves.';
  byId('sides').replaceChildren(...answer.sides.map((side, place) =>
    row(place === 0 ? 'on roll' : 'other', number(side.pips, 0), known(side.epc, 2), known(side.wastage, 2), known(side.meanRolls, 3))));
}

/** A number of the race; with contact there is none. */
const known = (value, digits) => (value === null ? { text: '–', number: true } : number(value, digits));

/** Dice, cube and score as the position says them, from the side of the player on roll. */
function showFields() {
  const fields = position.split(':');
  const isX = isXOnRoll(position);
  const thrown = fields[FIELDS.dice] ?? '00';
  dice.value = /^[1-6]{2}$/.test(thrown) ? [...thrown].sort().reverse().join('') : '00';
  byId('cube-value').value = fields[FIELDS.cube];
  byId('owner').value = String(Number(fields[FIELDS.owner]) * (isX ? 1 : -1));
  const [own, other] = isX ? ['scoreX', 'scoreO'] : ['scoreO', 'scoreX'];
  for (const [id, name] of [['own-score', own], ['other-score', other], ['length', 'length']]) {
    if (document.activeElement !== byId(id)) byId(id).value = fields[FIELDS[name]];
  }
  byId('crawford').checked = fields[FIELDS.length] !== '0' && fields[FIELDS.rules] === '1';
  byId('crawford').disabled = fields[FIELDS.length] === '0';
}

/** Why there is nothing to decide about the cube. */
const whyNot = answer =>
  answer.class === 'over' ? 'The game is over.'
    : answer.moves ? 'The dice are rolled.'
      : answer.match?.crawford ? 'Nobody doubles in the Crawford game.'
        : byId('owner').value === '-1' ? 'The other player has the cube.' : 'The cube cannot be turned.';

function showCube(answer) {
  const cube = answer.cube;
  const isKnown = cube?.doubleTake !== null && cube?.doubleTake !== undefined;
  byId('cube').textContent = cube?.action && isKnown ? `Right: ${cube.action}.` : whyNot(answer);
  const cost = value => (value === null || value === undefined ? { text: '', number: true }
    : value > 0 ? { text: '−' + value.toFixed(3), number: true } : { text: 'right', number: true });
  byId('cube-rows').replaceChildren(...(isKnown ? [
    row('no double', signed(cube.noDouble, 3), cost(cube.costOfNoDouble)),
    row('double, take', signed(cube.doubleTake, 3), cost(cube.costOfDouble)),
    row('double, pass', signed(cube.doublePass, 3), ''),
    row('taking', '', cost(cube.costOfTake)),
    row('passing', '', cost(cube.costOfPass)),
  ] : []));
}

function showChances(chances) {
  byId('chances').replaceChildren(...Object.entries(chances ?? {})
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => row(words(name), percent(value, 2), meter(value, `${(100 * value).toFixed(0)} per cent`))));
}

const words = name => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Makes a move, and goes on to the roll of the other player. */
async function make(move) {
  const after = await ask('backgammon/after', { position, move });
  const [one, other] = position.split(':')[FIELDS.dice];
  tree.add(`${one}${other}: ${after.move}`, after.xgid);
  show(tree);
}

byId('roll-out').addEventListener('click', async () => {
  byId('roll-out').disabled = true;
  byId('rollout-stop').disabled = false;
  tell('rollout-said', '');
  tell('rollout-words', 'plays…');
  const began = performance.now();
  try {
    const found = await watch('backgammon/rollout', { position, trials: byId('trials').value }, rolling.next(),
      stage => tell('rollout-words', `${stage.done.toLocaleString('en')} of ${stage.total.toLocaleString('en')} ${stage.unit}…`));
    byId('rolled').replaceChildren(...found.lines.map(line => {
      const cells = row(line.move ?? 'before the roll', percent(line.winProbability, 2), signed(line.equity, 4), number(line.standardError, 4), signed(line.cubefulEquity, 4));
      return line.move ? offered(cells, line.move) : cells;
    }));
    tell('rollout-words', `${found.trials.toLocaleString('en')} games${byId('rolled').children.length > 1 ? ' of each move' : ''}, played by ${found.source}.`);
    saysHow('rollout-known', 'a sample, ± one standard error', began);
  } catch (error) {
    tell('rollout-words', wasStopped(error) ? 'Stopped.' : '');
    report(error, 'rollout-said');
  }
  byId('roll-out').disabled = false;
  byId('rollout-stop').disabled = true;
});
byId('rollout-stop').addEventListener('click', () => rolling.stop());
copies('moves-copy', () => 'hindsight backgammon ask ' + shellQuoted(position));
copies('rollout-copy', () => `hindsight backgammon rollout ${shellQuoted(position)} --trials ${byId('trials').value}`);

takeDragging(byId('board'), (from, to, isOthers) => {
  const isRolled = /^[1-6]{2}$/.test(position.split(':')[FIELDS.dice] ?? '');
  if (isRolled && !byId('set-up').checked) {
    steps.step(from, to, say);
    return;
  }
  const next = moved(position, from === 0 ? 'other-bar' : from, to, isOthers);
  if (next) go(next);
});

dice.addEventListener('change', () => go(withField('dice', dice.value)));
byId('roll').addEventListener('click', () => {
  const [one, other] = crypto.getRandomValues(new Uint32Array(2));
  go(withField('dice', `${one % 6 + 1}${other % 6 + 1}`));
});
byId('cube-value').addEventListener('change', () => go(withField('cube', byId('cube-value').value)));
byId('owner').addEventListener('change', () =>
  go(withField('owner', String(Number(byId('owner').value) * (isXOnRoll(position) ? 1 : -1)))));
for (const [id, names] of [['own-score', ['scoreX', 'scoreO']], ['other-score', ['scoreO', 'scoreX']], ['length', ['length', 'length']]]) {
  byId(id).addEventListener('change', () => {
    const value = byId(id).value.replace(/\D/g, '').slice(0, 2) || '0';
    go(withScore(names[isXOnRoll(position) ? 0 : 1], value));
  });
}
byId('crawford').addEventListener('change', () => go(withField('rules', byId('crawford').checked ? '1' : '0')));
byId('undo').addEventListener('click', () => {
  if (past.length) {
    position = past.pop();
    tree.current.state = position;
    update(false);
  } else if (tree.parent()) goTo(tree.parent().id);
});
byId('back').addEventListener('click', () => goTo(tree.parent()?.id ?? 0));
byId('first').addEventListener('click', () => goTo(0));
byId('on').addEventListener('click', () => goTo(tree.current.children[0] ?? tree.current.id));
byId('drop').addEventListener('click', () => { tree.drop(); show(tree); });
byId('note').addEventListener('input', () => { tree.current.note = byId('note').value; keep(tree, false); });
byId('continue').hidden = !GameTree.last('backgammon');
byId('continue').addEventListener('click', () => { show(GameTree.last('backgammon')); byId('continue').hidden = true; });
const makeTyped = () => { if (byId('move').value.trim()) make(byId('move').value.trim()).then(() => { byId('move').value = ''; }).catch(error => report(error)); };
byId('make').addEventListener('click', makeTyped);
byId('move').addEventListener('keydown', event => { if (event.key === 'Enter') makeTyped(); });
byId('position').addEventListener('change', () => show(new GameTree(byId('position').value.trim())));
/** A file with a position is shown, a recorded match is reviewed. */
onDrop(async (file, files) => {
  const text = textOf(new Uint8Array(await file.arrayBuffer())).trim();
  if (text.includes('\n')) reviewRecord('backgammon', text, files);
  else show(new GameTree(text));
});
for (const [name, value] of EXAMPLES) byId('example').append(new Option(name, value));
byId('example').addEventListener('change', () => {
  if (byId('example').value) show(new GameTree(byId('example').value));
  byId('example').value = '';
});
show(await GameTree.of(location.hash, 'backgammon') ?? tree, false);
