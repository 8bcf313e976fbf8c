// A game against a player. The address holds it: a seed and the moves.
import { ask, watch, Latest } from './api.js';
import { ENGLISH, laid } from './crossword-board.js';
import { takeKeys } from './keys.js';
import { byId, clickable, newSeed, number, report, reviewRecord, row, save } from './shell.js';
import { parse } from './cgp.js';
import { chosen, rememberedChoice } from './crossword-shelf.js';
import { showsPlay, takeTyping } from './crossword-typing.js';

const address = new URLSearchParams(location.search);
let seed = address.get('seed') ?? String(newSeed());
let moves = (address.get('moves') ?? '').split(';').filter(Boolean);
let game = null;
let isResigned = false;
/** What was chosen on another page counts here too, on the usual board with the usual tiles. */
rememberedChoice();
const words = () => ({ words: chosen().words, leaves: chosen().leaves });
let typed = '';
let start = null;
let shown = null;
const asking = new Latest();
const board = byId('board');
if (address.get('first')) byId('first').value = address.get('first');
if (address.get('opponent')) {
  byId('opponent').value = address.get('opponent');
  if (byId('opponent').value !== address.get('opponent')) byId('other').value = address.get('opponent');
}
const opponent = () => byId('other').value.trim() || byId('opponent').value || 'static';

async function go(wanted, isStep = true) {
  byId('said').textContent = 'thinks…';
  byId('error').textContent = '';
  try {
    game = await watch('crossword/play',
      { seed, moves: wanted.join(';'), first: byId('first').value, opponent: opponent(), ...words() }, asking.next(), () => {});
    moves = game.moves;
    isResigned = false;
    const query = new URLSearchParams({ seed, first: byId('first').value, opponent: opponent(), moves: moves.join(';') });
    for (const [name, value] of Object.entries(words())) if (value) query.set(name, value);
    if (location.search !== '?' + query) history[isStep && location.search ? 'pushState' : 'replaceState'](null, '', '?' + query);
    forgetTyped();
    display();
  } catch (error) {
    byId('said').textContent = game ? said() : '';
    report(error);
  }
}

function said() {
  if (game.over) return { win: 'You have won.', loss: 'The opponent has won.', draw: 'A draw.' }[game.result];
  const last = game.turns.at(-1);
  return last?.player === 'opponent' ? `The opponent plays ${last.move} for ${last.score}. Your turn.` : 'Your turn.';
}

function display() {
  byId('said').textContent = said();
  byId('score').textContent = `${game.score} : ${game.opponentScore}`;
  byId('rack').textContent = game.over ? '' : parse(game.position).rack;
  byId('bag').textContent = `${game.tilesInBag} in the bag. Not seen: ${game.unseen.replace(/(.)\1*/g, '$& ')}`;
  byId('turns').replaceChildren(...game.turns.map((turn, place) =>
    row(String(place + 1), turn.player, turn.move, number(turn.score, 0), number(turn.total, 0))).reverse());
  byId('hints-card').hidden = true;
  for (const id of ['keep', 'review']) byId(id).disabled = !game.over;
  for (const id of ['play', 'hint', 'resign']) byId(id).disabled = game.over;
  draw();
}

/** The play as it is typed: where it begins, and dots where there are tiles. */
function typedMove() {
  if (!start || !typed) return '';
  const line = start.row + 1;
  const column = String.fromCharCode(65 + start.column);
  return (start.across ? `${line}${column}` : `${column}${line}`) + ' ' + typed;
}

function draw() {
  if (!game) return;
  const last = game.turns.at(-1);
  board.draw(parse(game.position), { ghost: shown ?? typedMove(), cursor: shown ? null : typing.cursor,
    last: last ? squaresOf(last.move) : [] });
}

/** Where the last move lies. */
const squaresOf = move => laid(Array.from({ length: 15 }, () => Array(15).fill('')), move);

function forgetTyped() {
  typed = '';
  start = null;
  byId('move').value = '';
}

const cellAt = cursor => parse(game.position).cells[cursor.row][cursor.column];

/** Tiles on the way belong to the play. */
function skipTiles(cursor) {
  while (cellAt(cursor) !== '') {
    typed += '.';
    if (!typing.step(1)) return;
  }
}

const typing = takeTyping(board, {
  moved() {
    forgetTyped();
    draw();
  },
  letter(letter, cursor) {
    if (!typed) {
      // Tiles right before the square are part of the word.
      while (typing.step(-1)) {
        if (cellAt(cursor) === '') {
          typing.step(1);
          break;
        }
      }
      start = { ...cursor };
    }
    skipTiles(cursor);
    typed += letter;
    if (typing.step(1)) skipTiles(cursor);
    byId('move').value = typedMove();
    draw();
  },
  erase(key, cursor) {
    typed = typed.replace(/\.*[^.]?\.*$/, '');
    Object.assign(cursor, start ?? cursor);
    for (let n = 0; n < typed.length; n++) typing.step(1);
    byId('move').value = typedMove();
    draw();
  },
  enter: play,
  escape() {
    forgetTyped();
    draw();
  },
  touched() { keys.open(typing.fingers); },
});
const keys = takeKeys(ENGLISH.letters.slice(1).map(letter => letter.tile));

function play() {
  const move = byId('move').value.trim();
  if (move && game && !game.over) go([...moves, move]);
}

byId('play').addEventListener('click', play);
byId('move').addEventListener('keydown', event => { if (event.key === 'Enter') play(); });
byId('undo').addEventListener('click', () => {
  const person = game.turns.map(turn => turn.player === 'you');
  const last = person.lastIndexOf(true);
  if (last >= 0) go(moves.slice(0, last));
});
byId('shuffle').addEventListener('click', () => {
  const tiles = [...byId('rack').textContent];
  byId('rack').textContent = tiles.map(tile => [Math.random(), tile]).sort((one, other) => one[0] - other[0]).map(pair => pair[1]).join('');
});
byId('new').addEventListener('click', () => {
  localStorage.removeItem(usedName());
  seed = String(newSeed());
  showTime();
  go([]);
});
byId('hint').addEventListener('click', async () => {
  try {
    const answer = await ask('crossword/ask', { position: game.position, plays: 8, endgame: 2, ...words() });
    byId('hints').replaceChildren(...answer.best.map(best => showsPlay(
      clickable(row(best.move, number(best.score, 0), { text: best.leave, kind: 'tiles' }, number(best.equity)),
        `play ${best.move}`, () => go([...moves, best.move])), best.move, move => { shown = move; draw(); })));
    byId('hints-card').hidden = false;
  } catch (error) {
    report(error);
  }
});
/** The record names its words as others know them, not where they lie here. */
const record = () => game.gcg.replace(/^(#lexicon ).*?([^\\/]+?)(\.kwg|\.txt)?$/m, '$1$2');
byId('keep').addEventListener('click', () => save('game.gcg', record()));
byId('review').addEventListener('click', () => {
  reviewRecord('crossword', record());
});
window.addEventListener('popstate', () => {
  const said = new URLSearchParams(location.search);
  seed = said.get('seed') ?? seed;
  go((said.get('moves') ?? '').split(';').filter(Boolean), false);
});

/** Asked again, because a game is lost by it. */
byId('resign').addEventListener('click', () => {
  if (!byId('resign').dataset.asked) {
    byId('resign').dataset.asked = 'yes';
    byId('resign').textContent = 'Really resign?';
    setTimeout(() => { delete byId('resign').dataset.asked; byId('resign').textContent = 'Resign'; }, 4000);
    return;
  }
  isResigned = true;
  delete byId('resign').dataset.asked;
  byId('resign').textContent = 'Resign';
  byId('said').textContent = 'You have resigned. New game is a rematch; Take back goes on with this one.';
  for (const id of ['play', 'hint', 'resign']) byId(id).disabled = true;
});

// The clock counts what the person thinks, in this browser, by the seed of the game.
const TICK = 1000;
const usedName = () => 'clock-' + seed;
byId('clock').value = localStorage.getItem('clock') ?? '';
byId('clock').addEventListener('change', () => { localStorage.setItem('clock', byId('clock').value); showTime(); });
function showTime() {
  const minutes = Number(byId('clock').value);
  const used = Number(localStorage.getItem(usedName()) ?? 0);
  const left = 60 * minutes - used;
  const over = Math.ceil(Math.max(0, -left) / 60);
  byId('time').textContent = !minutes ? '' : left >= 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`
    : `${over} min over: ${10 * over} points off`;
}
setInterval(() => {
  if (!byId('clock').value || !game || game.over || isResigned || byId('said').textContent === 'thinks…') return;
  localStorage.setItem(usedName(), String(Number(localStorage.getItem(usedName()) ?? 0) + 1));
  showTime();
}, TICK);
showTime();
go(moves, false);
