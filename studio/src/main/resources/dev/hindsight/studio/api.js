// Asks the server. Answers are the objects that --json prints.

/** The address of a question. */
function address(path, parameters) {
  return 'api/' + path + '?' + form(parameters);
}

async function checked(response) {
  if (response.ok) return response;
  let sentence = 'The server said ' + response.status + '.';
  try {
    sentence = (await response.json()).error ?? sentence;
  } catch { /* no JSON: the status has to do */ }
  throw new Error(said(sentence));
}

/** @param isLong whether it is posted, because a recorded game is too long for an address */
export async function ask(path, parameters, signal, isLong = false) {
  const request = isLong ? fetch('api/' + path, { method: 'POST', body: form(parameters), signal }) : fetch(address(path, parameters), { signal });
  const answer = await (await checked(await request)).json();
  // What goes wrong after a while comes when the status has been sent.
  if (answer.error) throw new Error(said(answer.error));
  return answer;
}

/** A sentence in a player's words: advice about options of the command line is for those who use it. */
const said = sentence => sentence.replace(/[;,] [^;,]*(--[a-z]|crossword build|hindsight )[^;]*$/, '.').replace(/\.\.$/, '.');

/** A word of a command line, for the shell. */
export const shellQuoted = text => (/^[\w./:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** Something that changes something: posted, because a browser follows a link from anywhere. */
export async function act(path, parameters) {
  return (await checked(await fetch('api/' + path, { method: 'POST', body: form(parameters) }))).json();
}

/** A picture of the server as an element. */
export async function picture(path, parameters, signal) {
  const response = await checked(await fetch(address(path, parameters), { signal }));
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  return document.importNode(parsed.documentElement, true);
}

/** The fields of a form, without what is empty. */
function form(parameters) {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null && value !== '') fields.set(name, value);
  }
  return fields;
}

/**
 * Long work, posted because a recorded game is long: tells what is known so far, and returns the
 * answer; abort the signal to stop it. The name by which it can be paused is told to begun.
 */
export async function watch(path, parameters, signal, known, begun = () => {}) {
  const response = await checked(
    await fetch('api/' + path, { method: 'POST', body: form(parameters), signal }));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The server hung up before it had an answer.');
    text += value;
    let end;
    while ((end = text.indexOf('\n\n')) >= 0) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const event = lines.find(line => line.startsWith('event: '))?.slice(7);
      const data = lines.find(line => line.startsWith('data: '))?.slice(6);
      if (!event || !data) continue;
      const object = JSON.parse(data);
      if (event === 'answer') return object;
      if (event === 'error') throw new Error(said(object.error));
      if (event === 'work') begun(object.work);
      else known(object);
    }
  }
}

/** Runs one question at a time: a new one stops the one before. */
export class Latest {
  #controller = new AbortController();

  next() {
    this.#controller.abort();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  stop() {
    this.#controller.abort();
  }
}

export const wasStopped = error => error.name === 'AbortError';
