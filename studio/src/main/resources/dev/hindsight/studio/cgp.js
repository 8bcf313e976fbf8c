// A position as text (CGP) and as something that a keyboard can change.


export const EXAMPLES = [
  { name: 'Opening', position: '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0' },
  { name: 'Second turn', position: '15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0' },
  { name: 'Middle game', position: '15/15/15/15/15/15/7J7/4QUAGMIRE3/7B7/6FANE5/7T7/15/15/15/15 EEHLORS/ 61/74 0' },
  { name: 'End of a game', position: 'COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/EEEIT 323/326 0' },
];

/** Cells are '' or a letter: upper case a tile, lower case a blank. */
export function parse(text, size = 15) {
  const [rows, racks = '/', scores = '0/0', zero = '0', ...options] = text.trim().split(/\s+/);
  const cells = rows.split('/').map(line => {
    const cellsOfRow = [];
    for (const [part] of line.matchAll(/\d+|\[[^\]]+\]|[^\d[\]]/gu)) {
      if (/^\d+$/.test(part)) for (let n = Number(part); n > 0 && cellsOfRow.length < size; n--) cellsOfRow.push('');
      else cellsOfRow.push(part);
    }
    return cellsOfRow;
  });
  if (cells.length !== size || cells.some(line => line.length !== size)) return null;
  const [rack, opponent = ''] = racks.split('/');
  const [score, otherScore = '0'] = scores.split('/');
  return { cells, rack, opponent, score, otherScore, zero, options: options.join(' ') };
}

export function format(position) {
  const rows = position.cells.map(line => {
    let text = '';
    let empty = 0;
    for (const cell of line) {
      if (cell === '') empty++;
      else {
        text += (empty || '') + cell;
        empty = 0;
      }
    }
    return text + (empty || '');
  });
  const { rack, opponent, score, otherScore, zero, options } = position;
  return `${rows.join('/')} ${rack}/${opponent} ${score || 0}/${otherScore || 0} ${zero} ${options}`.trim();
}

/** Nothing on a board of so many rows. */
export const emptyBoard = size => ({
  cells: Array.from({ length: size }, () => Array(size).fill('')), rack: '', opponent: '', score: '0', otherScore: '0', zero: '0', options: '' });
