package dev.hindsight.workbench.crossword;

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
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
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

  /** With the leave values that are loaded, whatever is left in the bag. */
  public CrosswordInfer(LoadedEquipment loaded) {
    this(loaded, null, loaded.leavesName());
  }

  /** With leave values derived from rack equities for the tiles left. */
  public static CrosswordInfer deriving(LoadedEquipment loaded, Path rackEquity)
      throws IOException {
    return new CrosswordInfer(
        loaded,
        new LeaveDerivation(RackEquityFiles.open(rackEquity, loaded)),
        "derived from " + rackEquity);
  }

  /**
   * @param derivation of leave values for the tiles left; null for those that are loaded
   */
  CrosswordInfer(
      LoadedEquipment loaded, @Nullable LeaveDerivation derivation, @Nullable String leavesName) {
    this.loaded = loaded;
    this.derivation = derivation;
    this.leavesName = leavesName;
    this.rules = loaded.rules();
    this.notation = new MoveNotation(rules);
    this.inference = new Inference(loaded.equipment(), loaded.equipment().staticEvaluation());
  }

  /**
   * Judges every rack that the mover may have had.
   *
   * @throws CrosswordFormatException if the move cannot have been made
   */
  public InferenceAnswer answer(InferenceQuestion question, Crew crew) {
    return infer(question, crew).answer;
  }

  /** What was found, for people and for those who draw racks from it. */
  record Inferred(InferenceAnswer answer, InferredRacks racks) {}

  Inferred infer(InferenceQuestion question, Crew crew) {
    GamePosition position = question.position().game();
    Board board = loaded.equipment().board();
    board.setUp(position.squares().toArray());
    ObservedMove move = observed(question, board);
    Observation observation =
        new Observation(
            position,
            move,
            letters(question.moverKnown()),
            question.opponentKnown().equals(InferenceQuestion.NAMED_RACK)
                ? position.racks().get(1)
                : letters(question.opponentKnown()));
    long start = System.nanoTime();
    InferenceResult result =
        judging(observation, crew).run(observation, question.criterion(), crew);
    double seconds = (System.nanoTime() - start) / 1e9;
    String written =
        move instanceof ObservedMove.Placed placed
            ? notation.format(placed.placement(), board)
            : "exchange " + question.exchanged();
    return new Inferred(answer(question, result, written, seconds), result.racks());
  }

  private Inference judging(Observation observation, Crew crew) {
    return derivation == null
        ? inference
        : inference.withEvaluation(InferenceLeaves.derive(derivation, observation, crew));
  }

  private ObservedMove observed(InferenceQuestion question, Board board) {
    String text = question.move();
    Integer exchanged = question.exchanged();
    if (text == null) {
      return new ObservedMove.Exchanged(exchanged == null ? 0 : exchanged);
    }
    Move move = notation.parse(text, board);
    if (move instanceof Placement placement) {
      return new ObservedMove.Placed(placement);
    }
    throw new CrosswordFormatException(
        "only a placement of tiles can be given as a move; of an exchange give the number of"
            + " tiles");
  }

  private Tiles letters(String text) {
    return TileCounts.parse(rules.tiles(), text).letters();
  }

  private InferenceAnswer answer(
      InferenceQuestion question, InferenceResult result, String move, double seconds) {
    boolean explained = result.recordedWeight() > 0;
    Criterion criterion = question.criterion();
    boolean isMargin = criterion instanceof Criterion.WithinMargin;
    return new InferenceAnswer(
        Cgp.format(question.position()),
        move,
        criterion instanceof Criterion.WithinMargin within ? within.definition().text() : "softmax",
        criterion instanceof Criterion.WithinMargin within
            ? Millipoints.toExactPoints(within.marginMillipoints())
            : null,
        criterion instanceof Criterion.Softmax softmax
            ? Millipoints.roundPoints(Millipoints.toPoints(softmax.temperatureMillipoints()))
            : null,
        result.candidates(),
        result.examined(),
        result.isPartial(),
        new InferenceAnswer.Recorded(
            result.recordedRacks(), weight(result.recordedWeight(), isMargin)),
        explained ? Millipoints.roundPoints(result.meanLeavePoints()) : null,
        explained ? Millipoints.roundPoints(result.standardDeviationPoints()) : null,
        result.topLeaves(question.listed()).stream()
            .map(leave -> leave(leave, result.recordedWeight(), isMargin))
            .toList(),
        letters(result),
        result.cutoffStops(),
        seconds,
        TileCounts.format(result.observation().family().poolCounts(), rules.tiles()),
        result.observation().tilesInBag(),
        loaded.wordsName(),
        leavesName,
        BoardRemarks.of(question.position().game(), loaded.words()));
  }

  private InferenceAnswer.Leave leave(
      InferenceResult.Weighted leave, double total, boolean isMargin) {
    return new InferenceAnswer.Leave(
        TileCounts.format(leave.counts(), rules.tiles()),
        weight(leave.weight(), isMargin),
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
