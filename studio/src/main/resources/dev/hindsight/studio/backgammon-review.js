// A recorded match, judged.
import { number, row } from './shell.js';
import { reviewPage } from './review.js';

const milli = value => Math.round(1000 * value);

reviewPage({
  game: 'backgammon',
  path: 'backgammon/review',
  example: 'example.mat',
  label: 'chance to win',
  range: [0, 1],
  shown: () => ({}),
  summary: review => review.players.map(player => row(player.player, number(player.moves + player.cubeDecisions, 0),
    { text: player.ratePerDecision === null ? '' : player.ratePerDecision.toFixed(1) + ' millipoints', number: true },
    { text: (player.luckMillipoints / 1000).toFixed(2), number: true })),
  turns: review => review.turns.map(turn => ({
    position: turn.xgid,
    move: turn.played,
    best: turn.best,
    lost: turn.loss,
    height: turn.winChance, // of the left player, whoever decides
    words: `Game ${turn.game}, ${turn.player}${turn.dice ? ' with ' + turn.dice : ''}: ${turn.played}`
      + (milli(turn.loss) > 0 ? ` loses ${milli(turn.loss)} millipoints to ${turn.best}` : ' is best')
      + ` (${turn.exact ? 'exact' : turn.source}).`,
    cells: [number(turn.turn, 0), turn.player, turn.dice ?? turn.kind, turn.played,
      milli(turn.loss) > 0 ? number(milli(turn.loss), 0) : { text: '✓', number: true }],
  })),
});
