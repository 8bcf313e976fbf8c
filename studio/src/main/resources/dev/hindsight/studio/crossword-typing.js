// A cursor on a crossword board: clicks, arrow keys, direction, letters.
import { isTouched } from './keys.js';

/**
 * Makes a board take the keyboard.
 * @param board the element
 * @param on {letter(text, cursor), erase(key, cursor), moved(), enter(), escape(), touched()}: what keys and fingers do
 * @param letters of the alphabet, those of one character
 */
export function takeTyping(board, on, letters = () => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']) {
  const cursor = { row: 7, column: 7, across: true };
  /** The first click puts the cursor where it may be already. */
  let isPut = false;

  /** One square on or back, if there is one. */
  function step(by) {
    const next = cursor.across ? cursor.column + by : cursor.row + by;
    if (next < 0 || next >= board.size) return false;
    if (cursor.across) cursor.column = next;
    else cursor.row = next;
    return true;
  }

  board.addEventListener('click', event => {
    const cell = event.target.closest('[data-row]') ?? under(event);
    if (!cell) return;
    const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const isSame = isPut && at.row === cursor.row && at.column === cursor.column;
    Object.assign(cursor, at, { across: isSame ? !cursor.across : cursor.across });
    isPut = true;
    board.focus({ preventScroll: isTouched() });
    if (isTouched()) on.touched?.();
    on.moved();
  });

  /** The cursor lies over its square. */
  const under = event => document.elementsFromPoint(event.clientX, event.clientY)
    .map(one => one.closest?.('[data-row]')).find(Boolean);

  board.addEventListener('keydown', event => {
    const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = event.key.toUpperCase();
    if (moves[event.key]) {
      const [down, right] = moves[event.key];
      cursor.row = Math.min(board.size - 1, Math.max(0, cursor.row + down));
      cursor.column = Math.min(board.size - 1, Math.max(0, cursor.column + right));
      on.moved();
    } else if (event.key === ' ') turn();
    else if (event.key === 'Backspace' || event.key === 'Delete') on.erase(event.key, cursor);
    else if ([...event.key].length === 1 && (letters().includes(typed) || /^\p{L}$/u.test(typed))) {
      on.letter(event.shiftKey ? event.key.toLowerCase() : typed, cursor);
    } else if (event.key === 'Enter' && on.enter) on.enter();
    else if (event.key === 'Escape' && on.escape) on.escape();
    else return;
    event.preventDefault();
  });

  function turn() {
    cursor.across = !cursor.across;
    on.moved();
  }

  /** Where letters of the keyboard on the screen go. */
  const fingers = {
    isField: false,
    put: (letter, isBlank) => on.letter(([...letter].length > 1 ? '[' + letter + ']' : letter)[isBlank ? 'toLowerCase' : 'toString'](), cursor),
    turn,
    erase: () => on.erase('Backspace', cursor),
    enter: () => on.enter?.(),
  };

  return { cursor, step, fingers };
}

/**
 * A row that shows a play on the board while it is pointed at or has the keyboard, and makes it by a
 * click or Enter; touched, it is shown first.
 */
export function showsPlay(tr, move, show) {
  for (const event of ['mouseenter', 'focus']) tr.addEventListener(event, () => { if (!isTouched()) show(move); });
  for (const event of ['mouseleave', 'blur']) tr.addEventListener(event, () => { if (!isTouched()) show(null); });
  tr.addEventListener('click', event => {
    if (!isTouched() || tr.dataset.shown) return;
    for (const other of document.querySelectorAll('[data-shown]')) delete other.dataset.shown;
    tr.dataset.shown = 'yes';
    show(move);
    event.stopImmediatePropagation();
  }, true);
  return tr;
}
