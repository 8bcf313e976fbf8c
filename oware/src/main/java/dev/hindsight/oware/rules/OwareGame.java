package dev.hindsight.oware.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: the rules, where it started, the moves made so far, and whether and how it is
 * over. A value: {@link #play} gives the game after one more move and leaves this one as it was.
 *
 * <pre>{@code
 * OwareGame game = OwareGame.start(OwareRules.ABAPA).play(2).play(5);
 * game.position();        // 4-4-0-5-5-5-5-4-4-4-4-0-1-…
 * game.isOver();          // false
 * }</pre>
 *
 * <p>Games end for three reasons, see {@link Ending}. A player who has more than half of all seeds
 * has won, but plays on, because values are net seeds.
 */
public final class OwareGame {
  private final OwareRules rules;
  private final OwarePosition position;

  /** Plies left before the turn limit, or {@link OwareRules#NO_TURN_LIMIT}. */
  private final int pliesLeft;

  private final int pliesPlayed;

  /** The game before the last move, or null at the start; {@code lastPit} made the difference. */
  private final @Nullable OwareGame previous;

  private final int lastPit;
  private final @Nullable Ending ending;

  /** Why a game is over. */
  public enum Ending {
    /** The player to move has no legal move: each player takes the seeds on their own side. */
    NO_MOVE,
    /** The last turn is played: the seeds on the board count for nobody. */
    TURN_LIMIT,
    /** The same board with the same player to move for the second time: see the rules. */
    REPETITION
  }

  private OwareGame(
      OwareRules rules,
      OwarePosition position,
      int pliesLeft,
      @Nullable OwareGame previous,
      int lastPit) {
    this.rules = rules;
    this.position = position;
    this.pliesLeft = pliesLeft;
    this.previous = previous;
    this.lastPit = lastPit;
    this.pliesPlayed = previous == null ? 0 : previous.pliesPlayed + 1;
    this.ending = findEnding();
  }

  /** A game from the usual start. */
  public static OwareGame start(OwareRules rules) {
    return start(rules, OwarePosition.START);
  }

  /** A game from any position, with all turns of the rules ahead. */
  public static OwareGame start(OwareRules rules, OwarePosition position) {
    return new OwareGame(rules, position, rules.turnLimit(), null, -1);
  }

  /** A game from any position of rules with a turn limit, with this many plies left to play. */
  public static OwareGame start(OwareRules rules, OwarePosition position, int pliesLeft) {
    if (!rules.hasTurnLimit()) {
      throw new IllegalArgumentException(
          "the rules " + rules.name() + " have no turn limit, so no number of plies is left");
    }
    if (pliesLeft < 0) {
      throw new IllegalArgumentException(
          "the plies left are " + pliesLeft + ", but 0 is the least");
    }
    return new OwareGame(rules, position, pliesLeft, null, -1);
  }

  public OwareRules rules() {
    return rules;
  }

  public OwarePosition position() {
    return position;
  }

  public Side toMove() {
    return position.toMove();
  }

  /** Where the game started. */
  public OwarePosition startPosition() {
    return first().position;
  }

  /** This game before its first move. */
  public OwareGame restart() {
    return first();
  }

  /** This game without its last move, or as it is if there is none. */
  public OwareGame takeBack() {
    return previous == null ? this : previous;
  }

  /** Moves made so far. */
  public int pliesPlayed() {
    return pliesPlayed;
  }

  /** Moves that may still be made before the turn limit; empty if the rules have none. */
  public OptionalInt pliesLeft() {
    return !rules.hasTurnLimit() ? OptionalInt.empty() : OptionalInt.of(pliesLeft);
  }

  /** The pits played from, in order, starting with the player to move at the start. */
  public List<Integer> moves() {
    List<Integer> moves = new ArrayList<>(pliesPlayed);
    for (OwareGame game = this; game.previous != null; game = game.previous) {
      moves.add(game.lastPit);
    }
    Collections.reverse(moves);
    return Collections.unmodifiableList(moves);
  }

  /**
   * The positions of this game, newest first and this one among them, that could still come back:
   * those since the last capture, because seeds never return to the board.
   */
  public List<OwarePosition> positionsSinceCapture() {
    List<OwarePosition> positions = new ArrayList<>();
    int seeds = position.seedsOnBoard();
    for (OwareGame game = this;
        game != null && game.position.seedsOnBoard() == seeds;
        game = game.previous) {
      positions.add(game.position);
    }
    return Collections.unmodifiableList(positions);
  }

  /** The legal moves as a bit per pit, pit 0 lowest; none once the game is over. */
  public int legalMoves() {
    return isOver() ? 0 : rules.legalMoves(position.moverRow(), position.otherRow());
  }

  /** The game after one more move. */
  public OwareGame play(int pit) {
    if (ending != null) {
      throw new PositionFormatException(
          "the game is over, so " + moveName(pit) + " cannot be played in " + position);
    }
    if (pit < 0 || pit >= Row.PITS) {
      throw new PositionFormatException("there is no pit " + pit + "; pits are 0 to 5");
    }
    int left = rules.hasTurnLimit() ? Math.max(0, pliesLeft - 1) : OwareRules.NO_TURN_LIMIT;
    return new OwareGame(rules, position.play(pit, rules), left, this, pit);
  }

  public boolean isOver() {
    return ending != null;
  }

  /** Why the game is over, or null while it is not. */
  public @Nullable Ending ending() {
    return ending;
  }

  /**
   * South's seeds minus North's: what the stores hold, and once the game is over also what the
   * players take from the board.
   */
  public int netSeedsForSouth() {
    int captured = position.southStore() - position.northStore();
    return keepsOwnSides()
        ? captured + OwareRules.netSeedsWithoutMove(position.south(), position.north())
        : captured;
  }

  private boolean keepsOwnSides() {
    return ending == Ending.NO_MOVE
        || (ending == Ending.REPETITION
            && rules.repetition() == OwareRules.Repetition.EACH_KEEPS_OWN_SIDE);
  }

  private @Nullable Ending findEnding() {
    // The limit comes first: whoever has played the last turn cannot be asked to move again.
    if (rules.hasTurnLimit() && pliesLeft == 0) {
      return Ending.TURN_LIMIT;
    }
    if (rules.legalMoves(position.moverRow(), position.otherRow()) == 0) {
      return Ending.NO_MOVE;
    }
    return rules.repetition() != OwareRules.Repetition.PLAYED_ON && hasOccurredBefore()
        ? Ending.REPETITION
        : null;
  }

  private boolean hasOccurredBefore() {
    int seeds = position.seedsOnBoard();
    for (OwareGame game = previous;
        game != null && game.position.seedsOnBoard() == seeds;
        game = game.previous) {
      if (game.position.equals(position)) {
        return true;
      }
    }
    return false;
  }

  private String moveName(int pit) {
    return pit >= 0 && pit < Row.PITS ? "move " + toMove().pitName(pit) : "pit " + pit;
  }

  private OwareGame first() {
    OwareGame game = this;
    while (game.previous != null) {
      game = game.previous;
    }
    return game;
  }

  /** Equal if the same moves were made from the same start under the same rules. */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof OwareGame other
        && pliesPlayed == other.pliesPlayed
        && pliesLeft == other.pliesLeft
        && position.equals(other.position)
        && rules.equals(other.rules)
        && startPosition().equals(other.startPosition())
        && moves().equals(other.moves());
  }

  @Override
  public int hashCode() {
    return Objects.hash(rules, position, pliesLeft, pliesPlayed);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(rules.name()).append(' ').append(startPosition());
    Side side = startPosition().toMove();
    for (int pit : moves()) {
      text.append(' ').append(side.pitName(pit));
      side = side.opponent();
    }
    return text.append(ending == null ? "" : " " + ending).toString();
  }
}
