// Figures of training and experiments: curves, while they run and afterwards.
import { ask } from './api.js';
import { draw as drawCurve } from './curves.js';
import { button, byId, report, row } from './shell.js';

/** Curves that belong together, by the names of their columns. */
const GROUPS = [
  ['Strength, points a game', ['pubevalPoints', 'pubevalLow', 'pubevalHigh']],
  ['Loss by kind of target', ['returnLoss', 'exactLoss', 'anchorLoss', 'tableLoss']],
  ['Share of exact values', ['exactShare']],
  ['Error in bearoffs', ['bearoffErrorRandom', 'bearoffErrorInPlay']],
];
let shown = new URLSearchParams(location.search).get('run');
let known = '';

const words = name => name.replace(/([A-Z])/g, ' $1').toLowerCase();

function groups(columns) {
  const grouped = GROUPS.map(([title, names]) => [title, names.filter(name => columns.includes(name))])
    .filter(([, names]) => names.length);
  const rest = columns.slice(1).filter(name => !GROUPS.some(([, names]) => names.includes(name)));
  return [...grouped, ...rest.map(name => [words(name), [name]])];
}

async function show(name) {
  const figures = await ask('runs/figures', { name });
  const text = JSON.stringify(figures.rows.length) + name;
  if (text === known) return;
  known = text;
  byId('figures').hidden = false;
  byId('title').textContent = name;
  const [axis] = figures.columns;
  byId('last').textContent = figures.rows.length
    ? `${figures.rows.length} lines; the last after ${figures.rows.at(-1)[0]?.toLocaleString('en')} ${axis}.` : 'No line yet.';
  const xs = figures.rows.map(line => line[0] ?? 0);
  byId('curves').replaceChildren(...groups(figures.columns).map(([title, names]) => {
    const values = names.map(column => figures.rows.map(line => line[figures.columns.indexOf(column)]));
    if (values.every(curve => curve.every(value => value === null))) return '';
    const card = document.createElement('div');
    card.className = 'card';
    const head = document.createElement('h2');
    head.textContent = title;
    const place = document.createElement('div');
    place.className = 'graph';
    place.setAttribute('role', 'img');
    place.setAttribute('aria-label', `${title}, ${figures.rows.length} lines`);
    card.append(head, place);
    requestAnimationFrame(() => drawCurve(place, xs, names.map((column, at) =>
      ({ label: words(column), values: values[at], dash: /Low|High/.test(column) ? [4, 4] : undefined })), { xLabel: axis, height: 180 }));
    return card;
  }).filter(Boolean));
}

async function list() {
  const found = await ask('runs', {});
  byId('folder').textContent = found.folder === null
    ? 'No folder was given; start with hindsight studio --tables FOLDER.'
    : found.runs.length ? `Folder ${found.folder}.`
      : `Folder ${found.folder} has no figures; hindsight backgammon train writes some beside its nets (FILE.tsv).`;
  byId('list').replaceChildren(...found.runs.map(run =>
    row(run.name, { text: run.bytes.toLocaleString('en'), number: true }, button('Show', () => choose(run.name)))));
  return found.runs;
}

async function choose(name) {
  shown = name;
  history.replaceState(null, '', '?' + new URLSearchParams({ run: name }));
  await show(name).catch(report);
}

try {
  const runs = await list();
  if (shown ?? runs[0]) await choose(shown ?? runs[0].name);
} catch (error) {
  report(error);
}
setInterval(() => {
  if (shown && byId('follow').checked && !document.hidden) show(shown).catch(report);
}, 2000);
