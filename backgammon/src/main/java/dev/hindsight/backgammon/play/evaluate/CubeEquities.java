package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.table.CubeState;

/**
 * The money equity of one player, per unit of the cube, for each place the cube can be in as that
 * player sees it; nobody doubles at once, both double rightly afterwards.
 */
public record CubeEquities(double owned, double centred, double opponents) {
  /** What the equity of the player on roll is if he may still double before rolling. */
  CubeEquities withDoubling() {
    return new CubeEquities(
        CubeDecision.of(owned, opponents).equity(),
        CubeDecision.of(centred, opponents).equity(),
        opponents);
  }

  /** The equities of the other player, who owns the cube where this one sees the opponent's. */
  CubeEquities forOpponent() {
    return new CubeEquities(-opponents, -centred, -owned);
  }

  /** The better for each place of the cube by itself. */
  public CubeEquities max(CubeEquities other) {
    return new CubeEquities(
        Math.max(owned, other.owned),
        Math.max(centred, other.centred),
        Math.max(opponents, other.opponents));
  }

  /** The equity for one place of the cube. */
  public double of(CubeState state) {
    return switch (state) {
      case OWNED -> owned;
      case CENTRED -> centred;
      case OPPONENTS -> opponents;
      case CUBELESS -> throw new IllegalArgumentException("a cubeless equity knows no cube");
    };
  }
}
