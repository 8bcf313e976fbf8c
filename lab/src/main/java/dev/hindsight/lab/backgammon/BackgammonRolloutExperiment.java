package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.players.GnubgSocket;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How far nets, or a gnubg of this machine, are from what rollouts say of positions.
 *
 * @param rollouts a table of {@code build rollouts}
 * @param nets a file; without one the nets of the program
 * @param plies that the judge looks ahead, 0 if it does not
 * @param gnubgPort where gnubg waits for questions, if it and no nets shall judge
 */
public record BackgammonRolloutExperiment(
    Path rollouts, Optional<Path> nets, int plies, OptionalInt gnubgPort) {
  private static final int MOST_PLIES = 2;
  private static final int MOST_PORT = 65_535;

  public BackgammonRolloutExperiment {
    if (plies < 0 || plies > MOST_PLIES) {
      throw new IllegalArgumentException("--plies is from 0 to " + MOST_PLIES + ", not " + plies);
    }
    if (gnubgPort.isPresent() && (gnubgPort.getAsInt() < 1 || gnubgPort.getAsInt() > MOST_PORT)) {
      throw new IllegalArgumentException(
          "--gnubg is a port from 1 to " + MOST_PORT + ", not " + gnubgPort.getAsInt());
    }
    if (gnubgPort.isPresent() && nets.isPresent()) {
      throw new IllegalArgumentException("either --nets or --gnubg judges, not both");
    }
  }

  public RolloutErrors run(Cancellation cancellation, Progress progress) throws IOException {
    AnchorTable table = AnchorTable.open(rollouts);
    if (gnubgPort.isPresent()) {
      try (GnubgSocket gnubg = new GnubgSocket(gnubgPort.getAsInt())) {
        return RolloutErrors.of(
            table, board -> gnubg.equityBeforeRoll(board, plies), cancellation, progress);
      }
    }
    Evaluator evaluator =
        new NetEvaluator(nets.isPresent() ? BackgammonNets.open(nets.get()) : DefaultNets.nets());
    Evaluator judge = plies == 0 ? evaluator : new LookaheadEvaluator(evaluator, plies);
    float[] chances = new float[NetEncoding.OUTPUTS];
    return RolloutErrors.of(
        table,
        board -> {
          judge.chancesBeforeRoll(new RunningBoard(board), chances);
          return ResultChances.cubelessEquity(chances, 0);
        },
        cancellation,
        progress);
  }
}
