// A recorded game of oware, judged.
import { byId, isProven, number, row, signed } from './shell.js';
import { reviewPage } from './review.js';

const sideOf = player => player === 1 ? 'South' : 'North';

reviewPage({
  game: 'oware',
  path: 'oware/review',
  parameters: () => ({ rules: byId('rules').value }),
  example: 'example.ogn',
  label: 'net seeds of South',
  shown: () => ({}),
  summary: review => review.players.map(player => row(sideOf(player.number), player.name ?? '', number(player.turns, 0),
    number(player.mistakes, 0), number(player.loss), number(player.provenLoss))),
  turns: review => review.turns.map(move => ({
    position: move.position,
    move: move.move,
    best: move.best,
    lost: Number(move.loss),
    height: (move.player.number === 1 ? 1 : -1) * Number(move.value),
    words: `${sideOf(move.player.number)} sows ${move.move}` + (Number(move.loss) > 0
      ? ` and loses ${Number(move.loss)} seeds to ${move.best} (${isProven(move) ? 'exact' : 'an estimate'}, ${move.source}).` : ', the best.')
      + (move.turningPoint ? ' This turned the game.' : ''),
    cells: [number(move.turn, 0), sideOf(move.player.number), move.move, move.best, signed(move.value, isProven(move) ? 0 : 1),
      Number(move.loss) > 0 ? number(move.loss) : { text: '✓', number: true }, move.turningPoint ? 'turning point' : ''],
  })),
});
