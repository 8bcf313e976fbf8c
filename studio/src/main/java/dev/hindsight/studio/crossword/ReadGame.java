package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgPragma;
import dev.hindsight.crossword.rules.notation.RecordedMove;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.crossword.review.CrosswordReview;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The turns of a recorded game, for a page to go through. */
record ReadGame(
    @Says("of both players, in full") List<String> names,
    @Says("the words that the record names; `null` if it names none") @Nullable String lexicon,
    @Says("what happened, in order") List<Turn> turns,
    @Says("points and totals of the record that do not add up") List<String> notes) {
  /** A line of the record that is a turn. */
  record Turn(
      @Says("1 or 2") int player,
      @Says("before it, as CGP") CgpPosition position,
      @Says("as people write it") RecordedMove move,
      @Says("points") int score,
      @Says("whether it was challenged off") boolean withdrawn,
      @Says("the notes of the record") List<String> notes) {}

  static ReadGame of(GcgGame game) {
    List<GcgEvent> events = game.events();
    List<Turn> turns = new ArrayList<>();
    for (int index = 0; index < events.size(); index++) {
      GcgEvent event = events.get(index);
      if (event.isTurn()) {
        var position = game.positionBefore(index);
        boolean isWithdrawn =
            index + 1 < events.size()
                && events.get(index + 1).action() instanceof GcgEvent.Withdrawal;
        turns.add(
            new Turn(
                event.player() + 1,
                new CgpPosition(position, List.of()),
                new RecordedMove(event.action(), position),
                event.scorePoints(),
                isWithdrawn,
                event.remarks().stream().map(GcgPragma::text).toList()));
      }
    }
    return new ReadGame(
        game.players().stream().map(GcgGame.Player::name).toList(),
        CrosswordReview.findLexicon(game).orElse(null),
        turns,
        game.doubts());
  }
}
