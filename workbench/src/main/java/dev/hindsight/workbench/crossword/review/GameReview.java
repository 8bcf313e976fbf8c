package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.crossword.files.WordShelf;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game, judged turn by turn.
 *
 * @param players in the order of the record
 * @param turns every line of the record
 * @param words file of the words, or ENABLE
 * @param lexicon the words that the record names; null if it names none
 * @param isTimed whether verdicts rest on limits of time, so that another run may differ
 * @param unjudged turns without a verdict, by reason
 * @param notes points and totals of the record that do not add up
 */
public record GameReview(
    List<Player> players,
    List<ReviewedTurn> turns,
    String words,
    @Nullable String lexicon,
    boolean isTimed,
    List<UnjudgedTurns> unjudged,
    List<String> notes) {
  /**
   * How a player did.
   *
   * @param number 1 or 2
   * @param nickname as recorded
   * @param name in full
   * @param score at the end
   * @param figures of the turns judged
   * @param worst numbers of the turns that lost most, the worst first
   */
  public record Player(
      int number,
      String nickname,
      String name,
      int score,
      @Inlined Figures figures,
      List<Integer> worst) {}

  /**
   * What the turns of a player come to.
   *
   * @param turns with a verdict
   * @param loss in all of those
   * @param lossPerTurn on average; 0 without turns
   * @param winProbabilityLost chances to win, added up
   * @param bingosMissed turns in which a full rack could have been played with profit
   * @param exchangeErrors exchanges or passes where a placement was better, or the other way round
   * @param small mistakes of that grade
   * @param medium mistakes of that grade
   * @param large mistakes of that grade
   */
  public record Figures(
      int turns,
      Equity loss,
      Equity lossPerTurn,
      double winProbabilityLost,
      int bingosMissed,
      int exchangeErrors,
      int small,
      int medium,
      int large) {}

  /**
   * Turns that have no verdict for one reason.
   *
   * @param reason why
   * @param turns their numbers
   * @param percent of all turns
   */
  public record UnjudgedTurns(Unjudged reason, List<Integer> turns, double percent) {
    /** {@code Not judged: turn 7 (4.2 %): the tiles exchanged are not known.} */
    public String sentence() {
      return String.format(
          Locale.ROOT,
          "Not judged: %s %s (%.1f %%): %s.",
          turns.size() == 1 ? "turn" : "turns",
          turns.stream().map(String::valueOf).collect(Collectors.joining(", ")),
          percent,
          reason);
    }
  }

  /** What to say first if the record names other words than those that judged it. */
  public Optional<String> findWordsNote() {
    String named = lexicon;
    if (named == null || WordShelf.isNamed(words, named)) {
      return Optional.empty();
    }
    return Optional.of(
        "The record names the words " + named + ", but the verdicts are with " + words + ".");
  }
}
