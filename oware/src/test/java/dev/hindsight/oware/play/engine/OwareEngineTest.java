package dev.hindsight.oware.play.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.oware.play.search.SolvedBoards;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Talks to an engine through real pipes, as a program with a board does. */
@Timeout(60)
class OwareEngineTest {
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private PrintStream toEngine;
  private Thread engineThread;
  private Thread listener;

  @BeforeEach
  void startEngine() throws IOException {
    Pipe commands = Pipe.open();
    Pipe replies = Pipe.open();
    toEngine =
        new PrintStream(Channels.newOutputStream(commands.sink()), true, StandardCharsets.UTF_8);
    BufferedReader input = reader(commands);
    PrintWriter output =
        new PrintWriter(Channels.newOutputStream(replies.sink()), true, StandardCharsets.UTF_8);
    OwareEngine engine = new OwareEngine(input, output, OwareEngineTest::openTable);
    engineThread =
        new Thread(
            () -> {
              try (output) {
                engine.run();
              } catch (IOException | InterruptedException e) {
                answers.add("failed: " + e);
              }
            });
    listener = new Thread(() -> reader(replies).lines().forEach(answers::add));
    engineThread.start();
    listener.start();
  }

  @AfterEach
  void quitAlwaysEnds() throws InterruptedException {
    toEngine.println("quit");
    engineThread.join(20_000);
    assertThat(engineThread.isAlive()).isFalse();
    listener.join(20_000);
    assertThat(answers).noneMatch(answer -> answer.startsWith("failed"));
  }

  @Test
  void engineTellsWhatItIsAndWhatCanBeSet() throws InterruptedException {
    List<String> lines = ask("uci", "uciok");
    assertThat(lines.get(0)).isEqualTo("id name Hindsight");
    assertThat(lines).anyMatch(line -> line.startsWith("id author "));
    assertThat(lines)
        .anyMatch(line -> line.matches("option name Hash type spin default \\d+ min 1 max \\d+"));
    assertThat(lines)
        .contains("option name Rules type combo default abapa var codingame var abapa var awari");
    assertThat(lines).contains("option name Table type string default <empty>");
    assertThat(ask("isready", "readyok")).containsExactly("readyok");
  }

  @Test
  void depthIsSearchedAndAMoveIsAnswered() throws InterruptedException {
    toEngine.println("setoption name Hash value 1");
    toEngine.println("ucinewgame");
    toEngine.println("position startpos moves CfA");
    List<String> lines = ask("go depth 6", "bestmove");
    assertThat(lines)
        .anyMatch(
            line ->
                line.matches(
                    "info depth 6 score cp -?\\d+ wdl \\d+ 0 \\d+ nodes \\d+ nps \\d+ time \\d+ pv"
                        + " [a-fA-F]+"));
    assertThat(lines.get(lines.size() - 1)).matches("bestmove [a-f] ponder [A-F]");
  }

  @Test
  void scoreCountsTheStores() throws InterruptedException {
    toEngine.println("position fen 0-0-0-0-0-2-1-1-0-0-0-5-22-16-S");
    // F takes four, more than half of the 47 seeds, and is ten ahead.
    assertThat(ask("go depth 3", "bestmove"))
        .anyMatch(line -> line.startsWith("info depth 1 score cp 1000 wdl 1000 0 0 "));
  }

  @Test
  void stopEndsAnInfiniteSearchAndReadyIsAnsweredMeanwhile() throws InterruptedException {
    toEngine.println("position startpos");
    toEngine.println("go infinite");
    List<String> lines = ask("isready", "readyok");
    assertThat(lines).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(ask("go depth 3", "info string"))
        .last()
        .isEqualTo("info string still searching; send stop first");
    assertThat(ask("setoption name Hash value 2", "info string still")).isNotEmpty();
    lines = ask("stop", "bestmove");
    assertThat(lines.get(lines.size() - 1)).matches("bestmove [A-F]( ponder [a-f])?");
    toEngine.println("stop");
    assertThat(ask("isready", "readyok")).containsExactly("readyok");
  }

  @Test
  void infiniteSearchWaitsForStopEvenWhenAllIsKnown() throws InterruptedException {
    toEngine.println("position fen 0-0-0-0-0-1-1-0-0-0-0-0-20-26-S");
    toEngine.println("go infinite");
    Thread.sleep(100);
    assertThat(ask("isready", "readyok")).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(ask("stop", "bestmove").toString()).contains("bestmove F");
  }

  @Test
  void ponderHitStartsTheClock() throws InterruptedException {
    toEngine.println("position startpos");
    toEngine.println("go ponder movetime 20");
    assertThat(ask("isready", "readyok")).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(ask("ponderhit", "bestmove")).isNotEmpty();
    assertThat(ask("ponderhit", "info string")).last().asString().contains("nothing");
  }

  @Test
  void timeIsKept() throws InterruptedException {
    assertThat(ask("go movetime 30", "bestmove")).isNotEmpty();
    assertThat(ask("go wtime 600 btime 600 winc 10 binc 10", "bestmove")).isNotEmpty();
    assertThat(ask("go nodes 5000", "bestmove")).isNotEmpty();
  }

  @Test
  void finishedGameHasNoMove() throws InterruptedException {
    toEngine.println("position fen 0-0-0-0-0-0-1-0-0-0-0-0-20-27-S");
    assertThat(ask("go depth 3", "bestmove")).containsExactly("bestmove 0000");
  }

  @Test
  void illegalMovesChangeNothing() throws InterruptedException {
    toEngine.println("position startpos moves A");
    for (String bad :
        List.of(
            "position startpos moves AA",
            "position startpos moves AaA",
            "position startpos moves Ax",
            "position fen 4-4-4 moves A",
            "position fen",
            "position",
            "position startpos startpos")) {
      assertThat(ask(bad, "info string")).as(bad).hasSize(1);
    }
    // Still after South's first move: the answer is North's.
    assertThat(ask("go depth 2", "bestmove")).last().asString().matches("bestmove [a-f].*");
  }

  @Test
  void movesMayBeSeparateWordsAndThePositionBare() throws InterruptedException {
    toEngine.println("position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves A b  C");
    assertThat(ask("go depth 2", "bestmove")).last().asString().matches("bestmove [a-f].*");
  }

  @Test
  void badOptionsAreExplained() throws InterruptedException {
    assertThat(ask("setoption name Hash value x", "info string")).last().asString().contains("MiB");
    assertThat(ask("setoption name Colour value x", "info string"))
        .last()
        .asString()
        .contains("there are Hash, Rules, Table, Openings, Ponder, MultiPV and Level");
    assertThat(ask("setoption Hash", "info string")).last().asString().contains("setoption name N");
    assertThat(ask("setoption name Rules value chess", "info string"))
        .last()
        .asString()
        .contains("choose codingame, abapa or awari");
    assertThat(ask("setoption name Table value missing", "info string"))
        .containsExactly("info string there is no table missing");
    assertThat(ask("setoption name Table value awari 3", "info string"))
        .last()
        .asString()
        .contains("is for the rules awari");
    assertThat(ask("go depth x", "info string")).last().asString().contains("go depth needs");
    assertThat(ask("frobnicate now", "info string"))
        .containsExactly("info string unknown command 'frobnicate'");
  }

  @Test
  void severalMovesAreToldAndWeakLevelsLookAtLess() throws InterruptedException {
    toEngine.println("setoption name MultiPV value 3");
    toEngine.println("position startpos");
    List<String> lines = ask("go depth 4", "bestmove");
    assertThat(lines).anyMatch(line -> line.startsWith("info depth 4 multipv 3 score cp "));
    toEngine.println("setoption name Level value 1");
    lines = ask("go depth 30", "bestmove");
    assertThat(lines).noneMatch(line -> line.startsWith("info depth 10 "));
    assertThat(ask("setoption name Level value 0", "info string")).last().asString().contains("20");
    assertThat(ask("setoption name MultiPV value x", "info string"))
        .containsExactly("info string MultiPV is 'x', but it must be a number from 1 to 6");
  }

  @Test
  void tablesAreConsulted() throws InterruptedException {
    toEngine.println("setoption name Rules value awari");
    toEngine.println("setoption name Table value awari 3; awari 3");
    toEngine.println("position fen 0-0-0-1-0-0-1-0-0-1-0-0-20-25-S");
    List<String> lines = ask("go depth 100", "bestmove");
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).startsWith("info depth 1 ");
    assertThat(ask("setoption name Rules value abapa", "info string"))
        .last()
        .asString()
        .contains("awari");
    toEngine.println("setoption name Table value <empty>");
    toEngine.println("setoption name Rules value abapa");
    assertThat(ask("isready", "readyok")).containsExactly("readyok");
  }

  @Test
  @Tag("slow")
  void garbageNeverEndsTheEngine() throws InterruptedException {
    List<String> words =
        List.of(
            "uci",
            "go",
            "stop",
            "position",
            "startpos",
            "fen",
            "moves",
            "setoption",
            "name",
            "value",
            "Hash",
            "Table",
            "Rules",
            "1",
            "-1",
            "99999999999999999999",
            "depth",
            "movetime",
            "infinite",
            "ponder",
            "ponderhit",
            "isready",
            "ucinewgame",
            "A",
            "ab",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
            "0-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
            "debug",
            "é\u0000",
            "wtime",
            "nodes",
            "",
            "\t");
    for (long seed = 0; seed < 400; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<String> line = new ArrayList<>();
      for (int count = random.nextInt(1, 7); count > 0; count--) {
        line.add(words.get(random.nextInt(words.size())));
      }
      toEngine.println(String.join(" ", line));
      if (random.nextInt(4) == 0) {
        toEngine.println("stop");
      }
    }
    toEngine.println("stop");
    assertThat(ask("isready", "readyok")).isNotEmpty();
  }

  @Test
  void tenThousandLinesOfGarbageAreRefusedOneByOne() throws InterruptedException {
    String letters = "abcdefgo -0123456789:;/.éß\u0001";
    int lines = 10_000;
    for (long seed = 0; seed < lines; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder line = new StringBuilder("x");
      for (int length = random.nextInt(60); length > 0; length--) {
        line.append(letters.charAt(random.nextInt(letters.length())));
      }
      toEngine.println(line);
    }
    List<String> said = ask("isready", "readyok");
    assertThat(said).hasSize(lines + 1);
    assertThat(said.subList(0, lines)).allMatch(line -> line.startsWith("info string unknown"));
  }

  @Test
  void openingsAreAnsweredAtOnceUnlessMoreIsAskedFor() throws InterruptedException {
    toEngine.println("setoption name Rules value abapa");
    toEngine.println("setoption name Openings value shipped");
    toEngine.println("position startpos");
    assertThat(ask("go nodes 1", "bestmove"))
        .hasSize(2)
        .first()
        .asString()
        .contains("wdl", "by the opening book");
    assertThat(ask("go infinite", "info depth 3")).noneMatch(line -> line.contains("book"));
    toEngine.println("stop");
    ask("isready", "readyok");
    toEngine.println("setoption name MultiPV value 2");
    assertThat(ask("go depth 2", "bestmove")).noneMatch(line -> line.contains("book"));
    toEngine.println("setoption name Rules value awari");
    assertThat(ask("setoption name Openings value shipped", "info string"))
        .last()
        .asString()
        .contains("no opening book for the rules awari");
    assertThat(ask("setoption name Openings value some.openings", "info string"))
        .last()
        .asString()
        .contains("leave out openings=some.openings");
  }

  @Test
  void endOfInputEndsTheEngineEvenWhileItSearches() throws InterruptedException {
    toEngine.println("go infinite");
    toEngine.close();
    engineThread.join(20_000);
    assertThat(engineThread.isAlive()).isFalse();
    listener.join(20_000);
    assertThat(answers).anyMatch(answer -> answer.startsWith("bestmove"));
  }

  @Test
  void optionsMayBeSetBeforehand() {
    OwareEngine engine =
        new OwareEngine(
            new BufferedReader(
                new InputStreamReader(InputStream.nullInputStream(), StandardCharsets.UTF_8)),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            OwareEngineTest::openTable);
    engine.setOption("Rules", "codingame");
    assertThatThrownBy(() -> engine.setOption("Rules", "x")).hasMessageContaining("choose");
  }

  private static OwareTable openTable(String name) {
    if (name.equals("awari 3")) {
      return new SolvedBoards(OwareRules.AWARI, 3);
    }
    if (name.equals("cut short")) {
      return new CutShort(OwareRules.AWARI);
    }
    throw new IllegalArgumentException("there is no\ntable " + name);
  }

  /** A table whose mapped file has lost its bytes: any look at it is an error of the machine. */
  private record CutShort(OwareRules rules) implements OwareTable {
    @Override
    public String name() {
      return "cut short";
    }

    @Override
    public int mostSeeds() {
      return 48;
    }

    @Override
    public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
      throw new InternalError("a fault occurred in an unsafe memory access operation");
    }

    @Override
    public int lowestForMover(long mover, long other) {
      throw new InternalError("a fault occurred in an unsafe memory access operation");
    }
  }

  @Test
  void tableThatIsCutShortUnderTheSearchDoesNotSilenceTheEngine() throws InterruptedException {
    toEngine.println("setoption name Rules value awari");
    toEngine.println("setoption name Table value cut short");
    for (int time = 0; time < 2; time++) {
      List<String> lines = ask("go depth 4", "bestmove");
      assertThat(lines)
          .anyMatch(line -> line.startsWith("info string the search failed, and goes on without"));
      assertThat(lines.get(lines.size() - 1)).matches("bestmove [A-F]( ponder [a-f])?");
    }
    assertThat(ask("isready", "readyok")).containsExactly("readyok");
  }

  @Test
  void positionMayHaveSpacesOrCommas() throws InterruptedException {
    toEngine.println("position fen 0,0,0,0,1,1,1,0,0,0,0,1,22,22,S");
    assertThat(ask("go depth 2", "bestmove").get(0)).doesNotStartWith("info string");
    toEngine.println("position fen 0 0 0 0 1 1 1 0 0 0 0 1 22 22 S moves F");
    assertThat(ask("go depth 2", "bestmove").get(0)).doesNotStartWith("info string");
  }

  private static BufferedReader reader(Pipe pipe) {
    return new BufferedReader(
        new InputStreamReader(Channels.newInputStream(pipe.source()), StandardCharsets.UTF_8));
  }

  /** Sends a line and gives all answers up to the first that begins as expected. */
  private List<String> ask(String command, String lastAnswer) throws InterruptedException {
    toEngine.println(command);
    List<String> lines = new ArrayList<>();
    while (lines.isEmpty() || !lines.get(lines.size() - 1).startsWith(lastAnswer)) {
      String line = answers.poll(20, TimeUnit.SECONDS);
      assertThat(line).as("answer to '%s' after %s", command, lines).isNotNull();
      lines.add(line);
    }
    return lines;
  }
}
