package dev.hindsight.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.catalogue.Catalogue;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Dialogues by transcript: what goes in, line by line, and what comes out. */
class LineServerTest {
  private static final String NEAR_THE_END = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S";

  /** The answers to lines that all are there at once, in the order in which they are done. */
  private static List<Map<String, Object>> answers(List<Question<?>> catalogue, String... lines)
      throws IOException {
    StringWriter written = new StringWriter();
    LineServer server =
        new LineServer(catalogue, 1, "1", new PrintWriter(written), new Cancellation());
    server.run(new BufferedReader(new StringReader(String.join("\n", lines))));
    List<Map<String, Object>> answers = new ArrayList<>();
    for (String line : written.toString().lines().toList()) {
      answers.add(Json.object(Json.read(line)));
    }
    return answers;
  }

  private static List<Map<String, Object>> answers(String... lines) throws IOException {
    return answers(Catalogue.all(), lines);
  }

  private static Map<?, ?> at(Map<?, ?> map, String key) {
    return (Map<?, ?>) map.get(key);
  }

  @Test
  void aQuestionIsAnsweredUnderItsIdAndWhatIsWrongIsSaid() throws IOException {
    List<Map<String, Object>> answers =
        answers(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"oware.ask\",\"params\":{\"position\":\""
                + NEAR_THE_END
                + "\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"method\":\"oware.ask\",\"params\":{\"position\":\"4-4\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"oware.ask\",\"params\":{}}",
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"oware.ask\",\"params\":{\"position\":\""
                + NEAR_THE_END
                + "\",\"depth\":0}}",
            "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"chess.ask\"}");
    assertThat(answers).extracting(answer -> answer.get("id")).containsExactly(1, "b", 3, 4, 5);
    assertThat(at(answers.get(0), "result"))
        .extracting("position", "exact")
        .containsExactly(NEAR_THE_END, true);
    assertThat(at(answers.get(1), "error")).extracting("code").isEqualTo(RpcException.NO);
    assertThat(at(answers.get(2), "error"))
        .extracting("code", "data")
        .containsExactly(RpcException.INVALID_PARAMETERS, Map.of("setting", "position"));
    assertThat(at(answers.get(3), "error").get("message"))
        .isEqualTo("`depth` must be a whole number from 1 to 200, not \"0\".");
    assertThat(at(answers.get(4), "error"))
        .extracting("code")
        .isEqualTo(RpcException.NO_SUCH_METHOD);
  }

  @Test
  void aBatchIsAnsweredInOneLineAndNotificationsNotAtAll() throws IOException {
    StringWriter written = new StringWriter();
    new LineServer(Catalogue.all(), 1, "1", new PrintWriter(written), new Cancellation())
        .run(
            new BufferedReader(
                new StringReader(
                    "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},"
                        + "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"},"
                        + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}, 7]\n"
                        + "{\"jsonrpc\":\"2.0\",\"method\":\"ping\"}\n[]\n")));
    List<String> lines = written.toString().lines().toList();
    assertThat(lines).hasSize(2);
    List<?> batch =
        (List<?>) Json.read(lines.stream().filter(l -> l.startsWith("[")).findFirst().get());
    assertThat(batch).hasSize(3);
    assertThat(lines).anyMatch(line -> line.contains("a batch has from 1"));
  }

  @Test
  void questionsListsEveryQuestionWithSchemasAndAnExampleThatIsAnswered() throws IOException {
    Map<?, ?> result =
        at(answers("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"questions\"}").get(0), "result");
    List<?> questions = (List<?>) result.get("questions");
    assertThat(questions).hasSize(Catalogue.all().size());
    assertThat((Map<?, ?>) questions.get(0)).extracting("name").isEqualTo("backgammon.ask");
    assertThat(at((Map<?, ?>) questions.get(0), "parameters"))
        .extracting("type")
        .isEqualTo("object");
  }

  @Test
  void theModelContextProtocolHasEveryQuestionAsATool() throws IOException {
    List<Map<String, Object>> answers =
        answers(
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-03-26\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"oware_ask\",\"arguments\":{\"position\":\""
                + NEAR_THE_END
                + "\"}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"oware_ask\",\"arguments\":{\"position\":\"x\"}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\",\"params\":{\"name\":\"chess_ask\"}}");
    assertThat(at(answers.get(0), "result")).extracting("protocolVersion").isEqualTo("2025-03-26");
    List<?> tools = (List<?>) at(answers.get(1), "result").get("tools");
    assertThat(tools).hasSize(Catalogue.all().size());
    assertThat(tools)
        .allSatisfy(
            tool ->
                assertThat(((Map<?, ?>) tool).keySet().toString())
                    .contains("inputSchema", "outputSchema"));
    Map<?, ?> called = at(answers.get(2), "result");
    assertThat(called.get("isError")).isEqualTo(false);
    assertThat(at(called, "structuredContent").get("position")).isEqualTo(NEAR_THE_END);
    assertThat(at(answers.get(3), "result").get("isError")).isEqualTo(true);
    assertThat(at(answers.get(4), "error"))
        .extracting("code")
        .isEqualTo(RpcException.INVALID_PARAMETERS);
  }

  /** An answer of the question below. */
  record Waited(@Says(value = "how often it looked", unit = Unit.COUNT) int looks) {}

  private static final Setting<Integer> STEPS =
      Setting.usually("steps", "how many", SettingType.whole(1, 1_000_000, Unit.COUNT), 2);

  /** A question that goes on until somebody cancels it. */
  private static Question<Waited> endless(CountDownLatch begun) {
    return new Question<>(
        "test.wait",
        "Waits.",
        List.of(STEPS),
        Waited.class,
        (Chosen chosen, Asking asking) -> {
          asking.crew().progress().begin("waiting", 0, "looks");
          begun.countDown();
          int looks = 0;
          while (true) {
            looks++;
            asking.crew().cancellation().check();
            Thread.onSpinWait();
            if (looks < 0) {
              return new Waited(looks);
            }
          }
        });
  }

  @Test
  void aQuestionIsCancelledInTheMiddleAndTheNextOneIsAnswered() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    PipedOutputStream typed = new PipedOutputStream();
    PipedInputStream seen = new PipedInputStream(1 << 16);
    PrintWriter out = new PrintWriter(new PipedOutputStream(seen), true, StandardCharsets.UTF_8);
    LineServer server = new LineServer(List.of(endless(begun)), 1, "1", out, new Cancellation());
    PipedInputStream in = new PipedInputStream(typed);
    Thread serving =
        new Thread(
            () -> {
              try {
                server.run(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    serving.start();
    PrintWriter typing = new PrintWriter(typed, true, StandardCharsets.UTF_8);
    BufferedReader answers =
        new BufferedReader(new InputStreamReader(seen, StandardCharsets.UTF_8));
    typing.println(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"test.wait\",\"params\":{\"_meta\":{\"progressToken\":\"t\"}}}");
    begun.await();
    assertThat(answers.readLine())
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{\"progressToken\":\"t\",\"progress\":0,\"message\":\"waiting"
                + " (looks)\"}}");
    typing.println("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
    assertThat(answers.readLine()).contains("belongs to a request that is not answered yet");
    typing.println("{\"jsonrpc\":\"2.0\",\"method\":\"cancel\",\"params\":{\"id\":1.0}}");
    assertThat(answers.readLine())
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32800,\"message\":\"cancelled.\"}}");
    typing.println("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
    assertThat(answers.readLine()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
    typing.close();
    serving.join();
  }

  /** Seeded: bytes, brackets, half requests and requests with wrong types. */
  @Test
  @Tag("slow")
  void tenThousandLinesOfGarbageAreRefusedAndNothingElse() throws IOException {
    Random random = new Random(20261118);
    String[] pieces = {
      "{",
      "}",
      "[",
      "]",
      "\"",
      ":",
      ",",
      "jsonrpc",
      "2.0",
      "id",
      "method",
      "params",
      "oware.ask",
      "null",
      "1e9999",
      "-",
      "\\u0000",
      "é",
      "cancel",
      "tools/call",
      "position",
      " ",
      "NaN",
      "\t"
    };
    StringBuilder lines = new StringBuilder();
    for (int line = 0; line < 10_000; line++) {
      for (int piece = random.nextInt(30); piece >= 0; piece--) {
        lines.append(pieces[random.nextInt(pieces.length)]);
      }
      lines.append('\n');
    }
    lines.append("{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"ping\"}\n");
    List<Map<String, Object>> answers = answers(lines.toString());
    assertThat(answers.get(answers.size() - 1)).containsEntry("id", "last");
    assertThat(answers.subList(0, answers.size() - 1))
        .isNotEmpty()
        .allMatch(answer -> answer.containsKey("error"));
  }

  @Test
  void aLineWithoutAnEndIsRefusedAndTheNextIsAnswered() throws IOException {
    List<Map<String, Object>> answers =
        answers("x".repeat(3 << 20), "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
    assertThat(answers).hasSize(2);
    assertThat(at(answers.get(0), "error").get("message")).isEqualTo("this line is too long.");
    assertThat(answers.get(1)).containsEntry("id", 1);
  }
}
