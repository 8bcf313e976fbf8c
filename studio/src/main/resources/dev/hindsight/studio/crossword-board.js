// A board drawn here from whatever was typed: what is wrong is marked on its square, and the rest stands.

const SVG = 'http://www.w3.org/2000/svg';
const SQUARE = 36;
const MARGIN = 16;
/** Squares of fewer pixels are hard to hit with a thumb. */
const LEAST_PIXELS = 22;
const NAMES = { d: '2W', t: '3W', q: '4W', 2: '2L', 3: '3L', 4: '4L' };
const KINDS = { d: 'word2', t: 'word3', q: 'word4', 2: 'letter2', 3: 'letter3', 4: 'letter4' };

/** The usual board and tiles, which are drawn before the server has been asked. */
export const ENGLISH = {
  rackSize: 7,
  start: '8H',
  squares: ['t..2...t...2..t', '.d...3...3...d.', '..d...2.2...d..', '2..d...2...d..2', '....d.....d....', '.3...3...3...3.', '..2...2.2...2..',
    't..2...d...2..t', '..2...2.2...2..', '.3...3...3...3.', '....d.....d....', '2..d...2...d..2', '..d...2.2...d..', '.d...3...3...d.', 't..2...t...2..t'],
  letters: [{ tile: '?', asBlank: null, count: 2, points: 0 },
    ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((tile, at) => ({ tile, asBlank: tile.toLowerCase(),
      count: [9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1][at],
      points: [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10][at] }))],
};

/** The tiles of a text: a character each, or several in brackets. */
export const tilesOf = text => [...String(text).matchAll(/\[[^\]]*\]|./gu)].map(([tile]) => tile);
export const plain = tile => tile.replace(/[[\]]/g, '');

/** What the letters of a set are, by how they are written: {tile, isBlank, points, count}. */
export function alphabetOf(set) {
  const known = new Map();
  for (const letter of set.letters) {
    known.set(letter.tile, { tile: letter.tile, isBlank: false, points: letter.points, count: letter.count });
    if (letter.asBlank !== null) known.set(letter.asBlank, { tile: letter.tile, isBlank: true, points: 0, count: letter.count });
  }
  return known;
}

/** Where a play lies: {row, column, across, tiles}, null for what is none. */
export function placeOf(move) {
  const [, line, rest] = String(move).trim().match(/^(\d+[A-Z]+|[A-Z]+\d+)\s+(\S+)/i) ?? [];
  if (!line) return null;
  const across = /^\d/.test(line);
  const row = Number(line.match(/\d+/)[0]) - 1;
  const column = [...line.match(/[A-Z]+/i)[0].toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
  return { row, column, across, tiles: tilesOf(rest.replace(/[()]/g, '')) };
}

/** The squares on which a play puts tiles: [{row, column, tile}]. */
export function laid(cells, move) {
  const place = placeOf(move);
  if (!place) return [];
  return place.tiles.map((tile, step) => ({ tile, row: place.row + (place.across ? 0 : step), column: place.column + (place.across ? step : 0) }))
    .filter(one => one.tile !== '.' && cells[one.row]?.[one.column] === '');
}

/** The tiles that are on the board now and were not before, as a play; or why they are none. */
export function playBetween(before, now) {
  const fresh = [];
  now.forEach((line, row) => line.forEach((tile, column) => {
    if (tile !== before[row][column]) fresh.push({ row, column, tile, isOther: before[row][column] !== '' || tile === '' });
  }));
  if (!fresh.length || fresh.some(one => one.isOther)) return { fresh };
  const across = fresh.every(one => one.row === fresh[0].row);
  if (!across && !fresh.every(one => one.column === fresh[0].column)) return { fresh, words: 'These tiles are not in one line, so they are no play.' };
  const at = (row, column) => now[row]?.[column] ?? '';
  const isAcross = fresh.length > 1 ? across
    : Boolean(at(fresh[0].row, fresh[0].column - 1) || at(fresh[0].row, fresh[0].column + 1))
      || !(at(fresh[0].row - 1, fresh[0].column) || at(fresh[0].row + 1, fresh[0].column));
  const [down, right] = isAcross ? [0, 1] : [1, 0];
  let { row, column } = fresh[0];
  while (at(row - down, column - right)) {
    row -= down;
    column -= right;
  }
  const start = isAcross ? `${row + 1}${columnName(column)}` : `${columnName(column)}${row + 1}`;
  let word = '';
  let used = 0;
  for (; at(row, column); row += down, column += right) {
    const isFresh = before[row][column] === '';
    word += isFresh ? at(row, column) : '.';
    used += isFresh ? 1 : 0;
  }
  return used < fresh.length ? { fresh, words: 'There is a gap between these tiles, so they are no play.' } : { fresh, move: `${start} ${word}` };
}

export const columnName = column => String.fromCharCode(65 + column);

/** What is wrong with a position: marks by square, marks of racks, and sentences. */
export function faultsOf(position, set) {
  const known = alphabetOf(set);
  const squares = new Map();
  const racks = new Map();
  const sentences = [];
  const used = new Map();
  const count = letter => used.set(letter, (used.get(letter) ?? 0) + 1);
  const strange = new Set();
  position.cells.forEach((line, row) => line.forEach((cell, column) => {
    if (cell === '') return;
    const letter = known.get(plain(cell));
    if (letter) count(letter.isBlank ? '?' : letter.tile);
    else {
      strange.add(plain(cell));
      squares.set(`${row},${column}`, `${plain(cell)} is no tile of this set`);
    }
  }));
  for (const name of ['rack', 'opponent']) {
    const tiles = tilesOf(position[name]);
    for (const tile of tiles) {
      const letter = known.get(plain(tile));
      if (letter && !letter.isBlank) count(letter.tile);
      else {
        strange.add(plain(tile));
        racks.set(name, `${plain(tile)} is no tile of this set`);
      }
    }
    if (tiles.length > set.rackSize) {
      racks.set(name, `a rack holds ${set.rackSize} tiles`);
      sentences.push(`A rack holds ${set.rackSize} tiles at most; take ${tiles.length - set.rackSize} away.`);
    }
  }
  for (const [tile, number] of used) {
    const { count: most } = known.get(tile);
    if (number <= most) continue;
    const why = most === 0 ? `there is no ${named(tile)} in this set` : `there ${most === 1 ? 'is' : 'are'} only ${most} of ${named(tile)} in the set`;
    sentences.push(`There ${number === 1 ? 'is' : 'are'} ${number} of ${named(tile)} here, but only ${most} in the set.`);
    position.cells.forEach((line, row) => line.forEach((cell, column) => {
      const letter = cell && known.get(plain(cell));
      if (letter && (letter.isBlank ? '?' : letter.tile) === tile) squares.set(`${row},${column}`, why);
    }));
    for (const name of ['rack', 'opponent']) {
      if (tilesOf(position[name]).some(one => plain(one) === tile)) racks.set(name, why);
    }
  }
  if (strange.size) sentences.unshift(`${[...strange].join(', ')}: no tile of this set; marked red.`);
  return { squares, racks, sentences };
}
const named = tile => (tile === '?' ? 'the blank' : tile);

function add(into, name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  into.append(made);
  return made;
}

class CrosswordBoard extends HTMLElement {
  #set = ENGLISH;
  #known = alphabetOf(ENGLISH);
  #cells = [];
  #over = null;

  /** Another board, or other tiles. */
  useSet(set) {
    this.#set = set;
    this.#known = alphabetOf(set);
    this.#cells = [];
    this.replaceChildren();
  }

  get size() { return this.#set.squares.length; }

  #build() {
    const side = 2 * MARGIN + this.size * SQUARE - 10;
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', 'crossword board');
    for (let line = 0; line < this.size; line++) {
      const middle = MARGIN + (line + 0.5) * SQUARE;
      add(svg, 'text', { class: 'label', x: middle, y: MARGIN - 4, 'font-size': 11, 'text-anchor': 'middle' }, columnName(line));
      add(svg, 'text', { class: 'label', x: MARGIN - 3, y: middle + 4, 'font-size': 10, 'text-anchor': 'end', textLength: line > 8 ? 12 : 6 }, line + 1);
    }
    this.#cells = this.#set.squares.map((line, row) => [...line].map((kind, column) => {
      const cell = add(svg, 'g', { class: 'cell', 'data-row': row, 'data-column': column });
      return { element: cell, shown: null };
    }));
    this.#over = add(svg, 'g', { class: 'over' });
    this.replaceChildren(svg);
  }

  #square(row, column, tile, look, fault) {
    const cell = this.#cells[row][column];
    const wish = `${tile}|${look}|${fault ?? ''}`;
    if (cell.shown === wish) return;
    cell.shown = wish;
    const kind = this.#set.squares[row][column];
    const [x, y] = [MARGIN + column * SQUARE, MARGIN + row * SQUARE];
    cell.element.replaceChildren();
    add(cell.element, 'rect', { class: 'square ' + (KINDS[kind] ?? 'plain'), x: x + 1, y: y + 1, width: SQUARE - 2, height: SQUARE - 2, rx: 4 });
    if (tile === '') {
      const isStart = this.#set.start === `${row + 1}${columnName(column)}`;
      const name = isStart ? '★' : NAMES[kind];
      if (name) add(cell.element, 'text', { class: 'premium', x: x + SQUARE / 2, y: y + SQUARE / 2 + 4, 'font-size': isStart ? 15 : 10, 'text-anchor': 'middle' }, name);
    } else {
      const letter = this.#known.get(plain(tile));
      const isBlank = letter ? letter.isBlank : false;
      add(cell.element, 'rect', { class: ['tile', look, fault ? 'wrong' : ''].join(' ').trim(), x: x + 2, y: y + 2, width: SQUARE - 4, height: SQUARE - 4, rx: 5 });
      add(cell.element, 'text', { class: isBlank ? 'letter blank' : 'letter', x: x + SQUARE / 2 - (isBlank ? 0 : 2), y: y + SQUARE / 2 + 7,
        'font-size': plain(tile).length > 1 ? 14 : 20, 'font-weight': 600, 'text-anchor': 'middle' }, plain(tile));
      if (letter && !isBlank) add(cell.element, 'text', { class: 'points', x: x + SQUARE - 5, y: y + SQUARE - 6, 'font-size': 9, 'text-anchor': 'end' }, letter.points);
    }
    if (fault) add(cell.element, 'title', {}, fault);
  }

  /**
   * Draws a position, whatever is in it.
   * @param position {cells}
   * @param more {ghost: a move to show on it, second: another one to outline, last: squares of the last move as [{row, column}],
   *   fresh: squares just typed, faults: marks by square, cursor: {row, column, across} or null}
   */
  draw(position, more = {}) {
    if (this.#cells.length === 0) this.#build();
    const at = squares => new Set((squares ?? []).map(one => `${one.row},${one.column}`));
    const ghost = new Map(laid(position.cells, more.ghost ?? '').map(one => [`${one.row},${one.column}`, one.tile]));
    const [last, fresh] = [at(more.last), at(more.fresh)];
    for (let row = 0; row < this.size; row++) {
      for (let column = 0; column < this.size; column++) {
        const key = `${row},${column}`;
        const tile = position.cells[row]?.[column] || ghost.get(key) || '';
        const look = ghost.has(key) ? 'fresh ghost-tile' : fresh.has(key) ? 'fresh' : last.has(key) ? 'last' : '';
        this.#square(row, column, tile, look, more.faults?.get(key));
      }
    }
    this.#over.replaceChildren();
    for (const one of laid(position.cells, more.second ?? '')) {
      add(this.#over, 'rect', { class: 'second', x: MARGIN + one.column * SQUARE + 3, y: MARGIN + one.row * SQUARE + 3, width: SQUARE - 6, height: SQUARE - 6, rx: 5 });
      add(this.#over, 'text', { class: 'second-letter', x: MARGIN + (one.column + 0.5) * SQUARE, y: MARGIN + (one.row + 0.5) * SQUARE + 6, 'font-size': 16, 'text-anchor': 'middle' }, plain(one.tile));
    }
    if (more.cursor) this.#drawCursor(more.cursor);
    this.#zoom(more.cursor ?? null);
    return this.firstElementChild;
  }

  #drawCursor({ row, column, across }) {
    const [x, y] = [MARGIN + column * SQUARE, MARGIN + row * SQUARE];
    add(this.#over, 'rect', { class: 'cursor', x: x + 1, y: y + 1, width: SQUARE - 2, height: SQUARE - 2, rx: 4 });
    add(this.#over, 'path', { class: 'arrow', d: across
      ? `M${x + SQUARE - 10} ${y + SQUARE / 2 - 5}l7 5l-7 5z` : `M${x + SQUARE / 2 - 5} ${y + SQUARE - 10}l5 7l5-7z` });
  }

  /** Shows the part around the cursor where squares would be too small. */
  #zoom(cursor) {
    const side = 2 * MARGIN + this.size * SQUARE - 10;
    const width = this.clientWidth || side;
    const most = Math.floor(width / LEAST_PIXELS);
    let box = `0 0 ${side} ${side}`;
    if (cursor && most < this.size && width / side * SQUARE < LEAST_PIXELS - 0.5) {
      const part = most * SQUARE;
      const from = place => Math.max(0, Math.min(side - part, MARGIN + (place + 0.5) * SQUARE - part / 2));
      box = `${from(cursor.column)} ${from(cursor.row)} ${part} ${part}`;
    }
    if (this.firstElementChild.getAttribute('viewBox') !== box) this.firstElementChild.setAttribute('viewBox', box);
  }
}
customElements.define('crossword-board', CrosswordBoard);
