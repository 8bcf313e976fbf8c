package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.LeaveTable;
import org.jspecify.annotations.Nullable;

/**
 * The static evaluation: a leave value while there is a bag, the end of the game once it is empty,
 * a little for an opening that leaves vowels next to double-letter squares, and what a placement
 * table says of the squares, if there is one and as long as there is a bag.
 *
 * <p>With an empty bag, going out earns twice the opponent's tiles; whoever does not go out will
 * pay twice for the tiles kept, and 10 points for the turn the opponent gets.
 */
public final class StaticEvaluation implements Evaluation {
  private static final int NOT_GOING_OUT_MILLIPOINTS = -10 * Millipoints.PER_POINT;
  private static final int OPENING_VOWEL_MILLIPOINTS = -700;

  /** For those who do not say. */
  private static final ScoreLead EVEN = new ScoreLead(0);

  private final CrosswordRules rules;
  private final LeaveTable leaves;

  /** By (direction · squares + address) · letters + letter. */
  private final int[] opening;

  private final @Nullable PlacementValues placement;
  private final ScoreLead lead;

  public StaticEvaluation(CrosswordRules rules, LeaveTable leaves) {
    this(rules, leaves, null);
  }

  /**
   * @param placement what tiles are worth where they lie, or null for nothing
   */
  public StaticEvaluation(
      CrosswordRules rules, LeaveTable leaves, @Nullable PlacementValues placement) {
    this(rules, leaves, openingValues(rules), placement, EVEN);
  }

  private StaticEvaluation(
      CrosswordRules rules,
      LeaveTable leaves,
      int[] opening,
      @Nullable PlacementValues placement,
      ScoreLead lead) {
    this.rules = rules;
    this.leaves = leaves;
    this.opening = opening;
    this.placement = placement;
    this.lead = lead;
  }

  public CrosswordRules rules() {
    return rules;
  }

  /** The same with other leave values. */
  public StaticEvaluation withLeaves(LeaveTable others) {
    return new StaticEvaluation(rules, others, opening, placement, lead);
  }

  /** Only a placement table asks for the lead. */
  @Override
  public StaticEvaluation atLead(ScoreLead other) {
    return placement == null
        ? this
        : new StaticEvaluation(rules, leaves, opening, placement, other);
  }

  /** What tiles kept are worth while there is a bag. */
  public LeaveTable leaves() {
    return leaves;
  }

  @Override
  public void valueKept(RackSubsets rack, int tilesInBag, int opponentPoints, int[] kept) {
    int all = rack.all();
    if (tilesInBag > 0) {
      int[] values = leaves.values();
      for (int played = 0; played <= all; played++) {
        int rank = rack.rank(all - played);
        kept[played] = rank == RackSubsets.NO_RANK ? 0 : values[rank];
      }
    } else {
      for (int played = 0; played < all; played++) {
        kept[played] =
            -2 * Millipoints.PER_POINT * rack.points(all - played) + NOT_GOING_OUT_MILLIPOINTS;
      }
      kept[all] = 2 * Millipoints.PER_POINT * opponentPoints;
    }
  }

  @Override
  public @Nullable SquareValues squareValues(Board board, int tilesInBag) {
    int[] letters = board.isEmpty() ? opening : null;
    if (placement != null && tilesInBag > 0) {
      return placement.on(board, lead, tilesInBag + rules.rackSize(), letters);
    }
    return letters == null ? null : new SquareValues(board, null, 0, 0, letters);
  }

  /** Each vowel next to a double-letter square, looking across the play, costs 0.7 points. */
  private static int[] openingValues(CrosswordRules rules) {
    BoardLayout layout = rules.layout();
    int size = layout.size();
    int letters = rules.tiles().letterCount();
    int[] values = new int[2 * size * size * letters];
    for (Direction direction : Direction.values()) {
      for (int line = 0; line < size; line++) {
        for (int place = 0; place < size; place++) {
          if (isDoubleLetter(layout, direction, line - 1, place)
              || isDoubleLetter(layout, direction, line + 1, place)) {
            int square = (direction.index() * size + line) * size + place;
            for (int letter = 1; letter < letters; letter++) {
              values[square * letters + letter] =
                  rules.tiles().isVowel(letter) ? OPENING_VOWEL_MILLIPOINTS : 0;
            }
          }
        }
      }
    }
    return values;
  }

  private static boolean isDoubleLetter(
      BoardLayout layout, Direction direction, int line, int place) {
    if (line < 0 || line >= layout.size()) {
      return false;
    }
    int row = direction == Direction.ACROSS ? line : place;
    int column = direction == Direction.ACROSS ? place : line;
    return layout.letterMultiplier(row, column) == 2;
  }
}
