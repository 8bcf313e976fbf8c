package dev.hindsight.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.oware.Oware;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HindsightTest {
  private static final String ENDING = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-N";

  private final Hindsight hindsight = new Hindsight(1);

  @Test
  void itSaysWhatTheLibraryOfTheGameSays() throws IOException {
    Map<String, Object> answer = hindsight.ask("oware.ask", Map.of("position", ENDING));
    assertThat(((Number) answer.get("value")).intValue())
        .isEqualTo(Oware.codingame().withEndgame(6).value(ENDING).orElseThrow());
  }

  @Test
  void everyQuestionIsDescribed() {
    assertThat(hindsight.questions()).contains("crossword.review", "backgammon.rollout").isSorted();
    for (String question : hindsight.questions()) {
      assertThat(hindsight.describe(question))
          .containsOnlyKeys("summary", "settings", "answer", "example");
    }
  }

  @Test
  void whatMakesNoSenseIsRefusedInASentence() {
    assertThatThrownBy(() -> hindsight.ask("oware.guess", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("questions()");
    assertThatThrownBy(() -> hindsight.ask("oware.ask", Map.of("position", "4-4")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4-4");
    assertThatThrownBy(() -> hindsight.ask("oware.ask", Map.of("place", ENDING)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("place");
    assertThatThrownBy(() -> hindsight.ask("crossword.review", Map.of("file", "there-is-none.gcg")))
        .isInstanceOfAny(NoSuchFileException.class, IllegalArgumentException.class);
    assertThatThrownBy(() -> new Hindsight(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void progressIsTold() throws IOException {
    List<Long> told = Collections.synchronizedList(new ArrayList<>());
    hindsight.ask(
        "backgammon.rollout",
        Map.of("position", "XGID=---AB-A--------------a-ac-:0:0:1:00:0:0:0:0:10", "trials", 64),
        new Watch() {
          @Override
          public void progress(String task, long done, long total) {
            told.add(done);
            assertThat(done).isLessThanOrEqualTo(total);
          }
        });
    assertThat(told).contains(64L);
  }

  @Test
  void whoLosesPatienceIsHeard() {
    Map<String, Object> endless =
        Map.of(
            "position",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "trials",
            100_000_000);
    assertThatThrownBy(
            () ->
                hindsight.ask(
                    "backgammon.rollout",
                    endless,
                    new Watch() {
                      @Override
                      public boolean isWanted() {
                        return false;
                      }
                    }))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void nothingInternalIsToldToItsUsers() {
    for (Class<?> type : List.of(Hindsight.class, Watch.class)) {
      for (Method method : type.getMethods()) {
        Stream.concat(Stream.of(method.getReturnType()), Stream.of(method.getParameterTypes()))
            .filter(told -> !told.isPrimitive())
            .forEach(
                told -> assertThat(told.getName()).matches("(java|dev.hindsight.questions)\\..*"));
      }
    }
  }
}
