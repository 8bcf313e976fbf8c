// A recorded crossword game, judged.
import { number, percent, row } from './shell.js';
import { reviewPage } from './review.js';

const points = value => Number(value ?? 0);

function words(turn, names) {
  const who = `${names[turn.player - 1]} with ${turn.rack || 'an unknown rack'}: ${turn.move}`;
  if (turn.phonies.length) return `${who}. Not in the words: ${turn.phonies.join(', ')}.`;
  if (turn.equityLost === null) return `${who}. Not judged.`;
  const how = { static: 'by equity', 'pre-endgame': 'by who wins', endgame: 'proven', estimate: 'an estimate' }[turn.phase];
  return points(turn.equityLost) > 0
    ? `${who} loses ${points(turn.equityLost).toFixed(1)} points to ${turn.best} (${how}).` : `${who} is best (${how}).`;
}

reviewPage({
  game: 'crossword',
  path: 'crossword/review',
  example: 'example.gcg',
  label: 'chance to win',
  range: [0, 1],
  shown: (turn, move) => ({ move: /^\d|^[A-O]\d/.test(move) ? move : '' }),
  summary: review => review.players.map(player => row(player.name, number(player.score, 0), number(player.equityLost),
    percent(player.winLost), number(player.bingosMissed, 0))),
  turns: review => review.turns.map(turn => ({
    position: turn.position,
    move: turn.move,
    best: turn.best,
    lost: points(turn.equityLost),
    height: turn.winProbability === null ? null : turn.player === 1 ? turn.winProbability : 1 - turn.winProbability,
    words: words(turn, review.players.map(player => player.name)),
    cells: [number(turn.number, 0), review.players[turn.player - 1].nickname, { text: turn.rack, kind: 'tiles' }, turn.move,
      number(turn.score, 0), turn.equityLost === null ? '' : points(turn.equityLost) > 0 ? number(turn.equityLost) : { text: '✓', number: true }],
  })),
});
