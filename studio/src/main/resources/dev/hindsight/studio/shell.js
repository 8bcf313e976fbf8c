// What all pages share: light and dark, small ways to make elements.

const theme = document.getElementById('theme');
const isDark = () => (document.documentElement.dataset.theme
  ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
function show(name) {
  document.documentElement.dataset.theme = name;
  theme.textContent = name === 'dark' ? 'Light' : 'Dark';
}
show(localStorage.getItem('theme') ?? (isDark() ? 'dark' : 'light'));
theme.addEventListener('click', () => {
  const name = isDark() ? 'light' : 'dark';
  localStorage.setItem('theme', name);
  show(name);
});

export const byId = id => document.getElementById(id);

/** What is cut off can be scrolled to with the keyboard too. */
const scrolling = new ResizeObserver(entries => {
  for (const one of new Set(entries.map(({ target }) => target.closest('.scroll')))) {
    if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight) one.tabIndex = 0;
    else one.removeAttribute('tabindex');
  }
});
for (const one of document.querySelectorAll('.scroll')) {
  scrolling.observe(one);
  if (one.firstElementChild) scrolling.observe(one.firstElementChild);
}

/** A row of cells; a cell is a text, or {text, number: true} for numbers, or an element. */
export function row(...cells) {
  const tr = document.createElement('tr');
  for (const cell of cells) {
    const td = document.createElement('td');
    if (cell instanceof Node) td.append(cell);
    else if (cell !== null && typeof cell === 'object') {
      td.textContent = cell.text;
      td.className = cell.number ? 'number' : (cell.kind ?? '');
    } else td.textContent = cell ?? '';
    tr.append(td);
  }
  return tr;
}

export const isProven = value => value.known.by === 'proof';
export const number = (value, digits = 1) =>
  ({ text: value === null || value === undefined ? '' : Number(value).toFixed(digits).replace('-', '−'), number: true });
export const signed = (value, digits = 1) => {
  const shown = number(value, digits);
  return { text: value > 0 ? '+' + shown.text : shown.text, number: true };
};

/** Puts other rows in the place of those there; the keyboard stays where it was. */
export function replaceRows(into, rows) {
  const label = into.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
  into.replaceChildren(...rows);
  if (label) [...into.querySelectorAll('[aria-label]')].find(one => one.getAttribute('aria-label') === label)?.focus();
}

/** Makes a row do something, for mouse and keyboard alike. */
export function clickable(tr, label, act) {
  tr.classList.add('clickable');
  tr.tabIndex = 0;
  tr.setAttribute('aria-label', label);
  tr.addEventListener('click', act);
  tr.addEventListener('keydown', event => {
    if (event.key === 'Enter') act();
  });
  return tr;
}

/** A bar from 0 to 1, with a lighter piece for its error on either side. */
export function meter(share, label, error = 0) {
  const outer = document.createElement('div');
  outer.className = 'meter';
  outer.setAttribute('role', 'img');
  outer.setAttribute('aria-label', label);
  const inner = document.createElement('div');
  inner.style.width = (100 * Math.max(0, Math.min(1, share))) + '%';
  outer.append(inner);
  if (error > 0) {
    const whisker = document.createElement('div');
    whisker.className = 'whisker';
    whisker.style.left = (100 * Math.max(0, share - 1.96 * error)) + '%';
    whisker.style.width = (100 * Math.min(1, 2 * 1.96 * error)) + '%';
    outer.append(whisker);
  }
  return outer;
}

/** The position in the address of the page, and back. */
export function addressed(usual) {
  return new URLSearchParams(location.search).get('position') ?? usual;
}
export function remember(position, more = {}) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries({ position, ...more })) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  history.replaceState(null, '', '?' + query);
}

/** What is too long for an address that a server reads, such as a record: behind its hash. */
export const linked = () => new URLSearchParams(location.hash.slice(1));
export const link = values => history.replaceState(null, '', '#' + new URLSearchParams(values));

/** The first answer is there: what kept its place need not do so any more. */
export const arrived = () => document.querySelectorAll('.waiting').forEach(one => one.classList.remove('waiting'));

/** A button that does something. */
export function button(text, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

/** Says something where the page has a place for it. */
export function say(id, words) {
  if (byId(id).textContent !== words) byId(id).textContent = words;
}

/** Says what went wrong beside what was clicked; being stopped is nothing wrong. */
export function report(error, id = 'error') {
  if (error.name === 'AbortError') return;
  say(id, error.message);
  arrived();
}

/** How an answer is known, how long it took, and what else is to be said of it. */
export function known(id, how, began, more = '') {
  const seconds = (performance.now() - began) / 1000;
  byId(id).textContent = `${how} · ${seconds < 1 ? Math.round(1000 * seconds) + ' ms' : seconds.toFixed(1) + ' s'}${more ? ' · ' + more : ''}`;
}

/** A button that copies the command line that repeats an answer. */
export function copies(id, line) {
  const usual = byId(id).textContent;
  byId(id).addEventListener('click', async () => {
    const text = line();
    try {
      await navigator.clipboard.writeText(text);
      byId(id).textContent = 'Copied';
    } catch {
      // Without leave for the clipboard, as in a page by another name than localhost: it is shown to be copied by hand.
      byId(id).textContent = text;
    }
    byId(id).title = text;
    setTimeout(() => { byId(id).textContent = usual; }, 4000);
  });
}

/** The text of a file: what it says of its encoding, else UTF-8 if it can be, else Latin-1. */
export function textOf(bytes) {
  const latin = new TextDecoder('latin1').decode(bytes);
  const declared = latin.match(/^#character-encoding\s+(\S+)/im)?.[1].toLowerCase();
  try {
    if (declared && !/^utf-?8$/.test(declared)) return new TextDecoder(declared).decode(bytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin;
  }
}

/** Lets somebody keep a text as a file. */
export function save(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Takes files that are dropped anywhere on the page: the first, and all of them. */
export function onDrop(take) {
  document.addEventListener('dragover', event => event.preventDefault());
  document.addEventListener('drop', event => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length) take(files[0], files);
  });
}

/** Opens the review page of a game with a record, or with several files. */
export async function reviewRecord(game, record, files = []) {
  const records = files.length > 1 ? await Promise.all(files.map(async file => ({ name: file.name, text: textOf(new Uint8Array(await file.arrayBuffer())) })))
    : [{ name: files[0]?.name ?? '', text: record }];
  sessionStorage.setItem('review-' + game, JSON.stringify(records));
  location.href = game + '-review';
}

export const percent = (share, digits = 1) =>
  ({ text: share === null || share === undefined ? '' : (100 * share).toFixed(digits) + ' %', number: true });

/** A seed for a new game; not a result, so it may be left to chance. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000;
