// A cursor on a crossword board: clicks, arrow keys, direction, letters.

const SIZE = 15;

/**
 * Makes a board take the keyboard.
 * @param board the element
 * @param on {letter(text, cursor), erase(key, cursor), moved()}: what keys do
 */
export function takeTyping(board, on) {
  const cursor = { row: 7, column: 7, across: true };

  /** One square on or back, if there is one. */
  function step(by) {
    const next = cursor.across ? cursor.column + by : cursor.row + by;
    if (next < 0 || next >= SIZE) return false;
    if (cursor.across) cursor.column = next;
    else cursor.row = next;
    return true;
  }

  function drawOn(svg) {
    svg.querySelectorAll('.cursor, .arrow').forEach(old => old.remove());
    const square = svg.querySelector(`[data-row="${cursor.row}"][data-column="${cursor.column}"] rect`);
    if (!square) return;
    const mark = square.cloneNode();
    mark.setAttribute('class', 'cursor');
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    const [x, y, side] = ['x', 'y', 'width'].map(name => Number(square.getAttribute(name)));
    arrow.setAttribute('class', 'arrow');
    arrow.setAttribute('d', cursor.across
      ? `M${x + side - 8} ${y + side / 2 - 5}l7 5l-7 5z` : `M${x + side / 2 - 5} ${y + side - 8}l5 7l5-7z`);
    svg.append(mark, arrow);
  }

  board.addEventListener('click', event => {
    const cell = event.target.closest('[data-row]');
    if (!cell) return;
    const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const isSame = at.row === cursor.row && at.column === cursor.column;
    Object.assign(cursor, at, { across: isSame ? !cursor.across : cursor.across });
    board.focus();
    on.moved();
  });

  board.addEventListener('keydown', event => {
    const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moves[event.key]) {
      const [down, right] = moves[event.key];
      cursor.row = Math.min(SIZE - 1, Math.max(0, cursor.row + down));
      cursor.column = Math.min(SIZE - 1, Math.max(0, cursor.column + right));
      on.moved();
    } else if (event.key === ' ') {
      cursor.across = !cursor.across;
      on.moved();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      on.erase(event.key, cursor);
    } else if (/^[a-z]$/i.test(event.key)) {
      on.letter(event.shiftKey ? event.key.toLowerCase() : event.key.toUpperCase(), cursor);
    } else if (event.key === 'Enter' && on.enter) {
      on.enter();
    } else return;
    event.preventDefault();
  });

  return { cursor, step, drawOn };
}

/** Shows a play on the board while a row of a table is pointed at or has the keyboard. */
export function showsPlay(tr, move, show) {
  for (const event of ['mouseenter', 'focus']) tr.addEventListener(event, () => show(move));
  for (const event of ['mouseleave', 'blur']) tr.addEventListener(event, () => show(null));
  return tr;
}
