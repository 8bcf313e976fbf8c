package dev.hindsight.oware.play.search;

import static dev.hindsight.oware.play.search.MoveValue.SEED;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Monte Carlo tree search: grows a tree of moves where they look promising, and judges its leaves
 * by playing them out at random; stops at the tables and at the end of the game, where values are
 * exact and travel up the tree as proven once all moves of a node are.
 *
 * <pre>{@code
 * TreeSearch search = new TreeSearch(OwareRules.ABAPA, ExactTables.none(), 200_000);
 * int pit = search.search(game, SearchLimits.none().withNodes(5_000), random).best().pit();
 * }</pre>
 *
 * <p>A node of the limits is an iteration. One thread at a time; the result is a function of the
 * game, the limits and the generator unless a limit is a time.
 */
public final class TreeSearch {
  /**
   * Seeds by which a move that was hardly tried may seem better than it has proved so far. Duels of
   * mcts:iterations=1000 against alphabeta:depth=3 under abapa, mean net seeds a game: 1 −14, 2
   * −10, 4 −6 (12 pairs); 8 0.0 ± 2.5, 12 0.7 ± 4.1, 16 3.2 ± 2.8, 24 −0.3 ± 2.2, 32 0.6 ± 3.9 (24
   * pairs). Anything from 8 up does.
   */
  private static final double EXPLORATION_SEEDS = 16;

  private final OwareRules rules;
  private final ExactTables tables;
  private final SearchTree tree;
  private final Rollout rollout;
  private final MoveList moves;

  /**
   * A search with room for this many nodes.
   *
   * @param nodes in the tree; once it is full, leaves are still played out but not grown
   */
  public TreeSearch(OwareRules rules, ExactTables tables, int nodes) {
    if (nodes < 8) {
      throw new IllegalArgumentException(
          "a tree of " + nodes + " nodes is too small; it needs at least 8");
    }
    this.rules = rules;
    this.tables = tables;
    this.tree = new SearchTree(nodes);
    this.rollout = new Rollout(rules, tables);
    this.moves = new MoveList(rules);
  }

  /** Every legal move of a game that is not over with its value, the one to play first. */
  public SearchResult search(OwareGame game, SearchLimits limits, RandomGenerator random) {
    if (game.isOver()) {
      throw new IllegalArgumentException("the game is over: " + game);
    }
    if (!game.rules().equals(rules)) {
      throw new IllegalArgumentException(
          "the game is played under " + game.rules() + ", but the search is for " + rules);
    }
    PlayedPositions played = new PlayedPositions(game);
    TreeWalk walk = new TreeWalk(game, played);
    plantRoot(game);
    SearchClock clock = new SearchClock(limits, 1);
    // Every move is tried once in any case.
    int least = Integer.bitCount(game.legalMoves());
    while (!tree.isProven(SearchTree.ROOT) && !clock.isStopped()) {
      iterate(walk, random);
      clock.countNode();
      if (clock.nodes() == least) {
        clock.start();
      }
    }
    return result(game, played.isEmpty(), clock.nodes());
  }

  private void plantRoot(OwareGame game) {
    tree.clear();
    moves.fill(game.position().moverRow(), game.position().otherRow(), TranspositionTable.NO_PIT);
    tree.expand(SearchTree.ROOT, moves);
  }

  /** One walk down the tree, one leaf judged, one walk up. */
  private void iterate(TreeWalk walk, RandomGenerator random) {
    walk.start();
    int node = SearchTree.ROOT;
    while (tree.isExpanded(node) && !tree.isProven(node) && walk.ply < TreeWalk.MOST_PLIES) {
      node = select(walk, node);
      walk.play(tree.pit(node), tree.captured(node), node);
    }
    walkUp(walk, judge(walk, node, random));
  }

  /**
   * The child with the greatest hope; one that was never tried comes before all others. If that is
   * a proven one, nothing is to be learnt there: the walk goes on in the best of the others, but
   * what it finds counts for the node only as the proven value, which its mover would choose.
   */
  private int select(TreeWalk walk, int node) {
    double logVisits = StrictMath.log(tree.visits(node) + 1.0);
    int best = -1;
    double bestHope = Double.NEGATIVE_INFINITY;
    int proven = Integer.MIN_VALUE;
    for (int child = tree.firstChild(node); child < tree.endOfChildren(node); child++) {
      if (tree.isProven(child)) {
        proven = Math.max(proven, tree.captured(child) - tree.exactForMover(child));
        continue;
      }
      double hope =
          tree.visits(child) == 0
              ? Double.POSITIVE_INFINITY
              : tree.meanForParent(child)
                  + EXPLORATION_SEEDS * Math.sqrt(logVisits / tree.visits(child));
      if (hope > bestHope) {
        best = child;
        bestHope = hope;
      }
    }
    walk.instead[walk.ply] = proven >= bestHope ? proven : TreeWalk.NOTHING;
    return best;
  }

  /** What the leaf is worth to its mover: known, or from one random game. */
  private int judge(TreeWalk walk, int node, RandomGenerator random) {
    if (tree.isProven(node)) {
      return tree.exactForMover(node);
    }
    if (tree.visits(node) == 0) {
      int exact = walk.findExact(tables);
      if (exact != OwareTable.UNKNOWN) {
        tree.prove(node, exact);
        return exact;
      }
    } else if (!tree.isExpanded(node)) {
      // Seen before: worth a look at its moves next time.
      moves.fill(walk.mover, walk.other, TranspositionTable.NO_PIT);
      tree.expand(node, moves);
    }
    return rollout.netSeedsForMover(walk.mover, walk.other, walk.seeds, walk.turnsLeft, random);
  }

  private void walkUp(TreeWalk walk, int netSeedsForMoverOfLeaf) {
    int value = netSeedsForMoverOfLeaf;
    for (int ply = walk.ply; ply >= 0; ply--) {
      int node = walk.path[ply];
      if (ply < walk.ply) {
        if (tree.isProven(walk.path[ply + 1])) {
          tree.proveFromChildren(node, walk.seedsOnPath[ply]);
        }
        if (walk.instead[ply] != TreeWalk.NOTHING) {
          value = walk.instead[ply];
        }
      }
      if (tree.isProven(node)) {
        value = tree.exactForMover(node);
      }
      value = tree.captured(node) - value;
      tree.count(node, value);
    }
  }

  private SearchResult result(OwareGame game, boolean tablesAreExact, long iterations) {
    List<MoveValue> values = new ArrayList<>();
    int chosen = choose();
    for (int child = tree.firstChild(SearchTree.ROOT);
        child < tree.endOfChildren(SearchTree.ROOT);
        child++) {
      values.add(
          new MoveValue(
              tree.pit(child),
              tree.captured(child),
              (int) Math.round(SEED * tree.meanForParent(child)),
              tablesAreExact && tree.isProven(child),
              BestLine.playable(game, line(child))));
    }
    values.sort(MoveValue.BEST_FIRST);
    int place = 0;
    while (values.get(place).pit() != tree.pit(chosen)) {
      place++;
    }
    values.add(0, values.remove(place));
    boolean exact = tablesAreExact && tree.isProven(SearchTree.ROOT);
    return new SearchResult(values, exact, values.get(0).line().size(), iterations);
  }

  /** The most visited move, unless one that is proven is better. */
  private int choose() {
    int mostVisited = -1;
    int bestProven = -1;
    for (int child = tree.firstChild(SearchTree.ROOT);
        child < tree.endOfChildren(SearchTree.ROOT);
        child++) {
      if (tree.isProven(child)) {
        bestProven = better(child, bestProven) ? child : bestProven;
      } else if (mostVisited < 0 || tree.visits(child) > tree.visits(mostVisited)) {
        mostVisited = child;
      }
    }
    return mostVisited < 0
            || (bestProven >= 0
                && tree.meanForParent(bestProven) >= tree.meanForParent(mostVisited))
        ? bestProven
        : mostVisited;
  }

  /** Whether one proven child is to be preferred, in the order of {@link MoveValue#BEST_FIRST}. */
  private boolean better(int child, int than) {
    if (than < 0) {
      return true;
    }
    int byValue = Double.compare(tree.meanForParent(child), tree.meanForParent(than));
    int byCapture = Integer.compare(tree.captured(child), tree.captured(than));
    return byValue > 0
        || (byValue == 0
            && (byCapture > 0 || (byCapture == 0 && tree.pit(child) < tree.pit(than))));
  }

  /** The pits of the most visited continuation. */
  private List<Integer> line(int start) {
    List<Integer> line = new ArrayList<>();
    line.add(tree.pit(start));
    int node = start;
    while (tree.isExpanded(node) && tree.visits(node) > 1) {
      int next = tree.firstChild(node);
      for (int child = next; child < tree.endOfChildren(node); child++) {
        if (tree.visits(child) > tree.visits(next)) {
          next = child;
        }
      }
      line.add(tree.pit(next));
      node = next;
    }
    return line;
  }
}
