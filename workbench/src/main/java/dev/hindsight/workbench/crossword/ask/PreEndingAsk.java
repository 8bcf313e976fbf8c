package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.InferredRacks;
import dev.hindsight.crossword.play.inference.LastMove;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.preendgame.DrawOutcome;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameQuestion;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.preendgame.RackBelief;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@link CrosswordAsk} says of turns with one to seven tiles in the bag. */
public final class PreEndingAsk {
  private static final int LEAVES_LISTED = 10;

  private final LoadedEquipment loaded;
  private final PreEndgameSolver solver;
  private @Nullable CrosswordInfer infer;

  public PreEndingAsk(LoadedEquipment loaded) {
    this.loaded = loaded;
    this.solver = new PreEndgameSolver(loaded.equipment());
  }

  /** The first moves by equity, and nothing known of the opponent. */
  public PreEndgameReport solve(GamePosition position, int listed, Duration time, Crew crew) {
    return solve(position, listed, PreEndgameWish.within(time), crew);
  }

  /**
   * Compares moves.
   *
   * @throws CrosswordFormatException if a move cannot be made, or the opponent cannot hold the
   *     tiles
   */
  PreEndgameReport solve(GamePosition position, int listed, PreEndgameWish wish, Crew crew) {
    Read read = read(position, wish, crew);
    wish.only().forEach(move -> check(move, position));
    PreEndgameAnswer answer =
        solver.solve(
            new PreEndgameQuestion(position, wish.only(), read.belief),
            PreEndgameLimits.within(wish.time()),
            crew);
    List<PreEndgameReport.Move> moves =
        answer.moves().stream().limit(listed).map(move -> move(position, move)).toList();
    return new PreEndgameReport(
        wish.time().toNanos() / 1e9,
        answer.drawsInAll() == 0 ? null : answer.drawsInAll(),
        answer.endgames(),
        answer.proven(),
        read.opponent,
        read.inference,
        moves);
  }

  /** What is believed of the opponent's rack, and what there is to say about it. */
  private record Read(
      RackBelief belief, @Nullable Rack opponent, @Nullable InferenceAnswer inference) {}

  private Read read(GamePosition position, PreEndgameWish wish, Crew crew) {
    Tiles held = wish.opponentHas();
    if (held.length() > 0) {
      int most = position.rules().rackSize();
      if (held.length() > most) {
        throw new CrosswordFormatException(
            "The opponent cannot hold " + held.length() + " tiles; a rack has " + most + ".");
      }
      return new Read(RackBelief.known(held), Rack.of(position.rules().tiles(), held), null);
    }
    Placement lastMove = wish.lastMove();
    if (lastMove == null) {
      return new Read(RackBelief.UNKNOWN, null, null);
    }
    ObservedMove seen = new ObservedMove.Placed(lastMove);
    CrosswordInfer.Inferred inferred =
        infer()
            .infer(
                new InferenceQuestion(
                    LastMove.observe(position, seen), wish.criterion(), LEAVES_LISTED),
                crew);
    InferredRacks racks = inferred.racks();
    // Of an inference that was cut short only the first racks were judged: no fair weights.
    boolean tellsNothing = racks.isEmpty() || inferred.answer().racks().partial();
    int[] unseen = position.unseen().counts();
    return new Read(
        tellsNothing ? RackBelief.UNKNOWN : RackBelief.inferred(racks, unseen),
        null,
        inferred.answer());
  }

  private CrosswordInfer infer() {
    CrosswordInfer known = infer;
    if (known == null) {
      known = new CrosswordInfer(loaded);
      infer = known;
    }
    return known;
  }

  private void check(Move move, GamePosition position) {
    Board board = loaded.equipment().board();
    board.setUp(position.squares().toArray());
    int tilesInBag = position.unseen().size() - position.rules().rackSize();
    new MoveRefusal(board, loaded.words())
        .find(move, position.racks().get(0), tilesInBag)
        .ifPresent(
            reason -> {
              throw new CrosswordFormatException(
                  "The move "
                      + new MoveInPosition(position, move)
                      + " cannot be made here: "
                      + reason
                      + ".");
            });
  }

  private static PreEndgameReport.Move move(GamePosition position, PreEndgameMove move) {
    boolean looked = move.draws() > 0;
    return new PreEndgameReport.Move(
        new MoveInPosition(position, move.move()),
        move.scorePoints(),
        looked ? move.winChance() : null,
        known(move),
        looked ? move.netPointsForMover() : null,
        number(move.netPointsError()),
        move.draws(),
        move.pointsProven(),
        move.outcomes().stream().map(outcome -> outcome(position, outcome)).toList());
  }

  private static PreEndgameReport.Outcome outcome(GamePosition position, DrawOutcome outcome) {
    return new PreEndgameReport.Outcome(
        Rack.of(position.rules().tiles(), outcome.bag()),
        outcome.chance(),
        outcome.winChance(),
        outcome.netPointsForMover(),
        outcome.proven());
  }

  private static @Nullable Double number(double value) {
    return Double.isNaN(value) ? null : value;
  }

  /** One draw of many is a sample whose error nobody knows: an estimate. */
  private static @Nullable Known known(PreEndgameMove move) {
    return switch (move.proof()) {
      case PROVEN -> new Known.Proven();
      case ESTIMATED -> new Known.Estimate();
      case SAMPLED ->
          Double.isNaN(move.winChanceError())
              ? new Known.Estimate()
              : new Known.Sample(move.winChanceError());
      case UNKNOWN -> null;
    };
  }
}
