package dev.hindsight.workbench.catalogue;

import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.oware.OwareQuestions;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.tables.TableQuestions;
import java.util.List;
import java.util.stream.Stream;

/** Everything that can be asked. */
public final class Catalogue {
  private static final List<Question<?>> ALL =
      Stream.of(
              CrosswordQuestions.ALL,
              OwareQuestions.ALL,
              BackgammonQuestions.ALL,
              TableQuestions.ALL)
          .<Question<?>>flatMap(List::stream)
          .toList();

  private Catalogue() {}

  public static List<Question<?>> all() {
    return ALL;
  }
}
