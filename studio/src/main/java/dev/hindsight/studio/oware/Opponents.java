package dev.hindsight.studio.oware;

import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.studio.web.RefusedException;
import java.util.List;

/** Players for whoever asks from outside: without files, and a move takes seconds at most. */
final class Opponents {
  private static final long MOST_MILLISECONDS = 5_000;
  private static final int MOST_MEBIBYTES = 128;
  private static final int MOST_TREE_NODES = 4 << 20;

  private Opponents() {}

  static OwarePlayer open(String text, OwareRules rules) {
    PlayerSpec spec;
    try {
      spec = PlayerSpec.parse(text).value();
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(String.valueOf(wrong.getMessage()));
    }
    if (!spec.tableNames().isEmpty()) {
      throw new RefusedException("Players bring no tables here; leave them out.");
    }
    return modest(spec).players(rules, ExactTables.of(rules, List.of())).get();
  }

  /** The same with limits. */
  private static PlayerSpec modest(PlayerSpec spec) {
    if (spec instanceof PlayerSpec.AlphaBeta search) {
      return new PlayerSpec.AlphaBeta(
          limited(search.limits()), Math.min(MOST_MEBIBYTES, search.mebibytes()), List.of());
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
