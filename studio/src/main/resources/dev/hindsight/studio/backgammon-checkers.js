// Checkers that are dragged from point to point, and a position whose letters they change.
import { byId } from './shell.js';

/** The letters of an XGID: place 0 and 25 are the bars, upper case is X. */
const lettersOf = xgid => [...xgid.replace(/^XGID=/, '').split(':')[0]];
const countOf = letter => (letter === '-' ? 0 : letter.toUpperCase().charCodeAt(0) - 64);
const letterOf = (count, isX) => (count === 0 ? '-' : String.fromCharCode((isX ? 64 : 96) + count));
const withLetters = (xgid, letters) => 'XGID=' + letters.join('') + ':' + xgid.replace(/^XGID=/, '').split(':').slice(1).join(':');
export const isXOnRoll = xgid => (xgid.split(':')[3] ?? '1') !== '-1';

/** The place in the letters of a point as the player on roll counts it, 0 for off. */
const placeOf = (point, isX) => (isX ? point : 25 - point);

/**
 * The position with one checker moved, whatever the rules say; points are counted by the player on
 * roll, 25 is the bar, 0 is off. Null if there is none to move.
 */
export function moved(xgid, from, to, isOthers = false) {
  const isX = isXOnRoll(xgid);
  const owner = isOthers ? !isX : isX;
  const letters = lettersOf(xgid);
  const source = from === 'other-bar' ? placeOf(0, isX) : placeOf(from, isX);
  const letter = letters[source];
  if (letter === '-' || (letter === letter.toUpperCase()) !== owner) return null;
  letters[source] = letterOf(countOf(letter) - 1, owner);
  if (to !== 0) {
    const target = placeOf(to, isX);
    const there = letters[target];
    const isEnemy = there !== '-' && (there === there.toUpperCase()) !== owner;
    if (isEnemy && countOf(there) > 1) return null;
    if (isEnemy) {
      const bar = owner ? 0 : 25;
      letters[bar] = letterOf(countOf(letters[bar]) + 1, !owner);
    }
    letters[target] = letterOf((isEnemy ? 0 : countOf(there)) + 1, owner);
  }
  return withLetters(xgid, letters);
}

/** A point as moves are written. */
export const pointName = point => (point === 25 ? 'bar' : point === 0 ? 'off' : String(point));

/**
 * Lets checkers be dragged on a board that the server drew.
 * @param board the element
 * @param dropped called with (from, to, isOthers): points of the player on roll, 25 bar, 0 off
 */
export function takeDragging(board, dropped) {
  let from = null;
  let ghost = null;

  const pointAt = event => {
    const under = document.elementsFromPoint(event.clientX, event.clientY)
      .map(element => element.closest?.('[data-point], [data-tray]')).find(Boolean);
    if (under) return under.dataset.tray ? 0 : Number(under.dataset.point);
    // Beside the points lies the tray; above and below a point is still the point.
    const svg = board.querySelector('svg');
    if (!svg) return null;
    const box = svg.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    if (x > 0.92 && x <= 1) return 0;
    let best = null;
    for (const point of svg.querySelectorAll('.point')) {
      const edge = point.getBoundingClientRect();
      const isSameHalf = (edge.top + edge.height / 2 > box.top + box.height / 2) === (y > 0.5);
      const away = Math.abs(edge.left + edge.width / 2 - event.clientX);
      if (isSameHalf && away < edge.width && (!best || away < best.away)) best = { away, point: Number(point.dataset.point) };
    }
    return best?.point ?? null;
  };

  board.addEventListener('pointerdown', event => {
    const checker = event.target.closest('.checker, .count');
    const group = event.target.closest('[data-point]');
    if (!checker || !group) return;
    const circle = [...group.querySelectorAll('circle')].at(-1);
    from = { point: Number(group.dataset.point), isOthers: circle?.classList.contains('other') };
    ghost = circle?.cloneNode() ?? null;
    if (ghost) {
      ghost.setAttribute('class', 'ghost');
      board.querySelector('svg').append(ghost);
    }
    board.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  board.addEventListener('pointermove', event => {
    const svg = board.querySelector('svg');
    if (!ghost || !svg) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    ghost.setAttribute('cx', at.x);
    ghost.setAttribute('cy', at.y);
  });
  const end = event => {
    ghost?.remove();
    ghost = null;
    if (!from) return;
    const { point, isOthers } = from;
    from = null;
    const to = event.type === 'pointerup' ? pointAt(event) : null;
    if (to !== null && to !== point) dropped(point, to, Boolean(isOthers));
  };
  board.addEventListener('pointerup', end);
  board.addEventListener('pointercancel', end);
}

/**
 * Collects dragged checkers until they are a move.
 * @param now the position with its dice
 * @param tryMove asks whether a text is a legal move: resolves if it is, and then has made it
 * @param draw shows a position that is on the way
 */
export function stepByStep(now, tryMove, draw) {
  let steps = [];
  let pips = 0;
  let way = null;
  const forget = () => { steps = []; pips = 0; way = null; };
  return {
    forget,
    async step(from, to, say) {
      const next = moved(way ?? now(), from, to);
      if (!next) return say('There is no checker of the player on roll that can go there.');
      steps.push(`${pointName(from)}/${pointName(to)}`);
      pips += from - to;
      way = next;
      const text = steps.join(' ');
      const [one, other] = [...(now().split(':')[4] ?? '00')].map(Number);
      const [checkers, most] = one === other ? [4, 4 * one] : [2, one + other];
      if (steps.length < checkers && pips < most) {
        draw(way);
        byId('move').value = text;
        return say(`${text} … and another checker; or make it a move as it is, or undo.`);
      }
      forget();
      try {
        await tryMove(text);
      } catch (error) {
        draw(now());
        say(error.message);
      }
      byId('move').value = '';
    },
  };
}
