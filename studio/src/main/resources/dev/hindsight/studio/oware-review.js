// A recorded game of oware, judged.
import { byId, number, row, signed } from './shell.js';
import { reviewPage } from './review.js';

reviewPage({
  game: 'oware',
  path: 'oware/review',
  parameters: () => ({ rules: byId('rules').value }),
  example: 'example.ogn',
  label: 'net seeds of South',
  shown: () => ({}),
  summary: review => review.players.map(player => row(player.player, player.name ?? '', number(player.moves, 0),
    number(player.mistakes, 0), number(player.seedsLost), number(player.provenSeedsLost))),
  turns: review => review.moves.map(move => ({
    position: move.position,
    move: move.move,
    best: move.best,
    lost: Number(move.lost),
    height: (move.player === 'South' ? 1 : -1) * Number(move.value),
    words: `${move.player} sows ${move.move}` + (Number(move.lost) > 0
      ? ` and loses ${Number(move.lost)} seeds to ${move.best} (${move.exact ? 'exact' : 'an estimate'}, ${move.source}).` : ', the best.')
      + (move.turningPoint ? ' This turned the game.' : ''),
    cells: [number(move.ply, 0), move.player, move.move, move.best, signed(move.value, move.exact ? 0 : 1),
      Number(move.lost) > 0 ? number(move.lost) : { text: '✓', number: true }, move.turningPoint ? 'turning point' : ''],
  })),
});
