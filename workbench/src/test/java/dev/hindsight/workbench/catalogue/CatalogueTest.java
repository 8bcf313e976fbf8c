package dev.hindsight.workbench.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.answers.AnswerForms;
import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.json.GameForms;
import dev.hindsight.workbench.oware.OwareBuild;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {
  private static final Stock STOCK = new Stock(8);

  @TempDir Path folder;

  static Stream<Question<?>> questions() {
    return Catalogue.all().stream();
  }

  @Test
  void namesAreUniqueAndSayTheGame() {
    assertThat(Catalogue.all()).extracting(Question::name).doesNotHaveDuplicates();
    assertThat(Catalogue.all())
        .extracting(Question::name)
        .allMatch(name -> name.matches("(crossword|oware|backgammon|tables)\\.[a-z]+"));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everySentenceIsOneThatFollowsAName(Question<?> question) {
    assertThat(question.summary()).endsWith(".").matches("[A-Z].*");
    for (Setting<?> setting : question.settings()) {
      assertThat(setting.sentence()).as(setting.name()).doesNotEndWith(".").matches("[a-z].*");
    }
  }

  /**
   * Whatever a question is asked with, its usual values are read into what they were written of.
   */
  @ParameterizedTest
  @MethodSource("questions")
  @Tag("slow")
  void theExampleOfEveryQuestionIsAnsweredAsItsSchemaSays(Question<?> question) throws IOException {
    AnswerForms forms = GameForms.all();
    try (Crew crew = new Crew(1)) {
      Object answer =
          question.ask(
              Chosen.of(question.settings(), completed(question)),
              new Asking(crew, known -> {}, STOCK));
      assertThat(question.answers()).anyMatch(kind -> kind.isInstance(answer));
      Object plain = forms.plain(answer);
      assertThat(plain).isInstanceOf(Map.class);
      Map<String, Object> schema = AnswerSchema.of(question.answers(), forms);
      assertThat(schema).containsKey("$defs");
    }
  }

  /** A question that needs one of two settings has the example of the first. */
  private Map<String, List<String>> completed(Question<?> question) throws IOException {
    Map<String, List<String>> said = question.example();
    if (question.name().equals("crossword.infer")) {
      said.put("move", List.of("8H AA"));
    }
    if (question.name().equals("backgammon.rollout")) {
      said.put("trials", List.of("36"));
    }
    if (question.name().equals("backgammon.openings")) {
      said.putAll(Map.of("trials", List.of("2"), "truncate", List.of("1"), "moves", List.of("1")));
    }
    if (question.name().equals("crossword.simulate")) {
      said.put("iterations", List.of("100"));
    }
    if (question.name().startsWith("tables.")) {
      Path table = folder.resolve("endgame2.table");
      OwareBuild.endgame(OwareRules.CODINGAME, 2, false).run(table, new Crew(1));
      said.put("file", List.of(table.toString()));
    }
    return said;
  }
}
