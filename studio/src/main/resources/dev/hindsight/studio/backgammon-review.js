// Recorded matches, judged.
import { ask, watch } from './api.js';
import { byId, number, percent, row, signed } from './shell.js';
import { added, reviewPage } from './review.js';

const milli = value => Math.round(1000 * value);
const rating = loss => (loss === null || loss === undefined ? '' : (500 * loss).toFixed(1));

reviewPage({
  game: 'backgammon',
  path: 'backgammon/review',
  example: 'example.mat',
  label: 'chance to win',
  range: [0, 1],
  worthAsking: 0.02,
  asked: turn => (turn.dice ? `${turn.who} has rolled ${turn.dice}.` : `${turn.who} is to decide about the cube.`),
  /** The position before the move; what was played, or the best, is shown as it leaves the checkers. */
  async draw(turn, move, best) {
    const wanted = best || '';
    const after = wanted && turn.dice ? await ask('backgammon/after', { position: turn.position, move: wanted }).catch(() => null) : null;
    const fields = after?.xgid.split(':');
    if (fields) {
      const was = turn.position.split(':');
      fields[3] = was[3];
      fields[4] = was[4];
    }
    await byId('board').show(fields ? fields.join(':') : turn.position);
  },
  async deepen(turn, signal, tell) {
    const found = await watch('backgammon/rollout', { position: turn.position, trials: 1296, moves: 4 }, signal,
      stage => tell([[`plays ${stage.done} of ${stage.total} ${stage.unit}…`]]));
    return found.lines.map(line => [(line.move ?? 'before the roll') + (line.move === turn.move ? ' (played)' : ''), percent(line.winProbability, 2),
      signed(line.equity, 3), { text: '± ' + line.standardError.toFixed(3), number: true }]).concat([[`rolled out: ${found.trials} games of each`]]);
  },
  players: review => review.players.map(player => player.name).join(' – ') + (review.length ? `, to ${review.length}` : ', money'),
  lost: review => review.players.map(player => rating(player.lossPerDecision)).join(' and ') + ' PR',
  overall: reviews => added(reviews, review => review.players.map(player => [player.name,
    [player.moves + player.cubeDecisions, player.loss, player.luck]])).map(([name, { games, numbers: [decisions, loss, luck] }]) =>
    row(name, number(games, 0), number(decisions, 0), { text: decisions ? milli(loss / decisions) + ' millipoints' : '', number: true },
      { text: rating(decisions ? loss / decisions : null), number: true }, signed(luck, 2))),
  remarks: review => (review.problems ?? []).map(problem => `Line ${problem.line ?? ''}: ${problem.problem ?? problem.message ?? 'not read'}.`).join(' ')
    + ' PR is 500 times what a decision loses on average: about 2 the best players, 5 experts, 10 good club players.',
  summary: review => review.players.map(player => row(player.name, number(player.moves + player.cubeDecisions, 0),
    { text: player.lossPerDecision === null ? '' : (1000 * player.lossPerDecision).toFixed(1) + ' millipoints', number: true },
    { text: rating(player.lossPerDecision), number: true }, number(player.errors, 0), number(player.blunders, 0), { text: player.luck.toFixed(2), number: true })),
  turns: review => review.turns.map(turn => ({
    position: turn.xgid,
    part: review.games > 1 ? `Game ${turn.game}` : '',
    who: turn.player.name,
    dice: turn.dice,
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
