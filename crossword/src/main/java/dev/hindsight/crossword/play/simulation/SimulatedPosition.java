package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * A position as the player on turn sees it: the board, their own rack, and the tiles that are
 * elsewhere. What the position says of the opponent's rack counts as unseen; whoever wants to use
 * it says so by {@link OpponentRacks}.
 */
public final class SimulatedPosition {
  private final GamePosition position;
  private final TileCounts unseen;

  /**
   * Checks that there is something to simulate.
   *
   * @throws CrosswordFormatException if the player on turn has no tiles or the game is over
   */
  public SimulatedPosition(GamePosition position) {
    this.position = position;
    this.unseen = position.unseen();
    check();
  }

  private void check() {
    if (position.racks().get(0).length() == 0) {
      throw new CrosswordFormatException(
          "The player on turn has no tiles; write the rack before the slash, as in AEINRST/.");
    }
    if (unseen.isEmpty() || position.scorelessTurns() >= rules().scorelessTurnLimit()) {
      throw new CrosswordFormatException(
          "The game is over: "
              + (unseen.isEmpty()
                  ? "the opponent has no tiles left."
                  : position.scorelessTurns() + " turns in a row had no points."));
    }
  }

  public GamePosition position() {
    return position;
  }

  public CrosswordRules rules() {
    return position.rules();
  }

  /** Letters of the player on turn. */
  public Tiles ownRack() {
    return position.racks().get(0);
  }

  /** Tiles by letter in the bag and on the opponent's rack; the caller's own array. */
  public int[] unseen() {
    return unseen.counts().clone();
  }

  /** How many tiles are in the bag and on the opponent's rack. */
  public int unseenTiles() {
    return unseen.size();
  }

  /** What the opponent's tiles score if the bag is empty, so that they are known; otherwise 0. */
  public int opponentPoints() {
    return isCertain() ? unseen.points(rules().tiles()) : 0;
  }

  /** Unseen tiles that cannot be on the opponent's rack. */
  public int tilesInBag() {
    return Math.max(0, unseen.size() - rules().rackSize());
  }

  /** Whether the opponent holds all unseen tiles, so that no playout differs from another. */
  public boolean isCertain() {
    return tilesInBag() == 0;
  }
}
