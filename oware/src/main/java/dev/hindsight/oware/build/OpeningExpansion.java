package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GamePlan;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.Outlook;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OpeningLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Builds an {@link OpeningBook} by drop-out expansion: the end of a line that both players could
 * reach with the fewest plies and the smallest mistakes is looked at next, one move further. So the
 * best lines become long, and mistakes are answered as far as they are plausible.
 *
 * <p>In rounds: some ends of lines are expanded together, their new positions are searched, and the
 * values travel back to the start. A search begins with an empty memory and is limited by nodes, so
 * the book does not depend on the number of threads or on the machine. The searches of a finished
 * round are kept beside the target until that is written.
 *
 * @param rules of the games
 * @param positions that the book has at least
 * @param nodes that the search looks at in each
 */
public record OpeningExpansion(OwareRules rules, int positions, long nodes) {
  /** A mistake of this many thousandths of a logit puts a line off as much as another ply does. */
  private static final int MISTAKE_OF_A_PLY = 60;

  private static final int MOST_EXPANDED_AT_ONCE = 64;
  private static final int SHARE_EXPANDED_AT_ONCE = 4;
  private static final int MEBIBYTES = 4;

  private static final Comparator<Node> MOST_PLAUSIBLE =
      Comparator.comparingInt((Node node) -> node.remoteness).thenComparingInt(node -> node.number);

  /** A position as the book knows it. */
  private record Key(long mover, long other, int moverStore) {
    static Key of(OwarePosition position) {
      return new Key(position.moverRow(), position.otherRow(), position.moverStore());
    }
  }

  /** A position of the book while it is built. */
  private static final class Node {
    final int number;
    final OwareGame game;
    final int ply;

    /** What the search said, for the mover. */
    int searched;

    int searchedDepth;

    /** The positions after its moves; none before it is expanded. */
    List<Node> children = List.of();

    int outlook;
    int depth;
    int remoteness;

    Node(int number, OwareGame game) {
      this.number = number;
      this.game = game;
      this.ply = game.pliesPlayed();
    }

    boolean isExpanded() {
      return !children.isEmpty();
    }

    boolean canBeExpanded() {
      return !isExpanded() && !game.isOver() && !Outlook.isDecided(searched);
    }

    /**
     * What the mover of this node gets by moving there. A line that comes back to an earlier ply is
     * judged by the search alone, so that no value rests on itself.
     */
    int outlookOfMoveTo(Node child) {
      return -(child.ply > ply ? child.outlook : child.searched);
    }
  }

  /**
   * Builds the book and writes it.
   *
   * @param inputs the tables by name with their SHA-256, and the evaluation
   */
  public OpeningBook run(
      Path target,
      ExactTables tables,
      BoardEvaluation evaluation,
      SortedMap<String, String> inputs,
      Crew crew)
      throws IOException {
    Provenance provenance =
        new Provenance("drop-out expansion to " + positions + " positions", 0, 0, 0, inputs);
    Checkpoints checkpoints =
        Checkpoints.beside(
            target, Parameters.of().with("rules", rules.name()).with("nodes", nodes), provenance);
    Workspaces<GameSearch> searches =
        new Workspaces<>(() -> new GameSearch(rules, tables, evaluation, MEBIBYTES));
    List<Node> nodes = new ArrayList<>();
    Map<Key, Node> byPosition = new HashMap<>();
    List<Node> fresh = List.of(enter(OwareGame.start(rules), nodes, byPosition));
    crew.progress().begin("openings", positions, "positions");
    List<Node> ends = List.of();
    int round = 0;
    do {
      if (!fresh.isEmpty()) {
        search(fresh, "round-" + round, searches, checkpoints, crew);
      }
      round++;
      backUp(nodes);
      ends = nodes.size() >= positions ? List.of() : mostPlausible(nodes);
      fresh = expand(ends, nodes, byPosition);
    } while (!ends.isEmpty());
    crew.progress().end();
    OpeningBook book =
        OpeningBook.of(rules, this.nodes, nodes.stream().map(OpeningExpansion::entry).toList());
    book.write(target, provenance);
    checkpoints.remove();
    return book;
  }

  private static OpeningBook.Entry entry(Node node) {
    return new OpeningBook.Entry(
        node.game.position(), new OpeningLine(node.outlook, node.depth, node.isExpanded()));
  }

  private static Node enter(OwareGame game, List<Node> nodes, Map<Key, Node> byPosition) {
    Node node = new Node(nodes.size(), game);
    nodes.add(node);
    byPosition.put(Key.of(game.position()), node);
    return node;
  }

  private void search(
      List<Node> fresh,
      String part,
      Workspaces<GameSearch> searches,
      Checkpoints checkpoints,
      Crew crew)
      throws IOException {
    Optional<NamedArrays> saved = checkpoints.find(part);
    int[] outlooks = saved.map(arrays -> arrays.ints("outlooks")).orElse(new int[fresh.size()]);
    int[] depths = saved.map(arrays -> arrays.ints("depths")).orElse(new int[fresh.size()]);
    if (saved.isPresent()) {
      crew.progress().resumed(fresh.size());
    } else {
      crew.sweep(
          fresh.size(),
          1,
          (from, to, worker) -> {
            for (long number = from; number < to; number++) {
              int place = (int) number;
              searches.use(
                  search -> {
                    GamePlan plan = look(search, fresh.get(place).game);
                    outlooks[place] = plan.outlook();
                    depths[place] = plan.depth();
                  });
            }
          });
      checkpoints.save(part, NamedArrays.of().with("outlooks", outlooks).with("depths", depths));
    }
    for (int place = 0; place < fresh.size(); place++) {
      fresh.get(place).searched = outlooks[place];
      fresh.get(place).searchedDepth = depths[place];
    }
  }

  private GamePlan look(GameSearch search, OwareGame game) {
    if (game.isOver()) {
      int forMover =
          game.toMove() == Side.SOUTH ? game.netSeedsForSouth() : -game.netSeedsForSouth();
      return new GamePlan(List.of(0), Outlook.ofMargin(forMover), 0, 0, 0);
    }
    search.forget();
    return search.search(game, SearchLimits.none().withNodes(nodes));
  }

  /** Values from the ends of the lines to the start, then how far each end is off the best play. */
  private static void backUp(List<Node> nodes) {
    List<Node> byPly = new ArrayList<>(nodes);
    byPly.sort(Comparator.comparingInt((Node node) -> node.ply));
    Collections.reverse(byPly);
    for (Node node : byPly) {
      node.outlook = node.searched;
      node.depth = node.searchedDepth;
      int best = Integer.MIN_VALUE;
      for (Node child : node.children) {
        int outlook = node.outlookOfMoveTo(child);
        if (outlook > best) {
          best = outlook;
          node.outlook = outlook;
          node.depth = 1 + (child.ply > node.ply ? child.depth : child.searchedDepth);
        }
      }
      node.remoteness = Integer.MAX_VALUE;
    }
    Collections.reverse(byPly);
    byPly.get(0).remoteness = 0;
    for (Node node : byPly) {
      for (Node child : node.children) {
        if (child.ply > node.ply) {
          int mistake = node.outlook - node.outlookOfMoveTo(child);
          child.remoteness =
              Math.min(child.remoteness, node.remoteness + MISTAKE_OF_A_PLY + mistake);
        }
      }
    }
  }

  private static List<Node> mostPlausible(List<Node> nodes) {
    List<Node> ends = nodes.stream().filter(Node::canBeExpanded).sorted(MOST_PLAUSIBLE).toList();
    int many = Math.min(MOST_EXPANDED_AT_ONCE, ends.size() / SHARE_EXPANDED_AT_ONCE + 1);
    return ends.subList(0, Math.min(many, ends.size()));
  }

  /** Gives the ends their children; returns those that are new. */
  private static List<Node> expand(List<Node> ends, List<Node> nodes, Map<Key, Node> byPosition) {
    int known = nodes.size();
    for (Node end : ends) {
      List<Node> children = new ArrayList<>();
      for (int pits = end.game.legalMoves(); pits != 0; pits &= pits - 1) {
        OwareGame next = end.game.play(Integer.numberOfTrailingZeros(pits));
        Node before = byPosition.get(Key.of(next.position()));
        children.add(before == null ? enter(next, nodes, byPosition) : before);
      }
      end.children = children;
    }
    return List.copyOf(nodes.subList(known, nodes.size()));
  }
}
