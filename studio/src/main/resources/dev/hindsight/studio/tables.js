// What is on the shelf, how it was made, whether it is whole.
import { ask, watch, Latest } from './api.js';
import { byId, number, row } from './shell.js';

const verifying = new Latest();

function button(text, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

function report(error) {
  byId('error').textContent = error.message;
}

async function info(name) {
  try {
    const found = await ask('tables/info', { name });
    byId('info-title').textContent = name;
    byId('info').replaceChildren(...rows('', found));
  } catch (error) {
    report(error);
  }
}

/** An object as rows of name and value, whatever it holds. */
function rows(before, value) {
  return Object.entries(value).flatMap(([name, inner]) => inner !== null && typeof inner === 'object'
    ? rows(before + name + ' ', inner) : [row(before + name, String(inner))]);
}

async function verify(name, place) {
  place.textContent = 'reading…';
  try {
    const verdict = await watch('tables/verify', { name }, verifying.next(), () => {});
    place.textContent = verdict.ok ? 'whole' : verdict.words;
    place.className = verdict.ok ? 'good' : 'bad';
  } catch (error) {
    place.textContent = '';
    report(error);
  }
}

try {
  const shelf = await ask('tables', {});
  byId('folder').textContent = shelf.folder === null
    ? 'No folder was given; start with hindsight studio --tables FOLDER.'
    : `Folder ${shelf.folder}: ${shelf.files.length} files.`;
  byId('files').replaceChildren(...shelf.files.map(file => {
    const acts = document.createElement('span');
    const said = document.createElement('span');
    acts.append(button('Details', () => info(file.name)), ' ', button('Verify', () => verify(file.name, said)), ' ', said);
    const size = number(file.bytes, 0);
    size.text = file.bytes.toLocaleString('en');
    return row(file.name, file.title ?? 'nothing that Hindsight reads', size, acts);
  }));
} catch (error) {
  report(error);
}
