package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgPragma;
import java.util.ArrayList;
import java.util.List;

/** A recorded game with what a review found as notes; what was noted before stays. */
public final class ReviewNotes {
  private ReviewNotes() {}

  public static GcgGame annotate(GcgGame game, GameReview review) {
    List<GcgEvent> events = new ArrayList<>();
    for (int index = 0; index < game.events().size(); index++) {
      GcgEvent event = game.events().get(index);
      String sentence = review.turns().get(index).sentence();
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
}
