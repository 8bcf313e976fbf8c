// The backgammon page: a position, dice, cube and score; what it is worth, every move.
import { ask, Latest, wasStopped } from './api.js';
import './board.js';
import { moved, isXOnRoll, stepByStep, takeDragging } from './backgammon-checkers.js';
import { addressed, arrived, byId, clickable, meter, number, onDrop, percent, remember, report, reviewRecord, row, signed } from './shell.js';

const EXAMPLES = [
  ['Opening 3-1', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'],
  ['Double or not: six each', 'XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10'],
  ['Bear off with 6-1', 'XGID=-BBB-----------------bbb--:0:0:1:61:0:0:0:0:10'],
  ['Blitz', 'XGID=-a--BBBBB-B-a-----b-dcAbb-:0:0:1:00:0:0:0:0:10'],
];
let position = addressed(EXAMPLES[0][1]);
const past = [];
const asking = new Latest();
const FIELDS = { cube: 1, owner: 2, turn: 3, dice: 4, scoreX: 5, scoreO: 6, rules: 7, length: 8 };

const dice = byId('dice');
dice.append(new Option('before the roll', '00'));
for (let first = 6; first >= 1; first--) {
  for (let second = first; second >= 1; second--) dice.append(new Option(`${first}-${second}`, `${first}${second}`));
}
for (let power = 0; power <= 6; power++) byId('cube-value').append(new Option(String(2 ** power), String(power)));

function go(next) {
  past.push(position);
  position = next;
  update();
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

const say = words => { byId('error').textContent = words; };
const draw = text => byId('board').show(text).catch(report);
const steps = stepByStep(() => position, make, draw);

async function update() {
  steps.forget();
  remember(position);
  byId('position').value = position;
  draw(position);
  try {
    show(await ask('backgammon/ask', { position }, asking.next()));
    say('');
  } catch (error) {
    if (!wasStopped(error)) {
      report(error);
      byId('moves').replaceChildren();
    }
  }
}

function show(answer) {
  arrived();
  if (answer.xgid && answer.xgid !== position) {
    position = answer.xgid;
    remember(position);
    byId('position').value = position;
  }
  showFields();
  // With the cube where it is, before anybody turns it.
  const equity = answer.cube?.noDouble ?? answer.equity.cubeless;
  byId('value').textContent = `Wins ${(100 * answer.winProbability).toFixed(2)} %, equity ${signed(equity, 3).text}`
    + (answer.match ? `, wins the match ${(100 * answer.match.winProbability).toFixed(2)} %` : '');
  byId('source').textContent = (answer.exact ? 'Exact, by ' : 'An estimate, by ') + answer.source + '. ' + (answer.notes ?? []).join(' ');
  showChances(answer.chances);
  showCube(answer);
  const moves = answer.moves ?? [];
  byId('moves').replaceChildren(...moves.slice(0, 40).map(move =>
    clickable(row(move.move, percent(move.winProbability, 2), signed(move.equity, 4), number(move.loss, 4)),
      `${move.move}: make this move`, () => make(move.move).catch(report))));
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

async function make(move) {
  go((await ask('backgammon/after', { position, move })).xgid);
}

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
  if (past.length) position = past.pop();
  update();
});
const makeTyped = () => { if (byId('move').value.trim()) make(byId('move').value.trim()).then(() => { byId('move').value = ''; }).catch(report); };
byId('make').addEventListener('click', makeTyped);
byId('move').addEventListener('keydown', event => { if (event.key === 'Enter') makeTyped(); });
byId('position').addEventListener('change', () => go(byId('position').value.trim()));
/** A file with a position is shown, a recorded match is reviewed. */
onDrop(async file => {
  const text = (await file.text()).trim();
  if (text.includes('\n')) reviewRecord('backgammon', text);
  else go(text);
});
for (const [name, value] of EXAMPLES) byId('example').append(new Option(name, value));
byId('example').addEventListener('change', () => {
  if (byId('example').value) go(byId('example').value);
  byId('example').value = '';
});
update();
