package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.build.nets.ExactTargets;
import dev.hindsight.backgammon.build.nets.GameExperience;
import dev.hindsight.backgammon.build.nets.SelfPlay;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.NpyFile;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.neural.InputAlphabet;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.NumpyArray;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.files.TwoSidedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Positions of self-play with what they are worth, as one array that NumPy opens: for those who
 * train nets of their own. All are before the roll and seen by the player about to roll.
 *
 * <pre>
 * [n] of mover u1[26], other u1[26]   checkers by cell: off, points 1 to 24, bar
 *        inputs f4[208, 263 or 399]   the position as our nets see it, by the encoding asked for;
 *                                     Files .onnx says what each input is
 *        chances f4[6]                to win a single game, a gammon, a backgammon, and to lose
 *                                     the same: exact, or what the nets say
 *        exact u1                     1 if the chances are those of a bearoff table, else 0
 *        outcome i1                   points that the player about to roll won in the end; negative
 *                                     if he lost them
 *        game i4                      from 0 on; positions of a game follow each other
 * </pre>
 *
 * <p>Games begin at the start and are played by the nets without a look ahead. The same seed, nets
 * and table give the same bytes.
 *
 * @param positions how many; the last game may be cut short
 * @param nets that play and judge; those of the program if empty
 * @param table exact values; a bearoff of six checkers, solved on the spot, if empty
 */
public record BackgammonExperience(
    long positions,
    ContactEncoding encoding,
    Optional<Path> nets,
    Optional<Path> table,
    long seed) {
  /** More would be tens of terabytes. */
  private static final long MOST_POSITIONS = 10_000_000_000L;

  private static final int SPOT_CHECKERS = 6;
  private static final int SIX = 6;
  private static final int LOST = 3;

  /** What was written. The component names are the JSON's keys. */
  public record Result(
      @Says("where it is") String file,
      @Says("how many") long positions,
      @Says("of how many games") long games,
      @Says("positions whose chances are exact") long exact,
      @Says("what the inputs are") String encoding,
      @Says("how many inputs") int inputs,
      @Says("the nets that played, or `built-in`") String nets,
      @Says("of that file") String netsSha256,
      @Says("of the dice") long seed,
      @Says(value = "size of the array", unit = Unit.BYTES) long bytes) {}

  public BackgammonExperience {
    if (positions < 1 || positions > MOST_POSITIONS) {
      throw new IllegalArgumentException(
          "1 to 10 billion positions can be written, not " + positions);
    }
  }

  /** Writes the array; the file is complete, or what it was before. */
  public Result write(Path target) throws IOException {
    OutputFile.check(target, FileForm.NPY);
    BackgammonNets opened = nets.isPresent() ? BackgammonNets.open(nets.get()) : DefaultNets.nets();
    String sha256 = nets.isPresent() ? Sha256.of(nets.get()) : DefaultNets.sha256();
    Writing writing = new Writing(opened, exact());
    int inputs = encoding.inputs();
    OutputFile.timed(
        target,
        FileForm.NPY,
        () ->
            NumpyArray.write(
                target,
                "[('mover', 'u1', (26,)), ('other', 'u1', (26,)), ('inputs', '<f4', ("
                    + inputs
                    + ",)), ('chances', '<f4', (6,)), ('exact', 'u1'), ('outcome', 'i1'),"
                    + " ('game', '<i4')]",
                2 * Checkers.CELLS + Float.BYTES * (inputs + SIX) + 2 + Integer.BYTES,
                new long[] {positions},
                writing::all));
    return new Result(
        target.toString(),
        positions,
        writing.games,
        writing.exactPositions,
        encoding.text(),
        inputs,
        nets.map(Path::toString).orElse("built-in"),
        sha256,
        seed,
        Files.size(target));
  }

  private PairValues exact() throws IOException {
    if (table.isPresent()) {
      return new TableValues(TwoSidedFile.open(table.get()));
    }
    try (Crew crew = new Crew(1)) {
      return new SpotBearoff(SPOT_CHECKERS, crew);
    }
  }

  /** One writing, by one thread. */
  private final class Writing {
    private final SelfPlay play;
    private final GameExperience game = new GameExperience();
    private final RunningBoard board = new RunningBoard(Board.START);
    private final InputAlphabet alphabet = encoding.alphabet();
    private final int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    private long games;
    private long exactPositions;

    Writing(BackgammonNets nets, PairValues table) {
      this.play = new SelfPlay(new NetEvaluator(nets), ExactTargets.everything(table), false);
    }

    void all(NpyFile.Values out) throws IOException {
      SplittableRandom random = new SplittableRandom(seed);
      for (long left = positions; left > 0; ) {
        play.play(games, 0, random, game);
        GameResult result = game.result();
        if (!game.isComplete() || result == null) {
          continue; // as in training, endless games teach nothing
        }
        int plies = (int) Math.min(left, game.plies());
        for (int ply = 0; ply < plies; ply++) {
          boolean isWinners = (game.plies() - 1 - ply) % 2 == 0;
          write(ply, isWinners ? result.multiple() : -result.multiple(), out);
        }
        left -= plies;
        games++;
      }
    }

    private void write(int ply, int outcome, NpyFile.Values out) throws IOException {
      game.position(ply, board);
      Board seen = board.toBoard();
      for (int cell = 0; cell < Checkers.CELLS; cell++) {
        out.int8((byte) seen.mover(cell));
      }
      for (int cell = 0; cell < Checkers.CELLS; cell++) {
        out.int8((byte) seen.other(cell));
      }
      for (float input : alphabet.inputs(symbols, encoding.write(board, symbols))) {
        out.float32(input);
      }
      float win = game.exactWin(ply);
      boolean exact = !Float.isNaN(win);
      exactPositions += exact ? 1 : 0;
      for (int result = 0; result < SIX; result++) {
        float known = result == 0 ? win : result == LOST ? 1 - win : 0;
        out.float32(exact ? known : game.estimates()[SIX * ply + result]);
      }
      out.int8((byte) (exact ? 1 : 0));
      out.int8((byte) outcome);
      out.int32((int) games);
    }
  }
}
