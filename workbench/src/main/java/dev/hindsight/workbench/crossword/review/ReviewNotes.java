package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgPragma;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** A recorded game with what a review found as notes; what was noted before stays. */
public final class ReviewNotes {
  private ReviewNotes() {}

  public static GcgGame annotate(GcgGame game, GameReview review) {
    List<GcgEvent> events = new ArrayList<>();
    for (int index = 0; index < game.events().size(); index++) {
      GcgEvent event = game.events().get(index);
      String sentence = sentence(review.turns().get(index));
      List<GcgPragma> remarks = new ArrayList<>(event.remarks());
      if (!sentence.isEmpty()) {
        remarks.add(GcgPragma.note(sentence));
      }
      events.add(
          new GcgEvent(
              event.player(),
              event.rack(),
              event.action(),
              event.scorePoints(),
              event.totalPoints(),
              remarks));
    }
    return new GcgGame(game.rules(), game.players(), game.pragmas(), events);
  }

  private static String sentence(ReviewedTurn turn) {
    if (!turn.phonies().isEmpty()) {
      return "Not in the words: " + String.join(", ", turn.phonies()) + ".";
    }
    BigDecimal lost = turn.equityLost();
    if (lost == null) {
      return "";
    }
    return lost.signum() == 0
        ? "Best (" + turn.phase() + ")."
        : "Loses "
            + lost.setScale(1, RoundingMode.HALF_UP).toPlainString()
            + " points to "
            + turn.best()
            + " ("
            + turn.phase()
            + ").";
  }
}
