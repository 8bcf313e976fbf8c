// Recorded games, judged: dropped, chosen or pasted in; a list of games, of turns, a graph, and a board that jumps.
import { watch, Latest, wasStopped } from './api.js';
import './board.js';
import { draw as drawCurve } from './curves.js';
import { byId, clickable, link, linked, onDrop, report, row, save, say, textOf } from './shell.js';

const MOST_BYTES = 900_000;
const MOST_IN_ADDRESS = 30_000;
const MOST_GAMES = 50;
/** A turn that lost less is not worth a question. */
const DAYS = [0, 1, 3, 7, 21];
const DAY = 86_400_000;

/**
 * Brings a review page to life.
 * @param kind {game, path, parameters(), example, range, label, graphOf,
 *   summary(review): rows, turns(review): [{cells, position, move, best, height, lost, words, part}], remarks(review),
 *   players(review): text, lost(review): text, overall(reviews): rows, worthAsking: the least loss to train from,
 *   draw(turn, move, best), deepen(turn, signal): rows}
 */
export function reviewPage(kind) {
  const running = new Latest();
  const deepening = new Latest();
  /** [{name, text, review, deep: {turn: rows}}] */
  let games = [];
  let open = 0;
  let turns = [];
  let chosen = -1;
  let isBestShown = false;

  async function reviewAll(records, turn = 0, first = 0) {
    say('error', '');
    byId('result').hidden = true;
    byId('games-card').hidden = true;
    games = [];
    const wrong = [];
    const signal = running.next();
    for (const [at, record] of records.slice(0, MOST_GAMES).entries()) {
      const which = records.length > 1 ? `game ${at + 1} of ${records.length}: ` : '';
      say('progress', which + 'reads…');
      try {
        const review = await watch(kind.path, { game: record.text, ...kind.parameters?.() }, signal,
          stage => say('progress', `${which}judges ${stage.done} of ${stage.total} ${stage.unit}…`));
        games.push({ ...record, review, deep: kept(record) });
        showGames();
      } catch (error) {
        if (wasStopped(error)) return;
        wrong.push((record.name ? record.name + ': ' : '') + error.message);
      }
    }
    say('progress', '');
    if (wrong.length) say('error', wrong.join(' '));
    if (!games.length) return;
    keepGames();
    showGame(Math.min(first, games.length - 1), turn);
  }

  function keepGames() {
    try {
      localStorage.setItem('reviewed-' + kind.game, JSON.stringify(games.map(({ name, text }) => ({ name, text }))));
    } catch { /* more than a browser keeps: a reload asks for the files again */ }
  }

  /** What was looked at deeper stays with the game. */
  const nameOf = record => `deep-${kind.game}-${record.text.length}-${[...record.text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) | 0, 7)}`;
  const kept = record => JSON.parse(localStorage.getItem(nameOf(record)) ?? '{}');

  function showGames() {
    byId('games-card').hidden = games.length < 2;
    byId('games').replaceChildren(...games.map((game, at) => {
      const tr = clickable(row(game.name || `game ${at + 1}`, kind.players(game.review), { text: kind.lost(game.review), number: true }),
        `open game ${at + 1}`, () => showGame(at));
      tr.toggleAttribute('data-chosen', at === open);
      return tr;
    }));
    byId('overall').replaceChildren(...kind.overall(games.map(game => game.review)));
  }

  function showGame(at, turn = 0) {
    open = at;
    const found = games[at].review;
    turns = kind.turns(found);
    showGames();
    byId('result').hidden = false;
    byId('train-card').hidden = true;
    byId('game').value = games[at].text;
    byId('summary').replaceChildren(...kind.summary(found));
    say('remarks', kind.remarks?.(found) ?? '');
    listTurns();
    const known = turns.map((one, place) => place).filter(place => turns[place].height !== null);
    byId('graph').setAttribute('aria-label', `${kind.label} by turn: ${known.map(place => Number(turns[place].height).toFixed(2)).join(', ')}`);
    drawCurve(byId('graph'), known.map(place => place + 1),
      [{ label: kind.label, values: known.map(place => turns[place].height) }],
      { range: kind.range, xLabel: 'turn', onPick: place => jump(known[place]) });
    const worst = turns.reduce((best, one, place) => (one.lost > (turns[best]?.lost ?? 0) ? place : best), 0);
    jump(turn > 0 && turn <= turns.length ? turn - 1 : worst);
  }

  function listTurns() {
    const places = turns.map((one, place) => place);
    const isWorstFirst = byId('order').value === 'worst';
    if (isWorstFirst) places.sort((one, other) => (turns[other].lost || 0) - (turns[one].lost || 0) || one - other);
    let part = '';
    byId('turns').replaceChildren(...places.flatMap(place => {
      const turn = turns[place];
      const tr = clickable(row(...turn.cells), `turn ${place + 1}: ${turn.words}`, () => jump(place));
      tr.dataset.place = place;
      if (turn.lost > 0) tr.classList.add('lost');
      tr.toggleAttribute('data-chosen', place === chosen);
      if (isWorstFirst || !turn.part || turn.part === part) return [tr];
      part = turn.part;
      const head = row({ text: part, kind: 'part' });
      head.firstChild.colSpan = 8;
      return [head, tr];
    }));
  }
  const rowOf = place => byId('turns').querySelector(`[data-place="${place}"]`);

  async function jump(place) {
    if (place < 0 || place >= turns.length) return;
    chosen = place;
    isBestShown = false;
    const turn = turns[place];
    const { text } = games[open];
    const all = { ...kind.parameters?.() };
    if (games.length === 1 && text.length < MOST_IN_ADDRESS) link({ game: text, turn: place + 1, ...all });
    else link({ games: 'kept', at: open + 1, turn: place + 1, ...all });
    for (const tr of byId('turns').children) tr.toggleAttribute('data-chosen', tr.dataset.place === String(place));
    rowOf(place)?.scrollIntoView({ block: 'nearest' });
    say('turn-words', turn.words);
    say('deep-said', '');
    deepening.stop();
    byId('deep').replaceChildren(...(games[open].deep[place] ?? []).map(cells => row(...cells)));
    byId('best').disabled = !turn.best || turn.best === turn.move;
    byId('deepen').disabled = !turn.position;
    byId('analyse').href = `${kind.game}?${new URLSearchParams({ position: turn.position ?? '', ...kind.analysed?.(games[open].review) })}`;
    byId('analyse').hidden = !turn.position;
    await draw();
  }

  async function draw(isBlind = false) {
    const turn = turns[chosen];
    say('best', isBestShown ? 'Show what was played' : 'Show the best');
    if (!turn?.position) return;
    try {
      await kind.draw(turn, isBlind ? '' : turn.move, isBestShown ? turn.best : '');
    } catch (error) {
      report(error, 'deep-said');
    }
  }

  byId('best').addEventListener('click', () => { isBestShown = !isBestShown; draw(); });
  byId('order').addEventListener('change', listTurns);
  byId('before').addEventListener('click', () => jump(chosen - 1));
  byId('next').addEventListener('click', () => jump(chosen + 1));
  byId('deepen').addEventListener('click', async () => {
    const place = chosen;
    const game = games[open];
    say('deep-said', '');
    byId('deep').replaceChildren(row('looks deeper…'));
    try {
      const rows = await kind.deepen(turns[place], deepening.next(), said => {
        if (place === chosen) byId('deep').replaceChildren(...said.map(cells => row(...cells)));
      });
      game.deep[place] = rows;
      localStorage.setItem(nameOf(game), JSON.stringify(game.deep));
      if (place === chosen) byId('deep').replaceChildren(...rows.map(cells => row(...cells)));
    } catch (error) {
      if (place === chosen) byId('deep').replaceChildren();
      report(error, 'deep-said');
    }
  });
  byId('turns').addEventListener('keydown', event => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    const list = [...byId('turns').querySelectorAll('[data-place]')];
    const next = list[list.indexOf(rowOf(chosen)) + by];
    if (next) jump(Number(next.dataset.place));
    rowOf(chosen)?.focus();
    event.preventDefault();
  });

  // Training from one's own errors: those answered wrong come back at once, others after days.
  const KEPT = 'errors-' + kind.game;
  let questions = [];
  const boxes = () => JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  function train() {
    const known = boxes();
    questions = games.flatMap((game, at) => kind.turns(game.review).map((turn, place) => ({ at, place, turn })))
      .filter(({ turn }) => turn.position && turn.best && turn.lost >= kind.worthAsking)
      .filter(({ turn }) => (known[turn.position]?.due ?? 0) <= Date.now())
      .sort((one, other) => other.turn.lost - one.turn.lost);
    byId('train-card').hidden = false;
    ask();
  }
  async function ask() {
    const question = questions[0];
    byId('answer').value = '';
    for (const id of ['answer', 'answer-it']) byId(id).disabled = !question;
    if (!question) {
      say('train-words', 'No error is due: all are answered, or come back in some days.');
      return;
    }
    if (question.at !== open) showGame(question.at);
    await jump(question.place);
    say('turn-words', `${questions.length} to go.`);
    byId('deep').replaceChildren();
    say('train-words', kind.asked(question.turn));
    await draw(true);
    byId('answer').focus({ preventScroll: true });
  }
  const same = text => text.toLowerCase().replace(/[\s().,;]+/g, '');
  byId('train').addEventListener('click', train);
  byId('answer-it').addEventListener('click', () => {
    const question = questions[0];
    if (!question || !byId('answer').value.trim()) return say('train-words', 'Write a move first. ' + (question ? kind.asked(question.turn) : ''));
    const { turn } = question;
    const isRight = same(byId('answer').value) === same(turn.best);
    const known = boxes();
    const box = isRight ? Math.min(DAYS.length - 1, (known[turn.position]?.box ?? 0) + 1) : 0;
    known[turn.position] = { box, due: Date.now() + DAYS[box] * DAY };
    localStorage.setItem(KEPT, JSON.stringify(known));
    questions.shift();
    if (!isRight) questions.push(question);
    say('train-words', isRight ? `Right: ${turn.best}. It comes back in ${DAYS[box]} days.` : `${turn.best} is best; it comes back at the end. ${turn.words}`);
    byId('answer-it').disabled = true;
    isBestShown = true;
    draw();
  });
  byId('answer').addEventListener('keydown', event => {
    if (event.key === 'Enter') (byId('answer-it').disabled ? byId('answer-next') : byId('answer-it')).click();
  });
  byId('answer-next').addEventListener('click', () => {
    if (!byId('answer-it').disabled && questions.length > 1) questions.push(questions.shift());
    ask();
  });
  byId('answer-end').addEventListener('click', () => { byId('train-card').hidden = true; jump(chosen); });

  /** One file with everything on it that opens anywhere: no script, no other file. */
  byId('share').addEventListener('click', async () => {
    const was = chosen;
    const parts = [];
    const style = [...document.styleSheets].filter(sheet => sheet.href?.endsWith('studio.css'))
      .flatMap(sheet => [...sheet.cssRules]).map(rule => rule.cssText).join('\n');
    for (const [place, turn] of turns.entries()) {
      const piece = document.createElement('section');
      piece.className = 'card';
      const head = document.createElement('h2');
      head.textContent = turn.cells.map(cell => (typeof cell === 'object' ? cell.text : cell)).filter(Boolean).join(' · ');
      const words = document.createElement('p');
      words.textContent = turn.words;
      piece.append(head, words);
      if (turn.position && turn.lost > 0) {
        chosen = place;
        isBestShown = true;
        await draw();
        const picture = byId('board').querySelector('svg')?.cloneNode(true);
        if (picture) {
          picture.setAttribute('width', '420');
          const frame = document.createElement('div');
          frame.className = 'board';
          frame.append(picture);
          piece.append(frame);
        }
      }
      for (const cells of games[open].deep[place] ?? []) {
        const line = document.createElement('p');
        line.textContent = cells.map(cell => (typeof cell === 'object' ? cell.text : cell)).join(' ');
        piece.append(line);
      }
      parts.push(piece.outerHTML);
    }
    chosen = was;
    isBestShown = false;
    draw();
    const table = byId('summary').closest('table').outerHTML;
    save(`review-${kind.game}.html`, `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>Review</title><style>${style}</style>`
      + `<main><h1>${document.createElement('i').textContent}Review</h1><div class="card">${table}</div>${parts.join('')}</main></html>`);
  });
  byId('print').addEventListener('click', () => print());

  byId('read').addEventListener('click', () => reviewAll([{ name: '', text: byId('game').value }]));
  byId('example').addEventListener('click', async () => reviewAll([{ name: '', text: await (await fetch(kind.example)).text() }]));

  async function take(files) {
    const records = [];
    for (const file of files) {
      if (file.size > MOST_BYTES) return say('error', `${file.name} is too large for a recorded game.`);
      records.push({ name: file.name, text: textOf(new Uint8Array(await file.arrayBuffer())) });
    }
    if (records.length) reviewAll(records);
  }
  byId('file').addEventListener('change', () => take([...byId('file').files]));
  onDrop((file, files) => take(files));

  const handed = JSON.parse(sessionStorage.getItem('review-' + kind.game) ?? '[]');
  sessionStorage.removeItem('review-' + kind.game);
  const shared = linked();
  for (const name of Object.keys(kind.parameters?.() ?? {})) byId(name).value = shared.get(name) ?? byId(name).value;
  if (handed.length) reviewAll(handed);
  else if (shared.get('game')) reviewAll([{ name: '', text: shared.get('game') }], Number(shared.get('turn')));
  else if (shared.get('games') && localStorage.getItem('reviewed-' + kind.game)) {
    reviewAll(JSON.parse(localStorage.getItem('reviewed-' + kind.game)), Number(shared.get('turn')), Number(shared.get('at')) - 1);
  } else say('progress', 'Drop files anywhere on this page, choose some, or paste the text of one.');
}

/** Rows of what players did over several games: those of one name added up. */
export function added(reviews, figures) {
  const all = new Map();
  for (const review of reviews) {
    for (const [name, numbers] of figures(review)) {
      const sum = all.get(name) ?? { games: 0, numbers: numbers.map(() => 0) };
      sum.games++;
      numbers.forEach((value, at) => { sum.numbers[at] += value; });
      all.set(name, sum);
    }
  }
  return [...all];
}
