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
  summary: review => review.players.map(player => row(player.name, number(player.moves + player.cubeDecisions, 0),
    { text: player.lossPerDecision === null ? '' : (1000 * player.lossPerDecision).toFixed(1) + ' millipoints', number: true },
    { text: player.luck.toFixed(2), number: true })),
  turns: review => review.turns.map(turn => ({
    position: turn.xgid,
    move: turn.move,
    best: turn.best,
    lost: turn.loss,
    height: turn.player.number === 1 ? turn.winProbability : 1 - turn.winProbability, // of the left player
    words: `Game ${turn.game}, ${turn.player.name}${turn.dice ? ' with ' + turn.dice : ''}: ${turn.move}`
      + (milli(turn.loss) > 0 ? ` loses ${milli(turn.loss)} millipoints to ${turn.best}` : ' is best')
      + ` (${turn.known.by === 'proof' ? 'exact' : turn.source}).`,
    cells: [number(turn.turn, 0), turn.player.name, turn.dice ?? turn.kind, turn.move,
      milli(turn.loss) > 0 ? number(milli(turn.loss), 0) : { text: '✓', number: true }],
  })),
});
