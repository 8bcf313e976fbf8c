// Recorded games of oware, judged.
import { ask } from './api.js';
import { byId, isProven, number, row, signed } from './shell.js';
import { added, reviewPage } from './review.js';

const sideOf = player => player === 1 ? 'South' : 'North';

reviewPage({
  game: 'oware',
  path: 'oware/review',
  parameters: () => ({ rules: byId('rules').value }),
  example: 'example.ogn',
  label: 'net seeds of South',
  worthAsking: 1,
  asked: turn => `${turn.position.endsWith('N') ? 'North' : 'South'} is to move: which pit?`,
  async draw(turn, move, best) {
    byId('board').forget();
    const svg = await byId('board').show(turn.position);
    for (const [pit, kind] of [[move, 'last'], [best, 'best']]) if (pit) svg?.querySelector(`[data-pit="${pit}"]`)?.classList.add(kind);
  },
  async deepen(turn, signal) {
    const found = await ask('oware/ask', { position: turn.position, rules: byId('rules').value }, signal);
    return found.moves.map(one => [one.move + (one.move === turn.move ? ' (played)' : ''), signed(one.value), isProven(one) ? 'exact' : 'estimate'])
      .concat([[(found.exact ? 'exact, by ' : 'an estimate, by ') + found.source]]);
  },
  players: review => review.players.map(player => player.name ?? sideOf(player.number)).join(' – ') + ' ' + review.result,
  lost: review => review.players.map(player => Number(player.loss).toFixed(1)).join(' and ') + ' seeds',
  overall: reviews => added(reviews, review => review.players.map(player => [player.name ?? sideOf(player.number),
    [player.turns, player.mistakes, Number(player.loss)]])).map(([name, { games, numbers: [turns, mistakes, loss] }]) =>
    row(name, number(games, 0), number(turns, 0), number(mistakes, 0), number(loss))),
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
