package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferenceLeaves;
import dev.hindsight.crossword.play.inference.InferenceResult;
import dev.hindsight.crossword.play.inference.InferredRacks;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers what rack explains a move.
 *
 * <p>The racks that a position names are not looked at, because nobody who infers sees the mover's,
 * and the position may be asked about by somebody who sees neither: what is known is said in the
 * question.
 *
 * <p>One question at a time.
 */
public final class CrosswordInfer {
  private static final int WEIGHT_SCALE = 3;

  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final MoveNotation notation;
  private final Inference inference;

  private final @Nullable LeaveDerivation derivation;
  private final @Nullable String leavesName;

  /** With the leave values of the equipment: for the tiles left if it has such. */
  public CrosswordInfer(LoadedEquipment loaded) {
    this(loaded, loaded.bagLeaves().orElse(null));
  }

  /** With leave values derived from rack equities for the tiles left. */
  public static CrosswordInfer deriving(LoadedEquipment loaded, Path rackEquity)
      throws IOException {
    return new CrosswordInfer(loaded, loaded.openBagLeaves(rackEquity));
  }

  /**
   * @param bagLeaves leave values for the tiles left; null for those of a full bag
   */
  CrosswordInfer(LoadedEquipment loaded, @Nullable BagLeaves bagLeaves) {
    this.loaded = loaded;
    this.derivation = bagLeaves == null ? null : bagLeaves.derivation();
    this.leavesName = bagLeaves == null ? loaded.leavesName() : bagLeaves.text();
    this.rules = loaded.rules();
    this.notation = new MoveNotation(rules);
    this.inference = new Inference(loaded.equipment(), loaded.equipment().staticEvaluation());
  }

  /**
   * Judges every rack that the mover may have had.
   *
   * @throws CrosswordFormatException if the move does not fit the board
   */
  public InferenceAnswer answer(InferenceQuestion question, Crew crew) {
    return infer(question, crew).answer;
  }

  /** What was found, for people and for those who draw racks from it. */
  record Inferred(InferenceAnswer answer, InferredRacks racks) {}

  Inferred infer(InferenceQuestion question, Crew crew) {
    Observation observation = question.observation();
    long start = System.nanoTime();
    InferenceResult result =
        judging(observation, crew).run(observation, question.criterion(), crew);
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Inferred(answer(question, result, seconds), result.racks());
  }

  private Inference judging(Observation observation, Crew crew) {
    return derivation == null
        ? inference
        : inference.withEvaluation(
            InferenceLeaves.derive(
                derivation, observation, loaded.equipment().staticEvaluation(), crew));
  }

  private InferenceAnswer answer(
      InferenceQuestion question, InferenceResult result, double seconds) {
    boolean isWhole = question.criterion() instanceof Criterion.WithinMargin;
    GamePosition position = question.observation().position();
    return new InferenceAnswer(
        asked(question),
        new InferenceAnswer.Racks(
            result.candidates(),
            result.examined(),
            result.isPartial(),
            new InferenceAnswer.Recorded(
                result.recordedRacks(), weight(result.recordedWeight(), isWhole))),
        kept(question, result, isWhole),
        new InferenceAnswer.Effort(result.cutoffStops(), seconds),
        new InferenceAnswer.Setting(
            TileCounts.format(question.observation().family().poolCounts(), rules.tiles()),
            question.observation().tilesInBag(),
            loaded.wordsName(),
            leavesName,
            loaded.placementName(),
            BoardRemarks.of(position, loaded.words())));
  }

  private InferenceAnswer.Asked asked(InferenceQuestion question) {
    Observation observation = question.observation();
    Criterion criterion = question.criterion();
    return new InferenceAnswer.Asked(
        Cgp.format(new CgpPosition(observation.position(), question.options())),
        write(observation),
        criterion instanceof Criterion.WithinMargin within ? within.definition().text() : "softmax",
        criterion instanceof Criterion.WithinMargin within
            ? Millipoints.toExactPoints(within.marginMillipoints())
            : null,
        criterion instanceof Criterion.Softmax softmax
            ? Millipoints.roundPoints(Millipoints.toPoints(softmax.temperatureMillipoints()))
            : null);
  }

  private String write(Observation observation) {
    if (observation.move() instanceof ObservedMove.Exchanged exchange) {
      return "exchange " + exchange.tiles();
    }
    Board board = loaded.equipment().board();
    board.setUp(observation.position().squares().toArray());
    return notation.format(((ObservedMove.Placed) observation.move()).placement(), board);
  }

  private InferenceAnswer.Kept kept(
      InferenceQuestion question, InferenceResult result, boolean isWhole) {
    boolean explained = result.recordedWeight() > 0;
    return new InferenceAnswer.Kept(
        explained ? Millipoints.roundPoints(result.meanLeavePoints()) : null,
        explained ? Millipoints.roundPoints(result.standardDeviationPoints()) : null,
        result.topLeaves(question.listed()).stream()
            .map(leave -> leave(leave, result.recordedWeight(), isWhole))
            .toList(),
        letters(result));
  }

  private InferenceAnswer.Leave leave(
      InferenceResult.Weighted leave, double total, boolean isWhole) {
    return new InferenceAnswer.Leave(
        TileCounts.format(leave.counts(), rules.tiles()),
        weight(leave.weight(), isWhole),
        leave.weight() / total,
        Millipoints.toExactPoints(leave.millipoints()));
  }

  /** Letters that are unseen or known to be kept; the blank last. */
  private List<InferenceAnswer.Letter> letters(InferenceResult result) {
    double[] chances = result.chanceOfHolding();
    double[] base = result.baseRates();
    List<InferenceAnswer.Letter> letters = new ArrayList<>();
    for (int step = 1; step <= chances.length; step++) {
      int letter = step % chances.length;
      if (base[letter] > 0) {
        letters.add(new InferenceAnswer.Letter(name(letter), chances[letter], base[letter]));
      }
    }
    return letters;
  }

  private String name(int letter) {
    return letter == TileSet.BLANK ? "?" : rules.tiles().letter(letter).upper();
  }

  /** A number of ways is whole; one times a likelihood is not. */
  private static BigDecimal weight(double weight, boolean isWhole) {
    return isWhole
        ? BigDecimal.valueOf(Math.round(weight))
        : BigDecimal.valueOf(weight).setScale(WEIGHT_SCALE, RoundingMode.HALF_EVEN);
  }
}
