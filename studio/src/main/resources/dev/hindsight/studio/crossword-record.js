// A tree of turns as GCG and back. Variations are notes that begin with "variation", which other programs show as they are.
import { ask } from './api.js';
import { parse } from './cgp.js';
import { laid, plain, placeOf, tilesOf } from './crossword-board.js';
import { GameTree } from './tree.js';

const VARIATION = /^variation ([\d.]+): (.+?)(?: \+(-?\d+))?(?: ‖ (.*))?$/;

/** The record of the game, from the first turn to the end of the first line. */
export function writeGame(tree, names, set, words) {
  const nick = names.map((name, seat) => name.replace(/[\s:]+/g, '_') || 'AB'[seat]);
  const isSame = nick[0] === nick[1];
  const lines = ['#character-encoding UTF-8'];
  names.forEach((name, seat) => lines.push(`#player${seat + 1} ${nick[seat]}${isSame ? seat + 1 : ''} ${name || 'AB'[seat]}`));
  if (words) lines.push('#lexicon ' + words.replace(/\.(kwg|txt)$/i, ''));
  if (tree.root.note) lines.push('#note ' + oneLine(tree.root.note));
  const main = tree.main();
  const size = set.squares.length;
  for (let at = 1; at < main.length; at++) {
    const node = main[at];
    const before = parse(main[at - 1].state, size);
    const seat = (at - 1 + (tree.meta.first ?? 0)) % 2;
    const who = '>' + nick[seat] + (isSame ? seat + 1 : '');
    const isWithdrawn = node.move.endsWith('(withdrawn)');
    const move = node.move.replace(' (withdrawn)', '');
    const score = isWithdrawn ? scoreOfWithdrawn(node) : node.score ?? 0;
    const total = Number(before.score) + score;
    const rack = before.rack || laid(before.cells, move).map(one => (/\p{Lu}/u.test(plain(one.tile)) ? one.tile : '?')).join('');
    const written = placeOf(move) ? move : /^exch/i.test(move) ? '-' + (move.split(' ')[1] ?? '') : '-';
    lines.push(`${who}: ${rack} ${written} +${score} ${total}`);
    if (isWithdrawn) lines.push(`${who}: ${rack} -- -${score} ${before.score}`);
    if (node.note || node.mark) lines.push('#note ' + oneLine([node.mark, node.note].filter(Boolean).join(' ')));
    for (const id of main[at - 1].children.slice(1)) lines.push(...variation(tree, tree.nodes[id], String(at)));
  }
  return lines.join('\n') + '\n';
}

const oneLine = text => text.replace(/\s*\n\s*/g, ' / ').trim();
const scoreOfWithdrawn = node => node.lost ?? 0;

/** A variation and those that branch off it; a path of numbers says where it goes on. */
function variation(tree, from, path) {
  const lines = [];
  let at = path;
  for (let node = from; node; node = tree.nodes[node.children[0]]) {
    const note = [node.mark, node.note].filter(Boolean).join(' ');
    lines.push(`#note variation ${at}: ${node.move}${node.score === null ? '' : ' +' + node.score}${note ? ' ‖ ' + oneLine(note) : ''}`);
    const parts = at.split('.').map(Number);
    const next = parts.length === 1 ? `${at}.1` : [...parts.slice(0, -1), parts.at(-1) + 1].join('.');
    at = next;
  }
  return lines;
}

const MARK = /^(!!|\?\?|!\?|\?!|!|\?)(?:\s+|$)/;
function noteOf(node, text) {
  const mark = text.match(MARK)?.[1] ?? '';
  node.mark = mark;
  node.note = text.replace(MARK, '').replaceAll(' / ', '\n');
}

/** A recorded game as a tree, its notes and variations with it. */
export async function readGame(text, chosen) {
  const found = await ask('crossword/read', { game: text, ...chosen }, undefined, true);
  if (!found.turns.length) throw new Error('There is no turn in this record.');
  const tree = new GameTree(found.turns[0].position, { names: found.names, ...(found.turns[0].player === 2 ? { first: 1 } : {}) });
  const branches = [];
  for (let at = 0; at < found.turns.length; at++) {
    const turn = found.turns[at];
    const parent = tree.current;
    const next = found.turns[at + 1]?.position
      ?? (await ask('crossword/after', { position: turn.position, move: turn.move, ...chosen }).catch(() => null))?.position ?? turn.position;
    const node = tree.add(turn.move + (turn.withdrawn ? ' (withdrawn)' : ''), next, turn.withdrawn ? 0 : turn.score);
    if (turn.withdrawn) node.lost = turn.score;
    const notes = [];
    for (const note of turn.notes) {
      const [, path, move, score, words] = note.match(VARIATION) ?? [];
      if (path) branches.push({ parent, isFirst: !path.includes('.'), move, score: score === undefined ? null : Number(score), words });
      else notes.push(note);
    }
    noteOf(node, notes.join('\n'));
  }
  const end = tree.current;
  for (const branch of branches) {
    if (branch.isFirst) tree.current = branch.parent;
    const position = tree.current.state;
    const made = await ask('crossword/after', { position: withTiles(position, branch.move), move: branch.move, ...chosen }).catch(() => null);
    if (!made) continue;
    noteOf(tree.add(branch.move, made.position, branch.score), branch.words ?? '');
  }
  tree.current = end;
  return { tree, words: [`${found.turns.length} turns of ${found.names.join(' and ')}`, found.lexicon ? `words ${found.lexicon}` : '',
    ...found.notes].filter(Boolean).join('; ') + '.' };
}

/** The position with a rack that has the tiles of a move, if its own has not. */
function withTiles(position, move) {
  const parts = position.split(' ');
  const rows = parse(position, parts[0].split('/').length);
  const used = laid(rows.cells, move).map(one => (/\p{Lu}/u.test(plain(one.tile)) ? one.tile : '?'));
  const left = tilesOf(rows.rack);
  const isHeld = used.every(tile => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (isHeld) return position;
  parts[1] = used.join('') + '/' + rows.opponent;
  return parts.join(' ');
}
