package dev.hindsight.workbench.backgammon.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UbgiEngineTest {
  private static final String START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:";

  static EngineSetup setup(int plies) {
    NetChoice usual = NetChoice.usual();
    return new EngineSetup(
        BearoffShelf.NONE,
        new NetChoice(usual.nets(), usual.name(), plies),
        CubeMethod.usual(),
        true);
  }

  private static List<String> say(List<String> lines) throws Exception {
    StringWriter said = new StringWriter();
    new UbgiEngine(
            new BufferedReader(new StringReader(String.join("\n", lines) + "\n")),
            new PrintWriter(said),
            setup(0),
            "1.2.3")
        .run();
    return said.toString().lines().toList();
  }

  private static List<String> say(String... lines) throws Exception {
    return say(List.of(lines));
  }

  @Test
  void dialogue() throws Exception {
    assertThat(
            say(
                "ubgi",
                "isready",
                "newgame",
                START + "31:0:0:0:0:10",
                START + "65:0:0:0:0:10",
                "",
                START + "00:0:0:0:0:10",
                "hello",
                "setoption name Plies value 1",
                START + "33:0:0:3:0:10",
                "4HPwATDgc/ABMA:cAlgAAAAAAAE",
                "quit",
                "isready"))
        .containsExactly(
            "id name Hindsight",
            "id author the Hindsight contributors",
            "id version 1.2.3",
            "option name Plies type spin default 0 min 0 max 3",
            "option name Table type string default <empty>",
            "option name Jacoby type check default true",
            "readyok",
            "readyok",
            "8/5 6/5",
            "24/18 18/13",
            "roll",
            "sorry (this is neither a command nor a position such as " + START + "31:0:0:0:0:10)",
            "8/5 8/5 6/3 6/3",
            "roll");
  }

  @Test
  void positionsAreAnsweredInTheirOrderWithEveryStepByItself() throws Exception {
    assertThat(
            say(
                START + "31:0:0:0:0:10",
                START + "65:0:0:0:0:10",
                "isready",
                START + "00:0:0:0:0:10",
                "hello",
                "4HPwATDgc/ABMA:cAlgAAAAAAAE"))
        .containsExactly(
            "8/5 6/5",
            "24/18 18/13",
            "readyok",
            "roll",
            "sorry (this is neither a command nor a position such as " + START + "31:0:0:0:0:10)",
            "roll");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // A last checker on the ace point: everybody doubles and drops, but not at the last point.
        "XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10; double",
        "XGID=-A----------------------a-:0:0:1:D:0:0:0:0:10; drop",
        "XGID=-A----------------------a-:0:0:1:00:0:0:0:1:10; roll",
        "XGID=-A----------------------a-:1:-1:1:00:0:0:0:7:10; roll",
        "XGID=-A----------------------a-:0:0:1:00:0:2:1:3:10; roll",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10; take",
        // Closed out: an empty line. Only one way in, and one way on. All off.
        "XGID=-------------------bbbbbbB:0:0:1:66:0:0:0:0:10; ''",
        "XGID=-a---------------b-b----AA:0:0:1:62:0:0:0:0:10; bar/23 24/18",
        "XGID=-BB--------------------b--:0:0:1:22:0:0:0:0:10; 2/off 2/off 1/off 1/off",
        // The other player's turn: the points are his.
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10; 8/5 6/5",
      })
  void eachDecisionHasItsWord(String position, String answer) throws Exception {
    assertThat(say(position)).containsExactly(answer);
  }

  @Test
  void fibsBoardsAreReadTooAndJacobyIsAnOption() throws Exception {
    String board =
        "board:You:someone:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
            + ":1:6:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
    assertThat(say(board, "setoption name Jacoby value false", board))
        .containsExactly("13/7 8/7", "13/7 8/7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setoption",
        "setoption name Plies",
        "setoption name Plies value 9",
        "setoption name Colour value red",
        "setoption name Jacoby value perhaps",
        "setoption name Table value there/is/none.table",
        "XGID=",
        "XGID=nonsense",
        "board:",
        "board:You:someone:3",
        "4HPwATDgc/ABM?",
        "XGID=--------------------------:0:0:1:31:0:0:0:0:10",
        "help me",
        "\u0000\u0001",
      })
  void whatIsWrongIsRefusedAndChangesNothing(String line) throws Exception {
    List<String> said = say(line, START + "31:0:0:0:0:10");
    assertThat(said).hasSize(2);
    assertThat(said.get(0)).startsWith("sorry (").endsWith(")");
    assertThat(said.get(1)).isEqualTo("8/5 6/5");
  }

  @Test
  void tenThousandLinesOfGarbageAreRefusedAndThenTheAnswerIsRight() throws Exception {
    String letters = "XGIDboard:=-+/ 0123456789abcdefABCDEF";
    int count = 10_000;
    List<String> lines = new ArrayList<>();
    for (long seed = 0; seed < count; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder line = new StringBuilder(random.nextBoolean() ? "XGID=" : "x");
      IntStream.range(0, random.nextInt(80))
          .forEach(at -> line.append(letters.charAt(random.nextInt(letters.length()))));
      lines.add(line.toString());
    }
    lines.add(START + "31:0:0:0:0:10");
    List<String> said = say(lines);
    assertThat(said).hasSize(count + 1);
    assertThat(said.subList(0, count)).allMatch(line -> line.startsWith("sorry ("));
    assertThat(said.get(count)).isEqualTo("8/5 6/5");
  }

  @Test
  void aLineWithoutAnEndIsRefusedAndTheNextIsAnswered() throws Exception {
    List<String> said = say("x".repeat(3_000_000), START + "31:0:0:0:0:10");
    assertThat(said).hasSize(2);
    assertThat(said.get(0)).startsWith("sorry (a line of the input has more than");
    assertThat(said.get(1)).isEqualTo("8/5 6/5");
  }

  @Test
  @Timeout(60)
  void stopIsAnsweredByWhatIsKnownAndQuitEndsAtOnce() throws Exception {
    Pipe typed = Pipe.open();
    Pipe said = Pipe.open();
    UbgiEngine engine =
        new UbgiEngine(
            new BufferedReader(Channels.newReader(typed.source(), StandardCharsets.UTF_8)),
            new PrintWriter(Channels.newWriter(said.sink(), StandardCharsets.UTF_8)),
            setup(2),
            "1");
    Thread running =
        new Thread(
            () -> {
              try {
                engine.run();
              } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    running.start();
    PrintWriter to =
        new PrintWriter(Channels.newWriter(typed.sink(), StandardCharsets.UTF_8), true);
    BufferedReader from =
        new BufferedReader(Channels.newReader(said.source(), StandardCharsets.UTF_8));
    for (int times = 0; times < 5; times++) {
      to.println(START + "31:0:0:0:0:10");
      to.println("stop");
      assertThat(from.readLine()).startsWith("8/5 6/5");
    }
    to.println("stop");
    to.println("isready");
    assertThat(from.readLine()).isEqualTo("readyok");
    to.println(START + "11:0:0:0:0:10");
    to.println("quit");
    running.join();
  }
}
