// A keyboard of our own for touch: the letters of this alphabet, a blank, the direction. A phone opens
// none for a board, and one of the system covers half of it.

/**
 * Makes a keyboard at the foot of the page, hidden until something is touched.
 * @param letters of the alphabet, as tiles show them
 */
export function takeKeys(letters) {
  let target = null;
  let isBlank = false;
  const keys = document.createElement('div');
  keys.className = 'keys';
  keys.hidden = true;
  keys.setAttribute('role', 'group');
  keys.setAttribute('aria-label', 'Keyboard');
  document.body.append(keys);

  function key(text, name, act, kind = '') {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    if (name) made.setAttribute('aria-label', name);
    made.className = kind;
    // The focus stays where the letters go.
    made.addEventListener('pointerdown', event => event.preventDefault());
    made.addEventListener('click', act);
    return made;
  }

  function build(all) {
    const blank = key('?', 'blank', () => {
      if (target.isField) target.put('?');
      else {
        isBlank = !isBlank;
        blank.setAttribute('aria-pressed', String(isBlank));
      }
    }, 'wide');
    blank.setAttribute('aria-pressed', 'false');
    keys.replaceChildren(
      ...all.map(letter => key(letter, '', () => {
        target.put(letter, isBlank);
        isBlank = false;
        blank.setAttribute('aria-pressed', 'false');
      })),
      blank,
      key('→↓', 'turn the direction', () => target.turn(), 'wide'),
      key('⌫', 'take away', () => target.erase(), 'wide'),
      key('Enter', '', () => target.enter(), 'wide main'),
      key('✕', 'close the keyboard', close, 'wide'));
  }

  function close() {
    keys.hidden = true;
    document.body.classList.remove('typing');
  }

  build(letters);
  return {
    use: build,
    close,
    get isOpen() { return !keys.hidden; },
    /** Letters go there from now on: {put(letter, isBlank), turn(), erase(), enter(), isField}. */
    open(into) {
      target = into;
      keys.hidden = false;
      document.body.classList.add('typing');
    },
  };
}

/** What was used last to point: a row that is touched is shown first, and made when it is touched again. */
let pointer = 'mouse';
document.addEventListener('pointerdown', event => { pointer = event.pointerType || 'mouse'; }, true);
export const isTouched = () => pointer === 'touch';
