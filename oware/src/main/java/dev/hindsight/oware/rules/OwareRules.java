package dev.hindsight.oware.rules;

import static dev.hindsight.core.notation.Quotes.quoted;

import java.util.List;
import java.util.Locale;

/**
 * A variant of the rules, as a value: what the players of oware agree to differ about.
 *
 * <p>Common to all: a move must leave the other player a seed ("must feed"), and when no move does
 * the game is over and each player takes the seeds on their own side.
 *
 * @param name how tables and the command line call the variant
 * @param turnLimit plies after which the game ends at once and the seeds still on the board count
 *     for nobody, or {@link #NO_TURN_LIMIT}
 * @param grandSlam what happens to a move that would capture everything the other player has
 * @param repetition who gets the seeds on the board when a position comes back
 */
public record OwareRules(String name, int turnLimit, GrandSlam grandSlam, Repetition repetition) {
  /** The {@link #turnLimit} of a game that may last for ever, and the turns that it has left. */
  public static final int NO_TURN_LIMIT = Integer.MAX_VALUE;

  /** The bot arena: 200 plies, then the seeds on the board are lost to both. */
  public static final OwareRules CODINGAME =
      new OwareRules("codingame", 200, GrandSlam.CAPTURES_NOTHING, Repetition.PLAYED_ON);

  /** The tournament game: when a position repeats, each player keeps their own side. */
  public static final OwareRules ABAPA =
      new OwareRules(
          "abapa", NO_TURN_LIMIT, GrandSlam.CAPTURES_NOTHING, Repetition.EACH_KEEPS_OWN_SIDE);

  /** The game of the solvers: nobody may be emptied, and a repetition splits the rest. */
  public static final OwareRules AWARI =
      new OwareRules("awari", NO_TURN_LIMIT, GrandSlam.FORBIDDEN_UNLESS_ALL, Repetition.SPLIT);

  /** The variants that can be named on the command line and in table headers. */
  public static final List<OwareRules> ALL = List.of(CODINGAME, ABAPA, AWARI);

  /** A move that would capture every seed of the other player. */
  public enum GrandSlam {
    /** It is legal, sows, and takes nothing. */
    CAPTURES_NOTHING,
    /** It is illegal, unless every move is one; then it is legal and takes all. */
    FORBIDDEN_UNLESS_ALL
  }

  /** What a position that comes back means for the seeds on the board. */
  public enum Repetition {
    /** Nothing: play goes on to the turn limit; without one the seeds count for nobody. */
    PLAYED_ON,
    /** The game is over and each player takes the seeds on their own side. */
    EACH_KEEPS_OWN_SIDE,
    /** The game is over and each player gets half. */
    SPLIT
  }

  /** Finds a variant by its name, whatever the case of the letters. */
  public static OwareRules named(String name) {
    for (OwareRules rules : ALL) {
      if (rules.name.equals(name.toLowerCase(Locale.ROOT))) {
        return rules;
      }
    }
    throw new IllegalArgumentException(
        "there are no oware rules called " + quoted(name) + "; choose codingame, abapa or awari");
  }

  public boolean hasTurnLimit() {
    return turnLimit != NO_TURN_LIMIT;
  }

  /** These rules without a turn limit. */
  public OwareRules withoutTurnLimit() {
    return new OwareRules(name, NO_TURN_LIMIT, grandSlam, repetition);
  }

  /** Whether endless play is worth 0 to both, so that one number per board says all. */
  public boolean endlessPlayIsWorthNothing() {
    return repetition != Repetition.EACH_KEEPS_OWN_SIDE;
  }

  /** Whether a capture of everything, where it is legal at all, takes the seeds. */
  public boolean grandSlamCaptures() {
    return grandSlam == GrandSlam.FORBIDDEN_UNLESS_ALL;
  }

  /** The seeds a move takes from each pit, as a row; a grand slam takes what the rules say. */
  public long captured(long otherSown, int sowing) {
    long captured = Sowing.capturable(otherSown, sowing);
    return captured == otherSown && grandSlam == GrandSlam.CAPTURES_NOTHING ? 0 : captured;
  }

  /**
   * The legal moves as a bit per pit, pit 0 lowest; 0 means that the game is over and each player
   * takes their own side.
   */
  public int legalMoves(long mover, long other) {
    int feeding = 0;
    int emptying = 0;
    for (int pit = 0; pit < Row.PITS; pit++) {
      if (Row.seedsIn(mover, pit) > 0) {
        int sowing = Sowing.of(mover, pit);
        long otherSown = other + Sowing.intoOther(sowing);
        if (otherSown == captured(otherSown, sowing)) {
          emptying |= 1 << pit;
        } else {
          feeding |= 1 << pit;
        }
      }
    }
    // An other player who had nothing and cannot be fed ends the game; only one who had seeds can
    // be emptied by a grand slam.
    return feeding == 0 && other != 0 ? emptying : feeding;
  }

  /** The mover's net seeds when there is no legal move and each player takes their own side. */
  public static int netSeedsWithoutMove(long mover, long other) {
    return Row.total(mover) - Row.total(other);
  }
}
