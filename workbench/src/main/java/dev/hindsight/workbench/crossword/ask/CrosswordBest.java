package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.judge.JudgeBudget;
import dev.hindsight.crossword.play.judge.JudgeQuestion;
import dev.hindsight.crossword.play.judge.JudgedMove;
import dev.hindsight.crossword.play.judge.Judgement;
import dev.hindsight.crossword.play.judge.MoveJudge;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says which move is best at any time of a game. One thread at a time. */
public final class CrosswordBest {
  private final LoadedEquipment loaded;
  private final MoveJudge judge;

  /** With leaves for the tiles unseen where the equipment has such. */
  public CrosswordBest(LoadedEquipment loaded) {
    this(loaded, loaded.bagLeaves());
  }

  /** With leaves derived from rack equities of one's own. */
  public static CrosswordBest deriving(LoadedEquipment loaded, Path rackEquity) throws IOException {
    return new CrosswordBest(loaded, Optional.of(loaded.openBagLeaves(rackEquity)));
  }

  private CrosswordBest(LoadedEquipment loaded, Optional<BagLeaves> leaves) {
    this.loaded = loaded;
    this.judge =
        new MoveJudge(
            loaded.equipment(),
            WinChances.usual(loaded.rules(), loaded.words().wordsSha256()),
            leaves.map(BagLeaves::derivation),
            System::nanoTime);
  }

  /**
   * Judges a turn.
   *
   * @param lastMove the placement that the opponent just made; null if it tells nothing
   */
  public BestAnswer answer(
      CgpPosition asked,
      @Nullable Placement lastMove,
      JudgeBudget budget,
      long seed,
      int listed,
      Crew crew) {
    long start = System.nanoTime();
    GamePosition position = asked.game();
    Optional<ObservedMove> last = Optional.ofNullable(lastMove).map(ObservedMove.Placed::new);
    Judgement judgement = judge.judge(new JudgeQuestion(position, last, seed), budget, crew);
    return new BestAnswer(
        asked,
        judgement.part(),
        judgement.proven(),
        judgement.stop(),
        (System.nanoTime() - start) / 1e9,
        judgement.readsLastMove(),
        judgement.moves().stream().limit(listed).map(move -> move(position, move)).toList(),
        Rack.of(loaded.rules().tiles(), position.unseen()),
        Math.max(0, position.unseen().size() - loaded.rules().rackSize()),
        loaded.wordsName());
  }

  private static BestAnswer.Move move(GamePosition position, JudgedMove move) {
    return new BestAnswer.Move(
        new MoveInPosition(position, move.move()),
        move.scorePoints(),
        move.winChance(),
        number(move.winChanceError()),
        move.points(),
        number(move.pointsError()),
        move.looks(),
        move.proven());
  }

  private static @Nullable Double number(double value) {
    return Double.isNaN(value) ? null : value;
  }
}
