package dev.hindsight.workbench.json;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.workbench.answers.AnswerForm;
import dev.hindsight.workbench.answers.AnswerForms;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.backgammon.files.BackgammonForms;
import dev.hindsight.workbench.backgammon.review.Choice;
import dev.hindsight.workbench.crossword.files.CrosswordForms;
import dev.hindsight.workbench.oware.OwareForms;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** How values of all games are written for programs. */
public final class GameForms {
  private static final List<AnswerForm<?, ?>> ANY_GAME =
      List.of(
          AnswerForm.record(Interval.class, Range.class, Range::of),
          AnswerForm.text(
              Choice.class,
              "`8/5 6/5`, `no double`, `double, take`, `pass`: a move, or what to do with the cube",
              Choice::toString),
          AnswerForm.text(Path.class, "a file or folder", Path::toString));

  private GameForms() {}

  /** Those of every game. */
  public static AnswerForms all() {
    return new AnswerForms(
        Stream.of(ANY_GAME, OwareForms.ALL, BackgammonForms.ALL, CrosswordForms.ALL)
            .flatMap(List::stream)
            .toList());
  }
}
