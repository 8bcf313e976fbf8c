// Recorded crossword games, judged.
import { watch } from './api.js';
import { ENGLISH } from './crossword-board.js';
import { parse } from './cgp.js';
import { byId, number, percent, report, row } from './shell.js';
import { added, reviewPage } from './review.js';
import { chosen, takeShelf } from './crossword-shelf.js';

const points = value => Number(value ?? 0);
const PLAYOUTS = 10_000;
const MOST_COMPARED = 5;
let set = ENGLISH;
function useSet(answer) {
  set = answer;
  byId('board').useSet(set);
}
set = await takeShelf(useSet, error => report(error)) ?? ENGLISH;
if (set.squares.length !== 15 || set.letters.length !== 27) byId('board').useSet(set);
/** Words that nobody chose are those that a record names, if they are on the shelf. */
const words = () => ({ ...chosen() });
const isPlay = move => /^\d|^[A-Z]\d/.test(move ?? '');
const END = /endgame|solved|bag is empty|pre-endgame|draw/i;

reviewPage({
  game: 'crossword',
  path: 'crossword/review',
  parameters: words,
  analysed: words,
  example: 'example.gcg',
  label: 'chance to win',
  range: [0, 1],
  worthAsking: 3,
  asked: turn => turn.question,
  draw(turn, move, best) {
    byId('board').draw(parse(turn.position, set.squares.length), { ghost: isPlay(move) ? move : '', second: isPlay(best) ? best : '' });
  },
  async deepen(turn, signal, tell) {
    if (turn.isProven) return [['This verdict is proven; nothing is deeper.']];
    const moves = [...new Set([turn.move, turn.best, ...turn.others])].filter(Boolean).slice(0, MOST_COMPARED);
    const rows = found => found.candidates.map(play => [play.move + (play.move === turn.move ? ' (played)' : ''), number(play.meanEquity),
      { text: '± ' + Number(play.standardError).toFixed(2), number: true }, percent(play.winProbability)])
      .concat([[`simulated: ${found.iterations.toLocaleString('en')} playouts, two turns ahead, ${found.seconds.toFixed(1)} s`]]);
    return rows(await watch('crossword/simulate', { position: turn.position, moves: moves.join(';'), iterations: PLAYOUTS, ...chosen() }, signal,
      found => tell(rows(found))));
  },
  players: review => review.players.map(player => `${player.name} ${player.score}`).join(' – '),
  lost: review => review.players.map(player => points(player.loss).toFixed(1)).join(' and ') + ' points',
  remarks: review => [`Words: ${String(review.words).replace(/^.*[\\/]/, '')}.`,
    review.lexicon && !String(review.words).toLowerCase().includes(review.lexicon.toLowerCase())
      ? `The record names the words ${review.lexicon}; put them on the shelf (hindsight studio --shelf FOLDER) and it is judged by them.` : '',
    ...(review.unjudged ?? []).map(group => `Not judged: ${group.turns.length === 1 ? 'turn' : 'turns'} ${group.turns.join(', ')}: ${group.reason}.`),
    ...(review.notes ?? [])].filter(Boolean).join(' '),
  overall: reviews => added(reviews, review => review.players.map(player => {
    const own = review.turns.filter(turn => turn.player.number === player.number);
    const lostIn = isEnd => own.filter(turn => END.test(turn.phase ?? '') === isEnd).reduce((sum, turn) => sum + points(turn.loss), 0);
    return [player.name, [player.turns, points(player.loss), player.bingosMissed, lostIn(false), lostIn(true)]];
  })).map(([name, { games, numbers: [turns, loss, bingos, before, end] }]) => row(name, number(games, 0), number(turns, 0), number(loss),
    number(turns ? loss / turns : 0, 2), number(bingos, 0), `${before.toFixed(1)} points`, `${end.toFixed(1)} points`)),
  summary: review => review.players.map(player => row(player.name, number(player.score, 0), number(player.loss),
    percent(player.winProbabilityLost), number(player.bingosMissed, 0), number(player.small, 0), number(player.medium, 0), number(player.large, 0))),
  turns: review => review.turns.map(turn => ({
    position: turn.position,
    move: turn.move,
    best: turn.best,
    others: (turn.alternatives ?? []).map(one => one.move),
    isProven: turn.known?.by === 'proof',
    lost: points(turn.loss),
    height: turn.winProbability === null ? null : turn.player.number === 1 ? turn.winProbability : 1 - turn.winProbability,
    question: `${turn.player.name} has ${turn.rack}.`,
    words: `${turn.player.name} with ${turn.rack || 'an unknown rack'}: ${turn.move}. ${turn.sentence}`,
    cells: [number(turn.number, 0), review.players[turn.player.number - 1].nickname, { text: turn.rack, kind: 'tiles' }, turn.move,
      number(turn.score, 0), turn.loss === null ? '' : points(turn.loss) > 0 ? number(turn.loss) : { text: '✓', number: true }],
  })),
});
