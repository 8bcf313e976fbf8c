// What is on the shelf, how it was made, whether it is whole; and building another.
import { act, ask, watch, Latest, wasStopped } from './api.js';
import { button, byId, meter, number, report, row } from './shell.js';

const KINDS = {
  'oware-endgame': { words: 'Oware endgame', size: 'seeds', usual: 10, choices: ['codingame', 'abapa', 'awari'], name: 'endgame' },
  'oware-book': { words: 'Oware book', size: 'seeds', usual: 8, choices: ['codingame'], name: 'book' },
  bearoff: { words: 'Two-sided bearoff', size: 'checkers', usual: 6, choices: ['cubeful', 'cubeless'], name: 'bearoff' },
  'one-sided': { words: 'One-sided bearoff', size: 'points', usual: 6, choices: ['-'], name: 'one-sided' },
};
const verifying = new Latest();
const watched = new Set();

async function info(name) {
  try {
    const found = await ask('tables/info', { name });
    history.replaceState(null, '', '?' + new URLSearchParams({ name }));
    byId('info-title').textContent = name;
    byId('info-none').hidden = true;
    byId('info').replaceChildren(...rows('', found));
    byId('info-title').scrollIntoView({ block: 'nearest' });
  } catch (error) {
    report(error);
  }
}

/** An object as rows of name and value, whatever it holds. */
function rows(before, value) {
  return Object.entries(value).flatMap(([name, inner]) => (inner !== null && typeof inner === 'object'
    ? rows(before + name + ' ', inner) : inner === null ? [] : [row(before + name, { text: String(inner), kind: 'wrap' })]));
}

async function verify(name, place) {
  place.textContent = 'reading…';
  try {
    const verdict = await watch('tables/verify', { name }, verifying.next(), () => {});
    place.textContent = verdict.ok ? 'whole' : verdict.fault;
    place.className = verdict.ok ? 'good' : 'bad';
  } catch (error) {
    place.textContent = '';
    report(error);
  }
}

async function shelf() {
  try {
    const found = await ask('tables', {});
    byId('details').hidden = false;
    byId('building').hidden = found.folder === null;
    byId('folder').textContent = found.folder === null
      ? 'No folder was given; start with hindsight studio --tables FOLDER.'
      : !found.files.length ? `Folder ${found.folder} is empty; build a table below.`
      : `Folder ${found.folder}: ${found.files.length} ${found.files.length === 1 ? 'file' : 'files'}.`;
    byId('files').replaceChildren(...found.files.map(file => {
      const acts = document.createElement('span');
      const said = document.createElement('span');
      acts.append(button('Details', () => info(file.name)), ' ', button('Verify', () => verify(file.name, said)), ' ', said);
      const size = number(file.bytes, 0);
      size.text = file.bytes.toLocaleString('en');
      const tr = row(file.name, { text: file.fault ?? file.title ?? 'nothing that Hindsight reads', kind: file.fault ? 'wrap bad' : 'wrap' }, size, acts);
      tr.dataset.name = file.name;
      tr.lastElementChild.className = 'acts';
      return tr;
    }));
  } catch (error) {
    report(error);
  }
}

// ---- building ----

function suggest() {
  const kind = KINDS[byId('kind').value];
  byId('size-name').textContent = kind.size;
  byId('size').value = kind.usual;
  byId('choice').replaceChildren(...kind.choices.map(choice => new Option(choice === '-' ? 'nothing else' : choice, choice)));
  name();
}

function name() {
  const kind = KINDS[byId('kind').value];
  const choice = byId('choice').value;
  byId('name').value = `${kind.name}${byId('size').value.replace(/\D/g, '')}${['-', 'codingame', 'cubeless'].includes(choice) ? '' : '-' + choice}.table`;
}

/** One line for each build: how far it is, and what can be done about it. */
function line(build) {
  let place = [...byId('builds').children].find(one => one.dataset.name === build.name);
  if (!place) {
    place = document.createElement('div');
    place.dataset.name = build.name;
    place.className = 'build';
    byId('builds').prepend(place);
  }
  place.dataset.state = build.state;
  const words = document.createElement('span');
  const share = build.total ? build.done / build.total : 0;
  words.textContent = `${build.name}: ` + { running: build.task ? `${build.task}, ${Math.round(100 * share)} % of ${build.total.toLocaleString('en')} ${build.unit}` : 'begins…',
    done: 'built.', failed: build.words ?? 'failed.', unfinished: 'not finished; it goes on from its last checkpoint.' }[build.state];
  const parts = [words];
  if (build.state === 'running') parts.push(meter(share, `${Math.round(100 * share)} per cent`), button('Stop', () => stop(build.name)));
  if (build.state === 'unfinished') parts.push(button('Go on', () => start({ name: build.name })));
  if (build.command) {
    const command = document.createElement('code');
    command.textContent = build.command;
    parts.push(command);
  }
  place.replaceChildren(...parts);
}

async function look(build) {
  line(build);
  if (build.state !== 'running' || watched.has(build.name)) return;
  watched.add(build.name);
  try {
    line(await watch('tables/watch', { name: build.name }, undefined, line));
    await shelf();
  } catch (error) {
    if (!wasStopped(error)) report(error);
  }
  watched.delete(build.name);
}

async function start(parameters) {
  byId('error').textContent = '';
  try {
    await look(await act('tables/build', parameters));
  } catch (error) {
    report(error);
  }
}

async function stop(built) {
  try {
    await act('tables/stop', { name: built });
  } catch (error) {
    report(error);
  }
}

for (const [kind, { words }] of Object.entries(KINDS)) byId('kind').append(new Option(words, kind));
byId('kind').addEventListener('change', suggest);
byId('size').addEventListener('input', name);
byId('choice').addEventListener('change', name);
byId('build').addEventListener('click', () => start({
  name: byId('name').value.trim(), kind: byId('kind').value, size: byId('size').value, choice: byId('choice').value }));
suggest();
const chosen = new URLSearchParams(location.search).get('name');
shelf().then(() => chosen && info(chosen));
try {
  for (const build of (await ask('tables/builds', {})).builds) look(build);
} catch (error) {
  report(error);
}
