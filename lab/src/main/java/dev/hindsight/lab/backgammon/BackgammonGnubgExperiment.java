package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.players.GnubgSocket;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How much equity nets give away without a look ahead, as a gnubg of this machine sees it.
 *
 * @param nets a file; without one the nets of the program
 * @param port where gnubg waits for questions
 * @param plies that it looks ahead to value positions; how it moves is for it to be told
 */
public record BackgammonGnubgExperiment(
    Optional<Path> nets, int port, int plies, long decisions, long seed) {
  public BackgammonGnubgExperiment {
    if (decisions < 2 || plies < 0 || plies > 3 || port < 1 || port > 65_535) {
      throw new IllegalArgumentException(
          "there are at least 2 decisions, 0 to 3 plies, and ports from 1 to 65535");
    }
  }

  public GnubgErrors run(Cancellation cancellation, Progress progress) throws IOException {
    BackgammonNets opened = nets.isPresent() ? BackgammonNets.open(nets.get()) : DefaultNets.nets();
    try (GnubgSocket gnubg = new GnubgSocket(port)) {
      progress.begin("decisions", decisions, "decisions");
      return GnubgErrors.of(
          new NetEvaluator(opened), gnubg, plies, decisions, seed, cancellation, progress);
    } finally {
      progress.end();
    }
  }
}
