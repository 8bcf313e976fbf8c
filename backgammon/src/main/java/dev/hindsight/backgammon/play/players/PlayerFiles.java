package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BearoffTable;
import java.io.IOException;

/** What the names in a {@link PlayerSpec} stand for; this package itself touches no files. */
public interface PlayerFiles {
  /** The nets named by {@code file=}. */
  BackgammonNets nets(String name) throws IOException;

  /** The two-sided bearoff named by {@code table=}. */
  BearoffTable table(String name) throws IOException;
}
