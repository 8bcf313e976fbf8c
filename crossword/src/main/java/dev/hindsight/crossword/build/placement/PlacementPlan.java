package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.rules.board.Openness;

/**
 * How to learn placement values.
 *
 * @param source what is learnt from
 * @param games to take part in one generation; of replies one position each
 * @param generations each plays with the values of the one before; the first with none
 * @param seed of all chance
 * @param horizon plies after the play that count, or {@link #WHOLE_GAME}
 * @param estimator how values are made of what was seen
 * @param variant what they depend on
 * @param candidates of a position that are compared, of replies
 * @param racks that are drawn for the opponent to reply with, of replies
 * @param factors by which values count more or less by how open a board is
 */
public record PlacementPlan(
    Source source,
    long games,
    int generations,
    long seed,
    int horizon,
    Estimator estimator,
    PlacementVariant variant,
    int candidates,
    int racks,
    OpennessFactors factors) {
  /** As a horizon: until the end. */
  public static final int WHOLE_GAME = 0;

  public static final int MOST_PLIES = 3;
  public static final int MOST_CANDIDATES = 50;
  public static final int MOST_RACKS = 10_000;
  public static final int MOST_GENERATIONS = 100;

  /** What is learnt from. */
  public enum Source {
    /** What came after the plays of games, less what was to be expected. */
    GAMES,

    /** What would come on average after the first candidates of a position, with the same racks. */
    REPLIES
  }

  /** How values are made of what was seen. */
  public enum Estimator {
    /** Each cell by itself: its mean, drawn towards the mean of all squares. */
    MEANS,

    /** All at once, so that tiles of one play share what came of it. */
    REGRESSION
  }

  public PlacementPlan {
    check("games", games, 1, Long.MAX_VALUE);
    check("generations", generations, 1, MOST_GENERATIONS);
    check("plies of the horizon", horizon, WHOLE_GAME, MOST_PLIES);
    check("candidates", candidates, 2, MOST_CANDIDATES);
    check("racks", racks, 2, MOST_RACKS);
    if (source == Source.REPLIES && (horizon == WHOLE_GAME || horizon > 2)) {
      throw new IllegalArgumentException(
          "from replies one learns what one or two plies bring; choose `horizon` plies:1 or"
              + " plies:2");
    }
    if (estimator == Estimator.MEANS && source == Source.REPLIES) {
      throw new IllegalArgumentException(
          "candidates are compared by regression; choose `estimator` regression, or `from` games");
    }
    if (estimator == Estimator.MEANS && factors.measure() != Openness.NONE) {
      throw new IllegalArgumentException(
          "values are learnt with factors by regression; choose `estimator` regression, or leave"
              + " out `factors`");
    }
  }

  /** Values that count alike on all boards. */
  public PlacementPlan(
      Source source,
      long games,
      int generations,
      long seed,
      int horizon,
      Estimator estimator,
      PlacementVariant variant,
      int candidates,
      int racks) {
    this(
        source,
        games,
        generations,
        seed,
        horizon,
        estimator,
        variant,
        candidates,
        racks,
        OpennessFactors.NONE);
  }

  /** This plan, for values that count more or less by how open a board is. */
  public PlacementPlan withFactors(OpennessFactors others) {
    return new PlacementPlan(
        source, games, generations, seed, horizon, estimator, variant, candidates, racks, others);
  }

  static void check(String what, long value, long least, long most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          "there are " + least + " to " + most + " " + what + ", not " + value);
    }
  }

  /** This plan with another seed. */
  PlacementPlan withSeed(long other) {
    return new PlacementPlan(
        source, games, generations, other, horizon, estimator, variant, candidates, racks, factors);
  }

  /** Whether cells are counted by the premium squares beside; regression has terms for these. */
  boolean hasNeighbourCells() {
    return estimator == Estimator.MEANS && variant.hasNeighbours();
  }

  /** What is played and looked at, as far as it does not depend on values learnt before. */
  String observed() {
    String seen =
        source == Source.GAMES
            ? hasNeighbourCells() ? "games, cells by the squares beside" : "games"
            : "replies to " + candidates + " candidates with " + racks + " racks";
    return factors.measure() == Openness.NONE ? seen : seen + ", times " + factors.text();
  }

  /** As a sentence for the provenance: all that the table depends on besides words and leaves. */
  String recipe() {
    return "placement values from "
        + observed()
        + ", "
        + (horizon == WHOLE_GAME ? "whole games" : horizon + " plies")
        + ", "
        + (estimator == Estimator.MEANS ? "means" : "regression")
        + ", "
        + variant.word()
        + ", generation "
        + generations;
  }
}
