// The oware room: click a pit to sow it, see what each is worth, play against anybody; every move is kept.
import { act, ask, shellQuoted, watch, Latest, wasStopped } from './api.js';
import './board.js';
import { draw as drawCurve } from './curves.js';
import { byId, clickable, copies, isProven, known, number, onDrop, report, reviewRecord, row, save, say, signed, textOf } from './shell.js';
import { isTouched } from './keys.js';
import { takeTabs } from './tabs.js';
import { GameTree, addressOf, drawTree } from './tree.js';

const START = '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S';
const UNLIMITED = 200;
const MOST_BOOK_SEEDS = 10;
/** Clicks that follow each other at once are not all judged. */
const SETTLED_MILLISECONDS = 120;
const RULES_WORDS = {
  codingame: 'A move that would take everything of the other player takes nothing. After 200 moves the game ends, and seeds on the board count for nobody (the rules of the CodinGame arena).',
  abapa: 'A move that would take everything takes nothing. When a position comes back the game ends, and each player keeps the seeds on their own side.',
  awari: 'Nobody may take everything, unless every move does. When a position comes back the game ends, and the seeds on the board are halved.',
};
const address = new URLSearchParams(location.search);
const openTab = takeTabs('oware');
let tree = new GameTree(address.get('position') ?? START);
let game = null;
let answer = null;
let startTurns = null;
let isAnimated = false;
for (const [id, usual] of [['rules', 'codingame'], ['turns', UNLIMITED], ['side', 'both'], ['opponent', 'alphabeta:milliseconds=500'], ['other', '']]) {
  byId(id).value = address.get(id) ?? usual;
}
const playing = new Latest();
const asking = new Latest();
const graphing = new Latest();
const previewing = new Latest();
/** One after the other: a click that comes while a move is being made is the next move. */
let pending = Promise.resolve();
let wave = 0;

const keep = addressOf('oware', own => ({
  position: own.current.state,
  rules: byId('rules').value === 'codingame' ? '' : byId('rules').value,
  turns: limit() === null ? '' : String(limit()),
  side: byId('side').value === 'both' ? '' : byId('side').value,
  opponent: byId('opponent').value === 'alphabeta:milliseconds=500' ? '' : byId('opponent').value,
  other: byId('other').value.trim(),
}), {
  present: () => tree,
  usual: START,
  show(there) {
    const said = new URLSearchParams(location.search);
    byId('rules').value = said.get('rules') ?? 'codingame';
    byId('turns').value = said.get('turns') ?? UNLIMITED;
    byId('side').value = 'both'; // whoever steps back looks, and is not played against
    tree = there;
    startTurns = tree.meta.turns ?? null;
    go(movesTo(), { isStep: false });
  },
});

const movesTo = (node = tree.current) => tree.path(node).slice(1).map(one => one.move);
const isNorth = () => game.position.endsWith('N');
const limit = () => (byId('rules').value !== 'codingame' || Number(byId('turns').value) >= UNLIMITED ? null : Number(byId('turns').value));
const isMine = () => byId('side').value === 'both' || byId('side').value === (isNorth() ? 'N' : 'S');
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Brings the game to these moves; whoever plays against me makes the next one. */
async function go(wanted, { opponent = null, isStep = true } = {}) {
  const mine = ++wave;
  asking.stop();
  byId('board').setAttribute('aria-busy', 'true');
  try {
    const found = await watch('oware/play',
      { start: tree.root.state, rules: byId('rules').value, turns: startTurns, moves: wanted.join(' '), opponent }, playing.next(), () => {});
    if (mine !== wave) return;
    game = found;
    tree.go(0);
    game.moves.forEach((move, at) => tree.add(move, game.positions[at + 1] ?? game.position));
  } catch (error) {
    if (wasStopped(error) || mine !== wave) return;
    report(error);
    if (game) say('turn', (isNorth() ? 'North' : 'South') + ' to move');
    else byId('moves').replaceChildren();
    byId('board').removeAttribute('aria-busy');
    return;
  }
  say('error', '');
  await update(isStep);
  judge(mine);
  if (!game.over && !isMine() && !isAnimated) {
    byId('turn').textContent += ' – thinks…';
    await pause(350);
    if (mine === wave && !isMine()) await go(movesTo(), { opponent: byId('other').value.trim() || byId('opponent').value });
  }
}

async function update(isStep) {
  byId('position').value = game.position;
  byId('history').textContent = game.moves.join(' ') || 'No move has been made.';
  byId('turns').disabled = byId('rules').value !== 'codingame';
  if (startTurns !== null && game.turnsLeft !== null) byId('turns').value = game.turnsLeft;
  byId('turns-said').textContent = limit() === null ? 'no limit' : limit();
  say('rules-words', RULES_WORDS[byId('rules').value]);
  const last = game.moves.at(-1);
  byId('turn').textContent = (last ? `${/[A-F]/.test(last) ? 'South' : 'North'} sowed ${last}. ` : '')
    + (game.over ? `The game is over: ${game.result}.` : isNorth() ? 'North to move' : 'South to move');
  byId('resign').hidden = byId('side').value === 'both' || game.over;
  keep(tree, isStep);
  drawTree(byId('tree'), tree, node => (node.parent === null ? 'Start' : `${tree.path(node).length - 1}. ${node.move}`), id => goTo(id));
  if (document.activeElement !== byId('note')) byId('note').value = tree.current.note;
  byId('back').disabled = byId('first').disabled = byId('drop').disabled = tree.current.parent === null;
  byId('on').disabled = !tree.current.children.length;
  answer = null;
  await draw();
}

/** What the position is worth, once no other click has followed at once. */
async function judge(mine) {
  if (game.over) {
    for (const id of ['value', 'source', 'best', 'values-known']) byId(id).textContent = '';
    byId('moves').replaceChildren();
    byId('board').removeAttribute('aria-busy');
    return byTurns();
  }
  if (game.moves.length) await pause(SETTLED_MILLISECONDS);
  if (mine !== wave) return;
  try {
    const began = performance.now();
    const found = await ask('oware/ask', { position: game.position, rules: byId('rules').value, turns: limit() }, asking.next());
    if (mine !== wave) return;
    answer = found;
    known('values-known', answer.exact ? 'proven' : 'estimate by search', began);
    show();
    await draw();
    byTurns();
  } catch (error) {
    if (!wasStopped(error)) report(error);
  }
  if (mine === wave) byId('board').removeAttribute('aria-busy');
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
  svg.setAttribute('role', 'group'); // of buttons, which a picture has none of
  const last = game.moves.at(-1);
  if (last) svg.querySelector(`[data-pit="${last}"]`)?.classList.add('last');
  for (const pit of game.over ? [] : svg.querySelectorAll('.pit.playable')) {
    pit.setAttribute('tabindex', '0');
    pit.setAttribute('role', 'button');
    pit.setAttribute('aria-label', nameOf(pit));
    const sow = () => play(pit.dataset.pit);
    pit.addEventListener('click', sow);
    pit.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        sow();
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
    if (pit.hasAttribute('aria-label')) pit.setAttribute('aria-label', nameOf(pit));
  }
}

/** What is to be read in a pit, and what it does. */
const nameOf = pit => [...pit.querySelectorAll('text')].map(text => text.textContent).join(' ') + ': sow this pit';

function show() {
  const who = isNorth() ? 'North' : 'South';
  const hidden = !byId('values').checked;
  if (!answer) return;
  byId('value').textContent = hidden ? 'Values are hidden.'
    : `${who} gets ${signed(answer.value, answer.exact ? 0 : 1).text} seeds from here on`;
  byId('source').textContent = hidden ? '' : (answer.exact ? 'Exact, by ' : 'An estimate, by ') + answer.source + '. ' + atThisScore(who);
  byId('moves').replaceChildren(...(hidden ? [] : answer.moves).map(move =>
    previews(clickable(row(move.move, number(move.captured, 0), signed(move.value, isProven(move) ? 0 : 1),
      isProven(move) ? 'exact' : 'estimate'), `sow pit ${move.move}`, () => play(move.move)), move.move)));
  byId('best').textContent = !hidden && answer.line.length ? 'Best line: ' + answer.line.join(' ') : '';
}

/** While a row is pointed at the board shows what comes of the move; touched, it is shown before it is made. */
function previews(tr, move) {
  const shown = async () => {
    try {
      const after = await watch('oware/play', { start: game.position, rules: byId('rules').value, moves: move, turns: limit() }, previewing.next(), () => {});
      byId('board').classList.add('preview');
      await byId('board').show(after.position);
      byId('board').querySelector(`[data-pit="${move}"]`)?.classList.add('last');
    } catch { /* somebody points elsewhere already */ }
  };
  const gone = () => {
    previewing.stop();
    if (!byId('board').classList.contains('preview')) return;
    byId('board').classList.remove('preview');
    draw().catch(report);
  };
  for (const event of ['mouseenter', 'focus']) tr.addEventListener(event, () => { if (!isTouched()) shown(); });
  for (const event of ['mouseleave', 'blur']) tr.addEventListener(event, () => { if (!isTouched()) gone(); });
  tr.addEventListener('click', event => {
    if (!isTouched() || tr.dataset.shown) {
      byId('board').classList.remove('preview');
      previewing.stop();
      return;
    }
    for (const other of document.querySelectorAll('[data-shown]')) delete other.dataset.shown;
    tr.dataset.shown = 'yes';
    shown();
    event.stopImmediatePropagation();
  }, true);
  return tr;
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
      : 'Only the arena rules stop a game after so many moves.';
    return;
  }
  try {
    const found = await ask('oware/turns', { position: game.position, most: 60 }, graphing.next());
    drawCurve(byId('by-turns'), found.values.map(one => one.turnsLeft),
      [{ label: 'value', values: found.values.map(one => Number(one.value)) }],
      { xLabel: 'moves left', height: 180, onPick: place => {
        byId('turns').value = found.values[place].turnsLeft;
        turnsChanged();
      } });
    words.textContent = 'Net seeds for the player to move, exact. Click to choose that many moves.';
  } catch (error) {
    if (wasStopped(error)) return;
    byId('by-turns').replaceChildren();
    words.textContent = error.message;
  }
}

function play(pit) {
  pending = pending.then(async () => {
    if (!game || game.over || (!isMine() && !isAnimated)) return;
    // Clicked while the move before was on its way: it may be the other side's pit by now.
    if (/[A-F]/.test(pit) === isNorth()) return;
    tree.go(tree.current.id);
    const done = go([...movesTo(), pit]);
    if (isMine()) await Promise.race([done, pause(5000)]);
  });
  return pending;
}

function goTo(id) {
  byId('side').value = 'both'; // whoever goes back looks, and is not played against
  tree.go(id);
  go(movesTo());
}

/** Another beginning: what was played before counts as played. */
function begin(state, moves = []) {
  startTurns = limit();
  tree = new GameTree(state, startTurns === null ? {} : { turns: startTurns });
  return go(moves);
}
const turnsChanged = () => begin(game?.position ?? tree.root.state);

byId('undo').addEventListener('click', () => {
  const moves = movesTo();
  if (!moves.length) return;
  let last = moves.length - 1;
  const first = tree.root.state.endsWith('N') ? 1 : 0;
  const mine = place => byId('side').value === 'both' || ((place + first) % 2 === 0 ? 'S' : 'N') === byId('side').value;
  while (last > 0 && !mine(last)) last--;
  go(moves.slice(0, Math.max(0, last)));
});
byId('start').addEventListener('click', () => begin(START));
byId('first').addEventListener('click', () => goTo(0));
byId('back').addEventListener('click', () => goTo(tree.parent()?.id ?? 0));
byId('on').addEventListener('click', () => goTo(tree.current.children[0] ?? tree.current.id));
byId('drop').addEventListener('click', () => { tree.drop(); go(movesTo()); });
byId('note').addEventListener('input', () => { tree.current.note = byId('note').value; keep(tree, false); });
byId('resign').addEventListener('click', () => {
  if (byId('resign').dataset.asked) {
    delete byId('resign').dataset.asked;
    byId('resign').textContent = 'Resign';
    say('turn', 'You have resigned. New game begins another, Undo goes on with this one.');
    byId('side').value = 'both';
    return;
  }
  byId('resign').dataset.asked = 'yes';
  byId('resign').textContent = 'Really resign?';
  setTimeout(() => { delete byId('resign').dataset.asked; byId('resign').textContent = 'Resign'; }, 4000);
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
byId('rules').addEventListener('change', () => begin(game?.position ?? tree.root.state));
byId('turns').addEventListener('change', turnsChanged);
byId('turns').addEventListener('input', () => { byId('turns-said').textContent = limit() ?? 'no limit'; });
byId('side').addEventListener('change', () => go(movesTo(), { isStep: false }));
// The one before may have refused.
for (const id of ['opponent', 'other']) {
  byId(id).addEventListener('change', () => {
    if (id === 'opponent') byId('other').value = '';
    if (!game || isMine()) keep(tree, false);
    else go(movesTo(), { isStep: false });
  });
}
byId('position').addEventListener('change', () => begin(byId('position').value.trim()));
byId('keep').addEventListener('click', () => save('game.ogn', game.ogn));
byId('review').addEventListener('click', () => reviewRecord('oware', game.ogn));
copies('values-copy', () => ['hindsight oware ask', shellQuoted(game.position),
  byId('rules').value === 'codingame' ? '' : '--rules ' + byId('rules').value, limit() === null ? '' : '--turns ' + limit()].filter(Boolean).join(' '));
byId('continue').hidden = !GameTree.last('oware');
byId('continue').addEventListener('click', () => {
  tree = GameTree.last('oware');
  startTurns = tree.meta.turns ?? null;
  byId('continue').hidden = true;
  go(movesTo());
});
async function open(file) {
  if (!file) return;
  try {
    const read = await act('oware/read', { game: textOf(new Uint8Array(await file.arrayBuffer())), rules: byId('rules').value });
    byId('rules').value = read.rules;
    startTurns = null;
    tree = new GameTree(read.start);
    go(read.moves);
  } catch (error) {
    openTab('tab-game', false);
    report(error, 'game-said');
  }
}
byId('file').addEventListener('change', () => open(byId('file').files[0]));
onDrop(open);
const restored = await GameTree.of(location.hash, 'oware');
if (restored) tree = restored;
startTurns = restored ? restored.meta.turns ?? null : limit();
if (!restored && startTurns !== null) tree.meta.turns = startTurns;
go(movesTo(), { isStep: false });
