// Curves by uPlot in the colours of the page.
import uPlot from './uplot.js';

const colour = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
/** Turns, questions and games are counted: no halves on the horizontal axis. */
const WHOLE = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map(first => first * 10 ** power)).flat();
const COLOURS = ['--accent', '--bad', '--good', '--faint'];

/**
 * Draws curves into an element and returns the plot.
 * @param into an element, which is emptied
 * @param xs the numbers of the horizontal axis
 * @param curves [{label, values, dash}], values as long as xs, null where there is none
 * @param options {xLabel, range, onPick: called with the place in xs that was clicked}
 */
export function draw(into, xs, curves, options = {}) {
  const width = () => Math.max(240, into.clientWidth);
  const axis = { stroke: colour('--faint'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
  const plot = new uPlot({
    width: width(),
    height: options.height ?? 200,
    scales: { x: { time: false }, y: options.range ? { range: options.range } : {} },
    axes: [{ ...axis, incrs: WHOLE, label: options.xLabel, labelSize: options.xLabel ? 18 : 0 }, { ...axis, size: 52 }],
    legend: { show: curves.length > 1 || options.legend === true },
    cursor: { y: false },
    series: [{ label: options.xLabel ?? '' }, ...curves.map((curve, place) => ({
      label: curve.label,
      stroke: colour(COLOURS[place % COLOURS.length]),
      width: 2,
      dash: curve.dash,
      spanGaps: true,
      points: { show: xs.length < 80, size: 6 },
    }))],
  }, [xs, ...curves.map(curve => curve.values)], into.replaceChildren() ?? into);
  if (options.onPick) {
    plot.over.style.cursor = 'pointer';
    plot.over.addEventListener('click', () => {
      if (plot.cursor.idx !== null && plot.cursor.idx !== undefined) options.onPick(plot.cursor.idx);
    });
  }
  new ResizeObserver(() => plot.setSize({ width: width(), height: options.height ?? 200 })).observe(into);
  return plot;
}
