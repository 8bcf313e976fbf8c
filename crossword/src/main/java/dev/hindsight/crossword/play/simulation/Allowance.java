package dev.hindsight.crossword.play.simulation;

/** How much a simulation may still do. For one simulation. */
public interface Allowance {
  /** Whether nothing was left before the simulation began. */
  boolean isUsedUp();

  /**
   * How many more iterations each candidate can have.
   *
   * @param candidates that are still in
   * @param playouts done so far, of all candidates together
   */
  long iterationsLeft(int candidates, long playouts);

  /** This many playouts of all candidates together; at least one of each. */
  static Allowance ofPlayouts(long most) {
    return new Allowance() {
      @Override
      public boolean isUsedUp() {
        return false;
      }

      @Override
      public long iterationsLeft(int candidates, long playouts) {
        long affordable = (most - playouts) / candidates;
        return playouts == 0 ? Math.max(1, affordable) : affordable; // Better one than no answer.
      }
    };
  }

  /** As much as both allow. */
  static Allowance both(Allowance one, Allowance other) {
    return new Allowance() {
      @Override
      public boolean isUsedUp() {
        return one.isUsedUp() || other.isUsedUp();
      }

      @Override
      public long iterationsLeft(int candidates, long playouts) {
        return Math.min(
            one.iterationsLeft(candidates, playouts), other.iterationsLeft(candidates, playouts));
      }
    };
  }
}
