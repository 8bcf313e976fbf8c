package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One decision of a recorded game, judged for the player who made it. */
public record ReviewedTurn(
    @Says("from 1") int game,
    @Says(value = "from 1: a roll, or what is done with the cube", head = "turn") int turn,
    @Says("who decided: 1 is the player of the left column") Seat player,
    @Inlined BackgammonPosition position,
    @Says("`move`, `cube` or `answer`") Kind kind,
    @Says("the roll; `null` before it") @Nullable Dice dice,
    @Says(value = "what was done: `8/5 6/5`, `no double`, `take`", head = "played") Choice move,
    @Says(value = "what was right", head = "right") Choice best,
    @Says(value = "of what was done, per unit of the cube as it stood", unit = Unit.CUBES)
        double equity,
    @Says(value = "of what was right", unit = Unit.CUBES) double bestEquity,
    @Says(value = "the difference", unit = Unit.CUBES, head = "lost") double loss,
    @Says(value = "the same in chances to win the match; `null` for money", unit = Unit.CHANCE)
        @Nullable Double winProbabilityLost,
    @Says(
            "whether there was something to decide: a forced move does not count, nor does not"
                + " doubling where nobody would")
        boolean counts,
    @Says(
            value = "of the roll, by the nets without a look ahead; `null` if there was none",
            unit = Unit.CUBES,
            head = "luck")
        @Nullable Double luck,
    @Says(
            value =
                "of the player who decided, after what was done: to win the match, or the game for"
                    + " money",
            unit = Unit.CHANCE)
        double winProbability,
    @Says("what judged it") String source,
    @Says("how: of a move its chances, of the cube the equities with it") Known known,
    @Says("the best moves, or all that can be done with the cube") List<Alternative> alternatives) {
  public ReviewedTurn {
    alternatives = List.copyOf(alternatives);
  }

  /** What was decided. */
  public enum Kind {
    MOVE,
    CUBE,
    ANSWER
  }

  /** From here on a loss is called an error, and a blunder: 20 and 80 millipoints. */
  public static final double ERROR = 0.020;

  public static final double BLUNDER = 0.080;

  /** Less than this is shown as 0. */
  public static final double LEAST_SHOWN = 0.0005;

  /** Whether the player of the left column decided. */
  public boolean isLeft() {
    return player.number() == 1;
  }

  /** The chance of the player of the left column, whoever decided. */
  public double leftWinProbability() {
    return isLeft() ? winProbability : 1 - winProbability;
  }

  public double lossMillipoints() {
    return 1_000 * loss;
  }
}
