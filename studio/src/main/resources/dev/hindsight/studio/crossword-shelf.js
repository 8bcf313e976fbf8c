// Words, leaves, tiles and the board that a page asks about: chosen once, remembered, said in the address.
import { ask, shellQuoted } from './api.js';
import { byId } from './shell.js';

const KINDS = { words: 'words', leaves: 'leaves', tiles: 'tiles', layout: 'layouts' };
const USUAL = { words: 'ENABLE', leaves: '', tiles: 'english', layout: 'standard' };
const KEPT = 'shelf';
let choice = {};

/** What questions say besides the position: nothing of what is usual. */
export const chosen = () => ({ ...choice });

/** A choice that was made elsewhere on the pages, or in the address. */
export function rememberedChoice() {
  const said = new URLSearchParams(location.search);
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  const isSaid = Object.keys(KINDS).some(kind => said.has(kind));
  choice = {};
  for (const kind of Object.keys(KINDS)) {
    const value = isSaid ? said.get(kind) : kept[kind];
    if (value && value !== USUAL[kind]) choice[kind] = value;
  }
  return chosen();
}

/**
 * Fills the selects of a page, and tells when something else is chosen.
 * @returns the set at the beginning; what was remembered and is gone is forgotten
 */
export async function takeShelf(use, failed) {
  rememberedChoice();
  let found;
  try {
    found = await ask('crossword/set', chosen());
  } catch (error) {
    choice = {};
    localStorage.removeItem(KEPT);
    failed(error);
    found = await ask('crossword/set', {}).catch(() => null);
  }
  if (!found) return null;
  for (const [kind, list] of Object.entries(KINDS)) {
    const select = byId(kind);
    if (!select) continue;
    const names = kind === 'leaves' ? [['those of ENABLE', ''], ...found[list].map(name => [name, name])] : found[list].map(name => [name, name]);
    select.replaceChildren(...names.map(([name, value]) => new Option(name, value)));
    select.value = choice[kind] ?? USUAL[kind];
    select.addEventListener('change', async () => {
      const before = choice;
      choice = { ...choice, [kind]: select.value };
      if (select.value === USUAL[kind]) delete choice[kind];
      try {
        const set = await ask('crossword/set', chosen());
        localStorage.setItem(KEPT, JSON.stringify(choice));
        use(set);
      } catch (error) {
        choice = before;
        select.value = choice[kind] ?? USUAL[kind];
        failed(error);
      }
    });
  }
  return found;
}

/** The command line that repeats a question. */
export function command(name, position, options, words = []) {
  const parts = ['hindsight crossword', name, ...words.map(shellQuoted), shellQuoted(position)];
  for (const [option, value] of Object.entries({ ...options, ...choice })) {
    if (value !== null && value !== undefined && value !== '') parts.push(`--${option} ${shellQuoted(String(value))}`);
  }
  return parts.join(' ');
}
