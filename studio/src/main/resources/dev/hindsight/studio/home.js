// One position of each game, drawn and judged.
import { ask, picture } from './api.js';
import { byId } from './shell.js';
import { EXAMPLES as crosswords } from './cgp.js';

const shown = [
  ['crossword', crosswords[1].position,
    answer => `Best: ${answer.best[0].move}, ${answer.best[0].score} points, of ${answer.plays.toLocaleString('en')} plays.`],
  ['oware', '1-0-1-0-3-1-1-1-1-0-2-0-18-19-S',
    answer => `South gets ${answer.value > 0 ? '+' : ''}${answer.value} seeds (${answer.exact ? 'exact' : 'estimated'}), by ${answer.moves[0].move}.`],
  ['backgammon', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10',
    answer => `Best: ${answer.moves[0].move}; wins ${(100 * answer.winProbability).toFixed(1)} %.`],
];
for (const [game, position, words] of shown) {
  picture(game + '/board', { position }).then(svg => byId(game + '-board').replaceChildren(svg));
  ask(game + '/ask', { position }).then(answer => { byId(game + '-words').textContent = words(answer); })
    .catch(error => { byId(game + '-words').textContent = error.message; });
  byId(game + '-board').closest('a').href = game + '?' + new URLSearchParams({ position });
}
