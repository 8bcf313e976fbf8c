package dev.hindsight.crossword.play;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.CandidateEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.derivation.CandidateLeaves;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of the player on turn by what they are worth: with leaves for the tiles unseen where
 * there are rack equities, or else with those of a full bag. All who list moves for people ask
 * here, so that a move is worth the same to each of them.
 *
 * <p>The player sees the board and his own rack. Of the tiles not seen, as many as a rack holds are
 * the opponent's, and the rest is the bag.
 *
 * <pre>{@code
 * TurnMoves moves = new TurnMoves(equipment, derivation, false);
 * moves.setUp(position);
 * moves.top(15)
 * }</pre>
 *
 * <p>One thread at a time.
 */
public final class TurnMoves {
  private final Equipment equipment;
  private final StaticEvaluation evaluation;
  private final @Nullable LeaveDerivation derivation;

  /** Whether leaves for a full bag come from the same rack equities, not from the equipment. */
  private final boolean derivesFullBag;

  private final Board board;
  private final MoveFinder finder;

  /** Of the last question: the next is often about the same tiles. */
  private @Nullable Derived derived;

  private @Nullable GamePosition position;
  private @Nullable SquareValues squares;
  private boolean isForTheBag;

  /**
   * @param derivation where leaves for the tiles unseen come from; null for those of a full bag
   * @param derivesFullBag whether what a leave is worth with a full bag comes from there too, not
   *     from the equipment
   */
  public TurnMoves(
      Equipment equipment, @Nullable LeaveDerivation derivation, boolean derivesFullBag) {
    this.equipment = equipment;
    this.evaluation = equipment.staticEvaluation();
    this.derivation = derivation;
    this.derivesFullBag = derivesFullBag;
    this.board = equipment.board();
    this.finder = equipment.moveFinder(board);
  }

  /** Leaves for the tiles that the player on turn does not see, and those of a full bag. */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and nobody else has it
  private record Derived(
      int[] rack, TileCounts unseen, CandidateLeaves leaves, @Nullable CandidateLeaves fullBag) {}

  /**
   * Takes a position, and values its moves by equity.
   *
   * @throws CrosswordFormatException if the player on turn has no tiles
   */
  public void setUp(GamePosition asked) {
    TileCounts unseen = asked.unseen();
    int[] rack = rack(asked);
    int tilesInBag = tilesInBag(unseen);
    Evaluation valued = ofMover(rack, unseen).atLead(asked.lead());
    setUp(asked, rack, unseen, valued);
    squares = valued.squareValues(board, tilesInBag);
    isForTheBag = derivation != null && tilesInBag > 0;
  }

  /** Takes a position, and values its moves by their score alone. */
  public void setUpForScore(GamePosition asked) {
    setUp(asked, rack(asked), asked.unseen(), Evaluation.SCORE);
    squares = null;
    isForTheBag = false;
  }

  private void setUp(GamePosition asked, int[] rack, TileCounts unseen, Evaluation valued) {
    position = asked;
    board.setUp(asked.squares().toArray());
    int tilesInBag = tilesInBag(unseen);
    int opponentPoints = tilesInBag == 0 ? unseen.points(equipment.rules().tiles()) : 0;
    finder.setRack(rack, valued, tilesInBag, opponentPoints);
  }

  private int[] rack(GamePosition asked) {
    Tiles own = asked.racks().get(0);
    if (own.length() == 0) {
      throw new CrosswordFormatException(
          "the player on turn has no tiles; write the rack before the slash, as in AEINRST/.");
    }
    return TileCounts.count(own, equipment.rules().tiles().letterCount());
  }

  private int tilesInBag(TileCounts unseen) {
    return Math.max(0, unseen.size() - equipment.rules().rackSize());
  }

  private Evaluation ofMover(int[] rack, TileCounts unseen) {
    if (derivation == null) {
      return evaluation;
    }
    Derived known = derived;
    if (known == null || !Arrays.equals(known.rack, rack) || !known.unseen.equals(unseen)) {
      try (Crew alone = new Crew(1)) {
        CandidateLeaves leaves =
            derivation.deriveCandidates(rack, unseen.counts(), DrawConvention.HELD_APART, alone);
        CandidateLeaves fullBag =
            derivesFullBag
                ? derivation.deriveCandidates(
                    rack, equipment.rules().tiles().counts(), DrawConvention.POOL, alone)
                : null;
        known = new Derived(rack.clone(), unseen, leaves, fullBag);
        derived = known;
      }
    }
    return new CandidateEvaluation(evaluation, known.leaves, equipment.rules().tiles());
  }

  /** The first moves; whatever ends the game by being scoreless is worth what the end brings. */
  public List<RankedMove> top(int most) {
    GamePosition asked = asked();
    if (!ScorelessEnd.isEnd(asked, new Pass()) || tilesInBag(asked.unseen()) == 0) {
      return finder.top(most);
    }
    return finder.top(Integer.MAX_VALUE).stream()
        .map(move -> withScorelessEnd(asked, move))
        .sorted(MoveFinder.BY_WORTH)
        .limit(most)
        .toList();
  }

  private static RankedMove withScorelessEnd(GamePosition asked, RankedMove move) {
    if (!ScorelessEnd.isEnd(asked, move.move())) {
      return move;
    }
    int worth = ScorelessEnd.of(asked, move.move()).equity().millipoints();
    return new RankedMove(move.move(), move.scorePoints(), worth, move.leave(), worth);
  }

  private GamePosition asked() {
    if (position == null) {
      throw new IllegalStateException("no position was set up");
    }
    return position;
  }

  /** The board of the position. */
  public Board board() {
    return board;
  }

  /** What finds the moves, set up with the position. */
  public MoveFinder finder() {
    return finder;
  }

  /** What squares count in the position, if anything. */
  public @Nullable SquareValues squares() {
    return squares;
  }

  /** Whether leaves are those for the tiles unseen in the position, of which some are in a bag. */
  public boolean isForTheBag() {
    return isForTheBag;
  }

  /** What the squares of the position count with leaves of a full bag, if anything. */
  public @Nullable SquareValues squaresOfFullBag() {
    return evaluation.atLead(asked().lead()).squareValues(board, tilesInBag(asked().unseen()));
  }

  /** What a leave of the mover's is worth with a full bag. */
  public int fullBagMillipoints(int[] leave) {
    Derived known = derived;
    if (known != null && known.fullBag != null) {
      return known.fullBag.millipoints(leave);
    }
    LeaveTable leaves = equipment.leaves();
    return leaves.millipoints(leaves.index().rank(leave));
  }

  /** What moves are worth to the opponent, whose tiles are some of those unseen. */
  public StaticEvaluation ofOpponent(TileCounts unseen, Crew crew) {
    return derivation == null
        ? evaluation
        : equipment
            .withLeaves(derivation.derive(unseen.counts(), DrawConvention.POOL, crew))
            .staticEvaluation();
  }
}
