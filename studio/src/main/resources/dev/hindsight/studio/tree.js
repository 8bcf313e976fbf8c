// What was played and what else might have been: positions with moves between them, branching, each
// with a note. The whole of it is in the address while that is short enough, else in this browser.

const LONGEST_ADDRESS = 6_000;
const KEPT = 'tree-';
const MOST_KEPT = 20;

const packed = async (bytes, way) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());
const toText = bytes => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const fromText = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));

export class GameTree {
  /** @param state of the root, a text such as a CGP */
  constructor(state, meta = {}) {
    this.meta = meta;
    this.nodes = [{ id: 0, parent: null, children: [], state, move: '', score: null, note: '', mark: '' }];
    this.current = this.nodes[0];
  }

  get root() { return this.nodes[0]; }

  /** Goes on from the current node; a move that is there already is gone to. */
  add(move, state, score = null) {
    const known = this.current.children.map(id => this.nodes[id]).find(node => node.move === move);
    if (known) {
      this.current = known;
      return known;
    }
    const node = { id: this.nodes.length, parent: this.current.id, children: [], state, move, score, note: '', mark: '' };
    this.nodes.push(node);
    this.current.children.push(node.id);
    this.current = node;
    return node;
  }

  go(id) { this.current = this.nodes[id] ?? this.root; }
  parent(node = this.current) { return node.parent === null ? null : this.nodes[node.parent]; }

  /** From the root to a node, both with them. */
  path(node = this.current) {
    const way = [];
    for (let one = node; one; one = this.parent(one)) way.unshift(one);
    return way;
  }

  /** The node to which the moves of another tree's path lead here; null if they do not. */
  find(path) {
    if (path[0].state !== this.root.state) return null;
    let node = this.root;
    for (const { move } of path.slice(1)) {
      node = node.children.map(id => this.nodes[id]).find(one => one.move === move);
      if (!node) return null;
    }
    return node;
  }

  /** The root and the first child of each from there on. */
  main(from = this.root) {
    const way = [from];
    while (way.at(-1).children.length) way.push(this.nodes[way.at(-1).children[0]]);
    return way;
  }

  /** Takes the current node and all that follows it away. */
  drop() {
    const node = this.current;
    const parent = this.parent(node);
    if (!parent) return;
    parent.children = parent.children.filter(id => id !== node.id);
    this.current = parent;
  }

  /** The current node becomes the first among those beside it. */
  promote() {
    const parent = this.parent();
    if (parent) parent.children = [this.current.id, ...parent.children.filter(id => id !== this.current.id)];
  }

  #plain() {
    // Nodes that were dropped are left out.
    const order = [];
    const collect = node => {
      order.push(node);
      node.children.forEach(id => collect(this.nodes[id]));
    };
    collect(this.root);
    const place = new Map(order.map((node, at) => [node.id, at]));
    return {
      m: this.meta,
      c: place.get(this.current.id),
      n: order.map(node => [node.parent === null ? -1 : place.get(node.parent), node.move, node.state, node.score, node.note, node.mark, node.base, node.lost]),
    };
  }

  static #fromPlain(plain) {
    const tree = new GameTree(String(plain.n[0][2]), plain.m ?? {});
    plain.n.forEach(([parent, move, state, score, note, mark, base, lost], id) => {
      const node = { id, parent: parent < 0 ? null : parent, children: [], state: String(state), move: String(move), score,
        note: String(note ?? ''), mark: String(mark ?? '') };
      if (base) node.base = String(base);
      if (lost) node.lost = lost;
      tree.nodes[id] = node;
      if (parent >= 0) tree.nodes[parent].children.push(id);
    });
    tree.go(plain.c);
    return tree;
  }

  /** What stands behind the hash of an address, which is nothing as long as there is one node. */
  async hash(game) {
    const plain = JSON.stringify(this.#plain());
    localStorage.setItem(KEPT + game, plain);
    if (this.nodes.length === 1 && !this.root.note && !Object.keys(this.meta).length) return '';
    const text = 'g=' + toText(await packed(new TextEncoder().encode(plain), new CompressionStream('deflate-raw')));
    if (text.length <= LONGEST_ADDRESS) return text;
    this.key ??= crypto.getRandomValues(new Uint32Array(2)).join('');
    const name = KEPT + game + '-' + this.key;
    if (!localStorage.getItem(name)) forgetOldest(game);
    localStorage.setItem(name, plain);
    return `k=${this.key}&c=${this.#plain().c}`;
  }

  /** The tree of an address; null if there is none. */
  static async of(hash, game) {
    const said = new URLSearchParams(hash.replace(/^#/, ''));
    try {
      if (said.get('g')) {
        const bytes = await packed(fromText(said.get('g')), new DecompressionStream('deflate-raw'));
        return GameTree.#fromPlain(JSON.parse(new TextDecoder().decode(bytes)));
      }
      const kept = said.get('k') && localStorage.getItem(KEPT + game + '-' + said.get('k'));
      if (!kept) return null;
      const tree = GameTree.#fromPlain(JSON.parse(kept));
      tree.key = said.get('k');
      tree.go(Number(said.get('c')));
      return tree;
    } catch {
      return null; // an address that was cut short
    }
  }

  /** What was looked at last in this browser, if there is more of it than one position. */
  static last(game) {
    try {
      const tree = GameTree.#fromPlain(JSON.parse(localStorage.getItem(KEPT + game)));
      return tree.nodes.length > 1 ? tree : null;
    } catch {
      return null;
    }
  }
}

/** Room for one more: long analyses are kept, but not for ever. */
function forgetOldest(game) {
  const names = Object.keys(localStorage).filter(name => name.startsWith(KEPT + game + '-'));
  for (const name of names.slice(0, Math.max(0, names.length - MOST_KEPT + 1))) localStorage.removeItem(name);
}

/**
 * Ties a tree to the address: what is made or gone to can be stepped back from, what is typed is kept.
 * @param search what else the address says, as an object
 * @param present the tree that is shown
 * @param usual where an address without a position begins
 * @param show called when the browser went back or forward, with the tree at its place
 */
export function addressOf(game, search, { present, usual, show }) {
  let writing = Promise.resolve();
  /** What was being packed when the browser went elsewhere is not written there. */
  let visit = 0;
  window.addEventListener('popstate', async () => {
    visit++;
    const there = await GameTree.of(location.hash, game)
      ?? new GameTree(new URLSearchParams(location.search).get('position') ?? usual);
    // What was made since then is not forgotten by looking back.
    const node = present().find(there.path());
    if (node) present().go(node.id);
    show(node ? present() : there);
  });
  return (tree, isStep) => {
    // One after the other: packing takes a moment, and the newest must be the last.
    const mine = visit;
    const said = new URLSearchParams();
    for (const [name, value] of Object.entries(search(tree))) if (value) said.set(name, value);
    writing = writing.then(async () => {
      const hash = await tree.hash(game);
      if (mine !== visit) return;
      const address = '?' + said + (hash ? '#' + hash : '');
      if (address === location.search + location.hash) return;
      if (isStep) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    }).catch(() => {});
    return writing;
  };
}

/**
 * Shows a tree as moves one after the other, variations indented below the move they replace.
 * @param label of a node: what its button says
 */
export function drawTree(into, tree, label, go) {
  const chip = node => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'turn';
    made.textContent = label(node) + (node.mark ? ' ' + node.mark : '');
    if (node === tree.current) made.setAttribute('aria-current', 'step');
    made.addEventListener('click', () => go(node.id));
    return made;
  };
  const line = (from, isVariation) => {
    const block = document.createElement('div');
    block.className = isVariation ? 'line variation' : 'line';
    for (let node = from; node; node = tree.nodes[node.children[0]]) {
      block.append(chip(node));
      if (node.note) {
        const note = document.createElement('span');
        note.className = 'note';
        note.textContent = node.note;
        block.append(note);
      }
      const parent = tree.parent(node);
      if (parent && parent.children[0] === node.id) {
        for (const id of parent.children.slice(1)) block.append(line(tree.nodes[id], true));
      }
    }
    return block;
  };
  into.replaceChildren(line(tree.root, false));
  into.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
