// A recorded crossword game, judged.
import { number, percent, row } from './shell.js';
import { reviewPage } from './review.js';

const points = value => Number(value ?? 0);

reviewPage({
  game: 'crossword',
  path: 'crossword/review',
  example: 'example.gcg',
  label: 'chance to win',
  range: [0, 1],
  shown: (turn, move) => ({ move: /^\d|^[A-O]\d/.test(move) ? move : '' }),
  summary: review => review.players.map(player => row(player.name, number(player.score, 0), number(player.loss),
    percent(player.winProbabilityLost), number(player.bingosMissed, 0))),
  turns: review => review.turns.map(turn => ({
    position: turn.position,
    move: turn.move,
    best: turn.best,
    lost: points(turn.loss),
    height: turn.winProbability === null ? null : turn.player.number === 1 ? turn.winProbability : 1 - turn.winProbability,
    words: `${turn.player.name} with ${turn.rack || 'an unknown rack'}: ${turn.move}. ${turn.sentence}`,
    cells: [number(turn.number, 0), review.players[turn.player.number - 1].nickname, { text: turn.rack, kind: 'tiles' }, turn.move,
      number(turn.score, 0), turn.loss === null ? '' : points(turn.loss) > 0 ? number(turn.loss) : { text: '✓', number: true }],
  })),
});
