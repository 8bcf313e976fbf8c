package dev.hindsight.workbench.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.workbench.answers.Inlined;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class JsonPrinterTest {
  record Move(String move, int captured, int value) {}

  record Answer(
      String position,
      OptionalInt turnsLeft,
      int value,
      Optional<String> table,
      List<Move> moves) {}

  private static final Answer ANSWER =
      new Answer("0-1-S", OptionalInt.empty(), -2, Optional.empty(), List.of(new Move("B", 2, 1)));

  @Test
  void keysKeepTheOrderOfTheRecordAndAbsentIsNull() {
    StringWriter out = new StringWriter();
    new JsonPrinter().printLine(ANSWER, new PrintWriter(out));
    assertThat(out.toString())
        .isEqualToNormalizingNewlines(
            """
            {"position":"0-1-S","turnsLeft":null,"value":-2,"table":null,\
            "moves":[{"move":"B","captured":2,"value":1}]}
            """);
  }

  record Cost(long nodes, double seconds) {}

  record Grouped(String position, @Inlined Cost cost, List<String> notes) {}

  @Test
  void componentsOfAGroupStandInItsPlace() {
    StringWriter out = new StringWriter();
    Grouped grouped = new Grouped("0-1-S", new Cost(7, 0.5), List.of("odd"));
    new JsonPrinter().printLine(grouped, new PrintWriter(out));
    assertThat(out.toString())
        .isEqualToNormalizingNewlines(
            """
            {"position":"0-1-S","nodes":7,"seconds":0.5,"notes":["odd"]}
            """);
  }

  @Test
  void theLongFormIsTheSameObject() {
    StringWriter pretty = new StringWriter();
    StringWriter line = new StringWriter();
    new JsonPrinter().print(ANSWER, new PrintWriter(pretty));
    new JsonPrinter().printLine(ANSWER, new PrintWriter(line));
    assertThat(pretty.toString().lines().count()).isGreaterThan(5);
    assertThat(pretty.toString().replaceAll("\\s", "")).isEqualTo(line.toString().strip());
  }
}
