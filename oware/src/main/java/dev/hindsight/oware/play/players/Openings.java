package dev.hindsight.oware.play.players;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import java.util.random.RandomGenerator;

/**
 * Where the games of a duel begin, so that no two pairs are alike: some random moves after the
 * usual start, or on a random board with few seeds.
 */
public final class Openings {
  /**
   * Boards and openings that are over at once are thrown away; this many in a row would be a
   * mistake.
   */
  private static final int MOST_ATTEMPTS = 10_000;

  private static final String PLIES = "plies:";
  private static final String ENDGAMES = "endgames:";

  private final int plies;
  private final int leastSeeds;
  private final int mostSeeds;

  private Openings(int plies, int leastSeeds, int mostSeeds) {
    this.plies = plies;
    this.leastSeeds = leastSeeds;
    this.mostSeeds = mostSeeds;
  }

  /** This many random moves from the usual start. */
  public static Openings randomPlies(int plies) {
    if (plies < 0 || plies > 100) {
      throw new IllegalArgumentException(
          "an opening has " + plies + " random plies, but it must be from 0 to 100");
    }
    return new Openings(plies, 0, 0);
  }

  /**
   * A random board with at most this many seeds, at least half as many, and the rest shared equally
   * by the stores. Every way to throw that many seeds into twelve pits one by one is equally
   * likely.
   */
  public static Openings endgames(int mostSeeds) {
    if (mostSeeds < 2 || mostSeeds > Row.MOST_SEEDS) {
      throw new IllegalArgumentException(
          "an endgame has at most " + mostSeeds + " seeds, but it must be from 2 to 48");
    }
    return new Openings(-1, Math.max(2, mostSeeds / 2), mostSeeds);
  }

  /** {@code plies:8} or {@code endgames:12}, from which {@link #of} makes the same again. */
  public String specification() {
    return plies < 0 ? ENDGAMES + mostSeeds : PLIES + plies;
  }

  /**
   * The openings of a specification.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public static Openings of(String specification) {
    try {
      if (specification.startsWith(PLIES)) {
        return randomPlies(Integer.parseInt(specification.substring(PLIES.length())));
      }
      if (specification.startsWith(ENDGAMES)) {
        return endgames(Integer.parseInt(specification.substring(ENDGAMES.length())));
      }
    } catch (NumberFormatException notANumber) {
      // Refused below.
    }
    throw new IllegalArgumentException("openings are plies:N or endgames:N, not " + specification);
  }

  /** As results call it. */
  @Override
  public String toString() {
    return plies < 0 ? "boards of at most " + mostSeeds + " seeds" : plies + " random plies";
  }

  /** A game that is not over. */
  OwareGame draw(OwareRules rules, RandomGenerator random) {
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      OwareGame game = plies < 0 ? drawEndgame(rules, random) : drawOpening(rules, random);
      if (!game.isOver()) {
        return game;
      }
    }
    throw new IllegalStateException("no opening was found that is not over at once");
  }

  private OwareGame drawOpening(OwareRules rules, RandomGenerator random) {
    OwareGame game = OwareGame.start(rules);
    RandomPlayer player = new RandomPlayer();
    for (int ply = 0; ply < plies && !game.isOver(); ply++) {
      game = game.play(player.choose(game, random));
    }
    return game;
  }

  private OwareGame drawEndgame(OwareRules rules, RandomGenerator random) {
    int seeds = leastSeeds + random.nextInt(mostSeeds - leastSeeds + 1);
    int[] pits = new int[2 * Row.PITS];
    for (int seed = 0; seed < seeds; seed++) {
      pits[random.nextInt(pits.length)]++;
    }
    int captured = Row.MOST_SEEDS - seeds;
    return OwareGame.start(
        rules,
        new OwarePosition(
            Row.pack(pits, 0), Row.pack(pits, Row.PITS), captured / 2, captured / 2, Side.SOUTH));
  }
}
