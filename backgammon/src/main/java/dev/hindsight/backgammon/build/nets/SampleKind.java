package dev.hindsight.backgammon.build.nets;

/** Where the target of a sample comes from. */
public enum SampleKind {
  /** The λ-return of a game. */
  RETURN(0),
  /** A table, for a position that play has visited. */
  EXACT(1),
  /** A table, for a position drawn from it. */
  TABLE(2),
  /** A rollout. */
  ANCHOR(3);

  static final int COUNT = 4;

  private final int position;

  SampleKind(int position) {
    this.position = position;
  }

  /** Where it stands among the kinds. */
  int position() {
    return position;
  }
}
