// The backgammon page: a position, dice, what it is worth, every move.
import { ask, picture, Latest, wasStopped } from './api.js';
import { addressed, byId, clickable, meter, number, remember, row, signed } from './shell.js';

const EXAMPLES = [
  ['Opening 3-1', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'],
  ['Double or not: six each', 'XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10'],
  ['Bear off with 6-1', 'XGID=-BBB-----------------bbb--:0:0:1:61:0:0:0:0:10'],
  ['Blitz', 'XGID=-a--BBBBB-B-a-----b-dcAbb-:0:0:1:00:0:0:0:0:10'],
];
let position = addressed(EXAMPLES[0][1]);
const past = [];
const drawing = new Latest();
const asking = new Latest();

const dice = byId('dice');
dice.append(new Option('before the roll', '00'));
for (let first = 6; first >= 1; first--) {
  for (let second = first; second >= 1; second--) dice.append(new Option(`${first}-${second}`, `${first}${second}`));
}

function go(next) {
  past.push(position);
  position = next;
  update();
}

/** An XGID with other dice: its fifth field. */
function withDice(xgid, thrown) {
  const fields = xgid.split(':');
  fields[4] = thrown;
  return fields.join(':');
}

function report(error) {
  if (!wasStopped(error)) byId('error').textContent = error.message;
}

async function update() {
  remember(position);
  byId('position').value = position;
  picture('backgammon/board', { position }, drawing.next())
    .then(svg => byId('board').replaceChildren(svg)).catch(report);
  try {
    show(await ask('backgammon/ask', { position }, asking.next()));
    byId('error').textContent = '';
  } catch (error) {
    report(error);
  }
}

function show(answer) {
  if (answer.xgid && answer.xgid !== position) {
    position = answer.xgid;
    remember(position);
    byId('position').value = position;
  }
  const thrown = position.split(':')[4] ?? '00';
  dice.value = /^[1-6]{2}$/.test(thrown) ? [...thrown].sort().reverse().join('') : '00';
  const equity = answer.equity.centred ?? answer.equity.cubeless;
  byId('value').textContent = `Wins ${(100 * answer.winProbability).toFixed(2)} %, equity ${signed(equity, 3).text}`;
  byId('source').textContent = (answer.exact ? 'Exact, by ' : 'An estimate, by ') + answer.source + '. ' + (answer.notes ?? []).join(' ');
  showChances(answer.chances);
  const cube = answer.cube;
  byId('cube').textContent = cube?.action
    ? `Cube: ${cube.action}.` + (cube.doubleTake !== null && cube.doubleTake !== undefined
      ? ` No double ${signed(cube.noDouble, 3).text}, double and take ${signed(cube.doubleTake, 3).text}, double and pass +1.000.` : '')
    : '';
  const moves = answer.moves ?? [];
  byId('moves').replaceChildren(...moves.slice(0, 40).map(move =>
    clickable(row(move.move, { text: move.winProbability === null ? '' : (100 * move.winProbability).toFixed(2) + ' %', number: true },
      signed(move.equity, 4), number(move.loss, 4)), `${move.move}: make this move`, () => make(move.move))));
  byId('moves-words').textContent = answer.moves
    ? `${moves.length} legal moves${moves.length > 40 ? ', the best 40 shown' : ''}. Equity for the player on roll.` : 'Choose dice to see the moves.';
  byId('sides').replaceChildren(...answer.sides.map((side, place) =>
    row(place === 0 ? 'on roll' : 'other', number(side.pips, 0), number(side.epc, 2), number(side.wastage, 2), number(side.meanRolls, 3))));
}

function showChances(chances) {
  byId('chances').replaceChildren(...Object.entries(chances ?? {})
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => row(words(name), { text: (100 * value).toFixed(2) + ' %', number: true },
      meter(value, `${(100 * value).toFixed(0)} per cent`))));
}

const words = name => name.replace(/([A-Z])/g, ' $1').toLowerCase();

async function make(move) {
  try {
    go((await ask('backgammon/after', { position, move })).position);
  } catch (error) {
    report(error);
  }
}

dice.addEventListener('change', () => go(withDice(position, dice.value)));
byId('roll').addEventListener('click', () => {
  const [one, other] = crypto.getRandomValues(new Uint32Array(2));
  go(withDice(position, `${one % 6 + 1}${other % 6 + 1}`));
});
byId('undo').addEventListener('click', () => {
  if (past.length) {
    position = past.pop();
    update();
  }
});
byId('position').addEventListener('change', () => go(byId('position').value.trim()));
for (const [name, value] of EXAMPLES) byId('example').append(new Option(name, value));
byId('example').addEventListener('change', () => {
  if (byId('example').value) go(byId('example').value);
  byId('example').value = '';
});
update();
