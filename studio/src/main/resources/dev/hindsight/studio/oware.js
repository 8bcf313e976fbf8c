// The oware page: click a pit to sow it, see what each is worth, play on.
import { ask, picture, Latest, wasStopped } from './api.js';
import { addressed, byId, clickable, number, remember, row, signed } from './shell.js';

const START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';
let position = addressed(START);
let answer = null;
let playing = false;
const past = [];
const made = [];
const drawing = new Latest();
const asking = new Latest();

const turnsLeft = () => Number(byId('turns').value) >= 200 || byId('rules').value !== 'codingame'
  ? null : Number(byId('turns').value);
const isNorth = () => position.endsWith('N');
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

async function draw() {
  const svg = await picture('oware/board', { position }, drawing.next());
  byId('board').replaceChildren(svg);
  for (const pit of svg.querySelectorAll('.pit.playable')) {
    pit.setAttribute('tabindex', '0');
    pit.setAttribute('role', 'button');
    pit.setAttribute('aria-label', 'sow pit ' + pit.dataset.pit);
    const act = () => play(pit.dataset.pit);
    pit.addEventListener('click', act);
    pit.addEventListener('keydown', event => { if (event.key === 'Enter' || event.key === ' ') act(); });
  }
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
    text.textContent = signed(move.value, move.exact ? 0 : 1).text;
    pit.append(text);
  }
}

async function update() {
  remember(position);
  byId('position').value = position;
  byId('history').textContent = made.join(' ');
  byId('turns').disabled = byId('rules').value !== 'codingame';
  byId('turns-said').textContent = turnsLeft() === null ? 'no limit' : turnsLeft();
  byId('turn').textContent = isNorth() ? 'North to move' : 'South to move';
  answer = null;
  byId('board').setAttribute('aria-busy', 'true');
  try {
    draw().catch(error => { if (!wasStopped(error)) byId('error').textContent = error.message; });
    answer = await ask('oware/ask', { position, rules: byId('rules').value, turns: turnsLeft() }, asking.next());
    byId('error').textContent = '';
    show();
    await draw();
    byId('board').removeAttribute('aria-busy');
  } catch (error) {
    if (wasStopped(error)) return;
    byId('error').textContent = error.message;
    byId('moves').replaceChildren();
    return;
  }
  if (isNorth() && byId('opponent').value && answer.moves.length && !playing) {
    await pause(500);
    play(reply());
  }
}

function reply() {
  if (byId('opponent').value === 'best') return answer.moves[0].move;
  return [...answer.moves].sort((one, other) => other.captured - one.captured)[0].move;
}

function show() {
  const who = isNorth() ? 'North' : 'South';
  if (!answer.moves.length) byId('turn').textContent = 'The game is over.';
  byId('value').textContent = `${who} gets ${signed(answer.value, answer.exact ? 0 : 1).text} seeds from here on`;
  byId('source').textContent = (answer.exact ? 'Exact, by ' : 'An estimate, by ') + answer.source + '.';
  byId('moves').replaceChildren(...answer.moves.map(move =>
    clickable(row(move.move, number(move.captured, 0), signed(move.value, move.exact ? 0 : 1),
      move.exact ? 'exact' : 'estimate'), `sow pit ${move.move}`, () => play(move.move))));
  byId('best').textContent = answer.line.length ? 'Best line: ' + answer.line.join(' ') : '';
}

async function play(pit) {
  const move = answer?.moves.find(known => known.move === pit);
  if (!move) return;
  past.push(position);
  made.push(pit);
  position = move.after;
  if (turnsLeft() !== null) byId('turns').value = Math.max(0, turnsLeft() - 1);
  await update();
}

byId('undo').addEventListener('click', () => {
  if (!past.length) return;
  position = past.pop();
  made.pop();
  update();
});
byId('start').addEventListener('click', () => {
  past.length = made.length = 0;
  position = START;
  update();
});
byId('line').addEventListener('click', async () => {
  if (playing || !answer) return;
  playing = true;
  for (const pit of [...answer.line]) {
    await pause(450);
    await play(pit);
  }
  playing = false;
});
byId('values').addEventListener('change', draw);
byId('rules').addEventListener('change', update);
byId('turns').addEventListener('input', update);
byId('opponent').addEventListener('change', update);
byId('position').addEventListener('change', () => {
  past.push(position);
  made.push('|');
  position = byId('position').value.trim();
  update();
});
update();
