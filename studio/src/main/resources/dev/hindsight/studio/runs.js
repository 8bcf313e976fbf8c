// Training, experiments and other runs: how far they are, their curves and their log, while they run and afterwards.
import { ask } from './api.js';
import { draw as drawCurve } from './curves.js';
import { button, byId, replaceRows, report, row } from './shell.js';

/** Curves that belong together, by the names of their columns. */
const GROUPS = [
  ['Strength, points a game', ['pubevalPoints', 'pubevalLow', 'pubevalHigh']],
  ['Loss by kind of target', ['returnLoss', 'exactLoss', 'anchorLoss', 'tableLoss']],
  ['Share of exact values', ['exactShare']],
  ['Error in bearoffs', ['bearoffErrorRandom', 'bearoffErrorInPlay']],
  ['Change of leaves by generation, points', ['leaveChangePoints', 'leaveErrorPoints']],
  ['Change of placement values by generation, points', ['placementChangePoints']],
  ['What placement values explain', ['explained', 'varianceExplained']],
];
const EVENTS = { start: 'started', task: 'task', saved: 'checkpoint', fault: 'fault mended', end: 'ended' };
let shown = new URLSearchParams(location.search).get('run');
let known = '';
let listed = '';

const words = name => name.replace(/([A-Z])/g, ' $1').toLowerCase();
const whole = value => Math.round(value).toLocaleString('en');
const figure = value => Number.isInteger(value) ? whole(value) : Number(value.toPrecision(4)).toString().replace('-', '−');
const clock = seconds => [seconds / 3600, seconds / 60 % 60, seconds % 60]
  .map((part, place) => String(Math.floor(part)).padStart(place ? 2 : 1, '0')).join(':');

const howFar = status => status.total > 0
  ? `${status.task}: ${whole(status.done)} of ${whole(status.total)} ${status.unit}` : status.task || 'nothing counted yet';

function groups(columns) {
  const grouped = GROUPS.map(([title, names]) => [title, names.filter(name => columns.includes(name))])
    .filter(([, names]) => names.length);
  const rest = columns.slice(1).filter(name => name !== 'seconds' && !GROUPS.some(([, names]) => names.includes(name)));
  return [...grouped, ...rest.map(name => [words(name), [name]])];
}

/** A card with curves; nothing if there is no number. */
function card(title, xs, curves, xLabel) {
  if (curves.every(curve => curve.values.every(value => value === null))) return [];
  const made = document.createElement('div');
  made.className = 'card';
  const head = document.createElement('h2');
  head.textContent = title;
  const place = document.createElement('div');
  place.className = 'graph';
  place.setAttribute('role', 'img');
  place.setAttribute('aria-label', `${title}, ${xs.length} points`);
  made.append(head, place);
  requestAnimationFrame(() => drawCurve(place, xs, curves, { xLabel, height: 180 }));
  return [made];
}

function curvesOf({ columns, rows }) {
  const xs = rows.map(line => line[0] ?? 0);
  return groups(columns).flatMap(([title, names]) => card(title, xs, names.map(name => ({
    label: words(name),
    values: rows.map(line => line[columns.indexOf(name)]),
    dash: /Low|High/.test(name) ? [4, 4] : undefined,
  })), words(columns[0])));
}

/** The last line, with an interval where the run tells one. */
function latestOf({ columns, rows }) {
  const last = rows.at(-1) ?? [];
  const value = name => columns.includes(name) ? last[columns.indexOf(name)] : null;
  return columns.filter(name => value(name) !== null && !/(Low|High)$/.test(name)).map(name => {
    const stem = name.replace(/Points$/, '');
    const [low, high] = [value(stem + 'Low'), value(stem + 'High')];
    return row(words(name), { text: figure(value(name)), number: true },
      low === null || high === null ? '' : `${figure(low)} to ${figure(high)}`);
  });
}

function showHistory(history) {
  byId('repeat').hidden = !history?.command;
  byId('command').textContent = history?.command ?? '';
  byId('log').hidden = !history;
  byId('events').replaceChildren(...[...(history?.events ?? [])].reverse().map(({ time, event, words: rest }) =>
    row(time.replace(/[TZ]/g, ' ').trim(), EVENTS[event] ?? event, { text: rest, kind: 'wrap' })));
}

function ratesOf(history) {
  if (!history || history.rates.length < 2) return [];
  const begin = Date.parse(history.rates[0].time);
  return card(`Speed, ${history.status.unit} a second`,
    history.rates.map(rate => (Date.parse(rate.time) - begin) / 1000),
    [{ label: 'a second', values: history.rates.map(rate => rate.perSecond) }], 'seconds');
}

async function show(run) {
  const [figures, history] = await Promise.all([
    run.figures ? ask('runs/figures', { name: run.name }) : null,
    run.status ? ask('runs/history', { name: run.name }) : null]);
  const all = [figures, history?.figures].filter(found => found?.rows.length);
  const text = JSON.stringify([run.name, figures?.rows.length, history?.status, history?.rates.length]);
  if (text === known) return;
  known = text;
  byId('chosen').hidden = false;
  byId('title').textContent = run.name;
  const status = history?.status;
  const said = [];
  if (status) {
    said.push(`${status.what}: ${status.state}`, howFar(status), `${figure(status.perSecond)} a second with ${status.workers} workers`);
    if (status.secondsLeft !== null) said.push(`${clock(status.secondsLeft)} left${status.after > 0 ? ' in all' : ''}`);
    if (status.saved !== null) said.push(`checkpoint at ${whole(status.saved)}`);
    if (status.faults) said.push(`${status.faults} faults mended`);
  }
  if (figures) {
    said.push(figures.rows.length
      ? `${figures.rows.length} lines; the last after ${figures.rows.at(-1)[0]?.toLocaleString('en')} ${words(figures.columns[0])}`
      : 'no line of figures yet');
  }
  byId('last').textContent = said.join('; ') + '.';
  showHistory(history);
  byId('latest').hidden = !all.length;
  byId('latest-rows').replaceChildren(...all.flatMap(latestOf));
  byId('interval').hidden = !all.some(found => found.columns.some(name => /Low$/.test(name)));
  byId('curves').replaceChildren(...all.flatMap(curvesOf), ...ratesOf(history));
}

async function list() {
  const found = await ask('runs', {});
  byId('folder').textContent = found.folder === null
    ? 'No folder was given; start with hindsight studio --tables FOLDER.'
    : found.runs.length ? `Folder ${found.folder}.`
      : `Folder ${found.folder} has no runs yet. A training, a duel or a build that counts games keeps a log beside the file that it makes (FILE.runlog), and backgammon train figures (FILE.tsv).`;
  byId('runs').hidden = !found.runs.length;
  const text = JSON.stringify([found, shown]);
  if (text === listed) return found.runs;
  listed = text;
  replaceRows(byId('list'), found.runs.map(run => {
    const { status } = run;
    const open = button('Show', () => choose(run));
    open.setAttribute('aria-label', `show ${run.name}`);
    const made = row(run.name, status?.what ?? 'figures', status?.state ?? '', status ? howFar(status) : '',
      { text: status?.secondsLeft == null ? '' : clock(status.secondsLeft), number: true }, open);
    if (run.name === shown) made.dataset.chosen = '';
    return made;
  }));
  return found.runs;
}

async function choose(run) {
  shown = run.name;
  history.replaceState(null, '', '?' + new URLSearchParams({ run: run.name }));
  byId('error').textContent = '';
  await look();
}

/** Looks at the folder, and at the run that is shown or the newest. */
async function look() {
  try {
    const runs = await list();
    const newest = runs.reduce((one, other) => (other.status?.since ?? '') > (one?.status?.since ?? '') ? other : one, runs[0]);
    const run = shown === null ? newest : runs.find(one => one.name === shown);
    if (run) await show(run);
    else if (shown !== null) byId('error').textContent = `There is no run ${shown} in the folder.`;
  } catch (error) {
    report(error);
  }
}

byId('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(byId('command').textContent);
  byId('copy').textContent = 'Copied';
  setTimeout(() => { byId('copy').textContent = 'Copy the command'; }, 1500);
});
look();
setInterval(() => {
  if (byId('follow').checked && !document.hidden) look();
}, 2000);
