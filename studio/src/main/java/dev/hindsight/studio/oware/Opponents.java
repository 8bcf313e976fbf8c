package dev.hindsight.studio.oware;

import dev.hindsight.oware.play.players.BeyondTablesException;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.studio.web.RefusedException;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Players for whoever asks from outside: without files, and a move takes seconds at most. */
final class Opponents {
  private static final String PERFECT = "perfect";
  private static final long MOST_MILLISECONDS = 5_000;
  private static final int MOST_MEBIBYTES = 128;
  private static final int MOST_TREE_NODES = 4 << 20;

  private Opponents() {}

  /**
   * The move of a player, who is opened for it.
   *
   * @param text as in duel, without files; {@code perfect} alone for one that plays by the table
   * @param table of the shelf for such games, which searches use too; none if there is none
   */
  static int choose(
      String text, OwareGame game, Optional<OwareTable> table, RandomGenerator random) {
    PlayerSpec spec = text.strip().equals(PERFECT) ? perfect(game, table) : parse(text);
    List<OwareTable> tables = table.stream().toList();
    OwarePlayer player =
        modest(spec).players(game.rules(), ExactTables.of(game.rules(), tables)).get();
    player.newGame();
    try {
      return player.choose(game, random);
    } catch (BeyondTablesException beyond) {
      throw new RefusedException(
          "Perfect plays where a table of the shelf knows every move: "
              + table.map(OwareTable::name).orElse("none")
              + " does not know this position of "
              + game.position().seedsOnBoard()
              + " seeds; choose a search until then.");
    }
  }

  private static PlayerSpec perfect(OwareGame game, Optional<OwareTable> table) {
    if (table.isEmpty()) {
      throw new RefusedException(
          "Perfect needs "
              + (game.pliesLeft().isPresent() ? "a book" : "an endgame")
              + " for the rules "
              + game.rules().name()
              + " on the shelf, and there is none; build one on the page Tables, or choose"
              + " another player.");
    }
    return new PlayerSpec.Perfect(List.of(table.get().name()));
  }

  private static PlayerSpec parse(String text) {
    PlayerSpec spec;
    try {
      spec = PlayerSpec.parse(text).value();
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(String.valueOf(wrong.getMessage()));
    }
    if (!spec.fileNames().isEmpty()) {
      throw new RefusedException(
          "Players bring no files here; leave them out, and the table of the shelf is used.");
    }
    return spec;
  }

  /** The same with limits. */
  private static PlayerSpec modest(PlayerSpec spec) {
    if (spec instanceof PlayerSpec.AlphaBeta search) {
      return new PlayerSpec.AlphaBeta(
          limited(search.limits()), Math.min(MOST_MEBIBYTES, search.mebibytes()), List.of());
    }
    if (spec instanceof PlayerSpec.Strong search) {
      return new PlayerSpec.Strong(
          limited(search.limits()),
          Math.min(MOST_MEBIBYTES, search.mebibytes()),
          List.of(),
          Optional.empty(),
          search.openingsName(),
          search.without());
    }
    if (spec instanceof PlayerSpec.TreeSearching search) {
      return new PlayerSpec.TreeSearching(
          limited(search.limits()), Math.min(MOST_TREE_NODES, search.treeNodes()), List.of());
    }
    return spec;
  }

  private static SearchLimits limited(SearchLimits limits) {
    return limits.withMilliseconds(Math.min(MOST_MILLISECONDS, limits.milliseconds()));
  }
}
