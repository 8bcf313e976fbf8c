package dev.hindsight.workbench.crossword.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CrosswordEngineTest {
  private static final String BOARD = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15";
  private static final String POSITION = "position cgp " + BOARD + " AIIMMOT/ 0/28 0";

  private static List<String> say(List<String> lines) throws Exception {
    StringWriter said = new StringWriter();
    new CrosswordEngine(
            new BufferedReader(new StringReader(String.join("\n", lines) + "\n")),
            new PrintWriter(said),
            CrosswordFiles.NONE,
            1,
            "1.2.3")
        .run();
    return said.toString().lines().map(line -> line.replaceAll(" time [0-9]+", "")).toList();
  }

  private static List<String> say(String... lines) throws Exception {
    return say(List.of(lines));
  }

  @Test
  void dialogue() throws Exception {
    assertThat(
            say(
                "cwi",
                "isready",
                "newgame",
                "",
                "setoption name Lines value 2",
                POSITION,
                "go static",
                "hello",
                "go iterations 150 candidates 2",
                "quit"))
        .startsWith(
            "id name Hindsight 1.2.3",
            "id author the Hindsight contributors",
            "option name Words type string default <empty>",
            "option name Leaves type string default <empty>",
            "option name Tiles type string default <empty>",
            "option name Layout type string default <empty>",
            "option name Player type string default <empty>",
            "option name Threads type spin default 1 min 1 max 1024",
            "option name Lines type spin default 5 min 0 max 1000",
            "cwiok",
            "readyok");
    List<String> said =
        say(
            "setoption name Lines value 2",
            POSITION,
            "go static",
            "go iterations 150 candidates 2 seed 3");
    assertThat(said.subList(0, 3))
        .containsExactly(
            "info by equity rank 1 score 24 equity 22.375 leave AIT move 9G MOMI",
            "info by equity rank 2 score 22 equity 16.745 leave IOT move 7G MAIM",
            "bestmove 9G MOMI");
    List<String> simulated = said.subList(5, said.size());
    assertThat(simulated)
        .anyMatch(
            line ->
                line.matches(
                    "info by simulation iterations 1[0-9]+ rank 1 score [0-9]+ equity [-.0-9]+"
                        + " error [.0-9]+ win 0[.][0-9]+ leave [A-Z]+ move .+"));
    assertThat(simulated.get(simulated.size() - 1)).matches("bestmove (9G MOMI|7G MAIM)");
    assertThat(simulated).filteredOn(line -> line.startsWith("bestmove")).hasSize(1);
  }

  @Test
  void theSameIterationsGiveTheSameLines() throws Exception {
    String[] lines = {POSITION, "go iterations 300 candidates 3 plies 1 rank win"};
    assertThat(say(lines)).isEqualTo(say(lines));
  }

  @Test
  void theLastMoveIsReadAndAPlayerIsAsked() throws Exception {
    List<String> said =
        say(
            "setoption name Player value score",
            POSITION + " last 8E QUAG",
            "go iterations 50 candidates 2 infer",
            "go player",
            POSITION + " last exchange 3",
            "go static",
            POSITION + " last pass",
            "go static infer");
    assertThat(said).filteredOn(line -> line.startsWith("bestmove")).hasSize(3);
    assertThat(said.get(said.size() - 1)).contains("info string go infer needs");
    assertThat(say("setoption name Player value score", POSITION, "go player"))
        .contains("bestmove 9G MOMI");
  }

  @Test
  void anEmptyBagIsSolved() throws Exception {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    Player player = CrosswordDuel.open(PlayerSpec.parse("static"), loaded).get();
    Game game = loaded.equipment().game();
    game.start(TrialRandom.of(5, 0));
    while (!game.bag().isEmpty()) {
      game.play(player.choose(game, TrialRandom.of(5, 1)));
    }
    assertThat(game.isOver()).isFalse();
    CgpPosition ending = new CgpPosition(game.position(), List.of());
    CrosswordAnswer solved =
        new CrosswordAsk(loaded).answer(ending, 1, false, Duration.ofSeconds(60), new Crew(1));
    assertThat(solved.exact()).isTrue();
    List<String> said = say("position cgp " + Cgp.format(ending), "go seconds 60");
    assertThat(said).anyMatch(line -> line.matches("info by solver rank 1 .* proven leave .*"));
    assertThat(said.get(said.size() - 1)).isEqualTo("bestmove " + solved.best().get(0).move());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "go depth 3",
        "go seconds",
        "go seconds x",
        "go iterations -1",
        "go plies 0",
        "go candidates 1000",
        "go rank best",
        "go infer",
        "position",
        "position cgp",
        "position cgp nonsense",
        "position cgp " + BOARD + " AIIMMOT/ 0/28 0 last 1A ZZZ",
        "position cgp " + BOARD + " AIIMMOT/ 0/28 0 last exchange many",
        "setoption",
        "setoption name Colour value red",
        "setoption name Threads value 0",
        "setoption name Player value nobody",
        "\u0000",
      })
  void whatIsWrongIsRefusedAndChangesNothing(String line) throws Exception {
    List<String> said = say("setoption name Lines value 0", POSITION, line, "go static");
    assertThat(said).hasSize(2);
    assertThat(said.get(0)).startsWith("info string ");
    assertThat(said.get(1)).isEqualTo("bestmove 9G MOMI");
  }

  @Test
  void aFileThatIsMissingIsSaidAndAnotherWillDo(@TempDir Path folder) throws Exception {
    Path words = folder.resolve("few.txt");
    Files.writeString(words, "AA\nTAMMI\nOMIT\n");
    List<String> said =
        say(
            "setoption name Lines value 0",
            "setoption name Words value there/is/none.kwg",
            POSITION,
            "isready",
            "go static",
            "setoption name Words value " + words,
            "isready",
            "go static");
    assertThat(said).hasSize(6);
    assertThat(said.get(0)).startsWith("info string ").contains("there/is/none.kwg");
    assertThat(said.get(1)).isEqualTo("readyok");
    assertThat(said.get(2)).startsWith("info string ").contains("there/is/none.kwg");
    assertThat(said.get(3)).isEqualTo("bestmove none");
    assertThat(said.get(4)).isEqualTo("readyok");
    assertThat(said.get(5)).matches("bestmove (exch.*|[0-9A-Z]+ .*)");
  }

  @Test
  void tenThousandLinesOfGarbageAreRefusedAndThenTheAnswerIsRight() throws Exception {
    String letters = "abcdefgo -0123456789:;/.éß\u0001";
    int count = 10_000;
    List<String> lines = new ArrayList<>(List.of("setoption name Lines value 0"));
    for (long seed = 0; seed < count; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder line =
          new StringBuilder(random.nextBoolean() ? "x" : "position cgp " + BOARD.substring(1));
      for (int length = random.nextInt(60); length > 0; length--) {
        line.append(letters.charAt(random.nextInt(letters.length())));
      }
      lines.add(line.toString());
    }
    lines.add(POSITION);
    lines.add("go static");
    List<String> said = say(lines);
    assertThat(said).hasSize(count + 1);
    assertThat(said.subList(0, count)).allMatch(line -> line.startsWith("info string "));
    assertThat(said.get(count)).isEqualTo("bestmove 9G MOMI");
  }

  @Test
  void aLineWithoutAnEndIsRefused() throws Exception {
    List<String> said =
        say("x".repeat(3_000_000), "setoption name Lines value 0", POSITION, "go static");
    assertThat(said.get(0)).startsWith("info string a line of the input has more than");
    assertThat(said.get(1)).isEqualTo("bestmove 9G MOMI");
  }

  @Test
  void stopIsAnsweredAtOnceAndAnInfiniteSearchWaitsForIt() throws Exception {
    Pipe typed = Pipe.open();
    Pipe said = Pipe.open();
    CrosswordEngine engine =
        new CrosswordEngine(
            new BufferedReader(Channels.newReader(typed.source(), StandardCharsets.UTF_8)),
            new PrintWriter(Channels.newWriter(said.sink(), StandardCharsets.UTF_8)),
            CrosswordFiles.NONE,
            1,
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
    to.println("setoption name Lines value 1");
    to.println(POSITION);
    for (String go : List.of("go infinite", "go seconds 86400", "go iterations 1000000000000")) {
      to.println(go);
      String first = from.readLine();
      assertThat(first).startsWith("info by equity");
      to.println("isready");
      String line = from.readLine();
      while (line.startsWith("info")) {
        line = from.readLine();
      }
      assertThat(line).isEqualTo("readyok");
      to.println("stop");
      line = from.readLine();
      while (line.startsWith("info")) {
        line = from.readLine();
      }
      assertThat(line).startsWith("bestmove ");
    }
    // One candidate: nothing is left to find out, and the answer waits for stop all the same.
    to.println("go infinite candidates 1");
    assertThat(from.readLine()).startsWith("info by equity");
    to.println("go static");
    String line = from.readLine();
    while (line.startsWith("info by")) {
      line = from.readLine();
    }
    assertThat(line).isEqualTo("info string still searching; send stop first");
    to.println("stop");
    line = from.readLine();
    while (line.startsWith("info")) {
      line = from.readLine();
    }
    assertThat(line).isEqualTo("bestmove 9G MOMI");
    to.println("quit");
    running.join();
  }
}
