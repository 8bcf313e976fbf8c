// Close bearoff decisions: choose, see what it lost; the history of your millipoints stays in this browser.
import { ask } from './api.js';
import './board.js';
import { draw as drawCurve } from './curves.js';
import { arrived, button, byId, newSeed, percent, report, row, signed } from './shell.js';

const KEPT = 'backgammon-quiz';
const QUESTIONS = 10;
let quiz = null;
let place = 0;
let lost = [];
const milli = loss => 1000 * loss;
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '[]');

async function begin(seed) {
  byId('question').textContent = 'draws questions…';
  try {
    history.replaceState(null, '', '?' + new URLSearchParams({ seed }));
    quiz = await ask('backgammon/quiz', { positions: QUESTIONS, seed });
    place = 0;
    lost = [];
    put();
  } catch (error) {
    report(error);
  }
}

function put() {
  arrived();
  const question = quiz.questions[place];
  byId('board').show(question.xgid).catch(report);
  byId('question').textContent = `${place + 1} of ${quiz.questions.length}: `
    + (question.dice ? `you have rolled ${question.dice}. Which move?` : 'you are on roll. What about the cube?');
  byId('choices').replaceChildren(...question.choices.map(choice => {
    const made = button(`${choice.letter}  ${choice.choice}`, () => answer(choice));
    made.dataset.letter = choice.letter;
    return made;
  }));
  byId('verdict').textContent = '';
  byId('values').replaceChildren();
  byId('next').disabled = true;
  byId('choices').firstElementChild?.focus({ preventScroll: true });
}

function answer(chosen) {
  if (!byId('next').disabled) return;
  const question = quiz.questions[place];
  const loss = milli(chosen.loss);
  lost.push(loss);
  localStorage.setItem(KEPT, JSON.stringify([...kept(), Math.round(10 * loss) / 10].slice(-500)));
  byId('verdict').textContent = loss < 0.05 ? 'Right.' : `${question.best} is right, ${chosen.letter} loses ${loss.toFixed(1)} millipoints.`;
  byId('verdict').className = loss < 0.05 ? 'good' : 'bad';
  for (const made of byId('choices').children) {
    made.disabled = true;
    made.classList.toggle('right', made.dataset.letter === question.best);
  }
  byId('values').replaceChildren(...question.choices.map(choice =>
    row(choice.letter, choice.choice, percent(choice.winProbability, 2), signed(choice.equity, 4),
      { text: milli(choice.loss) < 0.05 ? 'right' : milli(choice.loss).toFixed(1), number: true })));
  byId('score').textContent = `${lost.filter(one => one < 0.05).length} of ${lost.length} right, `
    + `${(lost.reduce((sum, one) => sum + one, 0) / lost.length).toFixed(1)} millipoints lost a question. Answers from ${quiz.source}.`;
  byId('next').disabled = false;
  byId('next').textContent = place + 1 < quiz.questions.length ? 'Next' : 'Ten more';
  byId('next').focus();
  showHistory();
}

function showHistory() {
  const all = kept();
  if (all.length < 2) {
    byId('history-words').textContent = 'The curve begins with your second answer.';
    return;
  }
  const mean = [];
  let sum = 0;
  all.forEach((one, at) => {
    sum += one;
    mean.push(sum / (at + 1));
  });
  drawCurve(byId('graph'), all.map((one, at) => at + 1),
    [{ label: 'lost', values: all }, { label: 'mean so far', values: mean }], { xLabel: 'question', height: 180 });
  byId('history-words').textContent = `${all.length} questions, ${mean.at(-1).toFixed(1)} millipoints on average.`;
}

byId('next').addEventListener('click', () => {
  if (place + 1 < quiz.questions.length) {
    place++;
    put();
  } else begin(newSeed());
});
byId('again').addEventListener('click', () => begin(newSeed()));
byId('forget').addEventListener('click', () => {
  localStorage.removeItem(KEPT);
  byId('graph').replaceChildren();
  showHistory();
});
document.addEventListener('keydown', event => {
  const letter = event.key.toUpperCase();
  byId('choices').querySelector(`button[data-letter="${/^[A-Z]$/.test(letter) ? letter : ''}"]:not(:disabled)`)?.click();
});
begin(new URLSearchParams(location.search).get('seed') ?? newSeed());
showHistory();
