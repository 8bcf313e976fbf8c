package dev.hindsight.workbench.crossword.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.programs.OutsideProgramException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs in processes of their own: our engine, and some that misbehave. */
@Timeout(240)
class EnginePlayerTest {
  /** Run as a program: the engine, or one that knows the beginning of the language alone. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) throws Exception {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
      if (args[0].equals("engine")) {
        CrosswordEngine engine = new CrosswordEngine(in, out, CrosswordFiles.NONE, 1, "test");
        engine.setOption("Player", "score");
        engine.run();
        return;
      }
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.equals("cwi") || line.equals("isready")) {
          out.println(line.equals("cwi") ? "cwiok" : "readyok");
        } else if (line.startsWith("go") && args[0].equals("crash")) {
          return;
        } else if (line.startsWith("go")) {
          out.println("bestmove " + args[0].replace('_', ' '));
        }
      }
    }
  }

  private static String command(String go, String mode) {
    return "engine:go="
        + go
        + ",\""
        + Path.of(System.getProperty("java.home"), "bin", "java")
        + "\" -Xmx512m -cp \""
        + System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
        + "\" "
        + Program.class.getName()
        + " "
        + mode;
  }

  private static DuelResult play(String first, String second, int pairs) throws Exception {
    try (Crew crew = new Crew(1)) {
      return new Duel(DuelPlan.of(pairs, 11))
          .run(CrosswordDuel.of(first, second, CrosswordFiles.NONE), crew);
    }
  }

  /** What it sees of a game is enough to play as a player that sits at the board. */
  @Test
  @Tag("slow")
  void ourOwnEngineInAProcessPlaysAsOurPlayerDoes() throws Exception {
    DuelResult result = play(command("player", "engine"), "score", 2);
    assertThat(result.spreadPerGame().estimate()).isZero();
    assertThat(result.wins()).isEqualTo(result.losses());
    assertThat(result.openings()).contains("which no other run repeats exactly");
    assertThat(ProcessHandle.current().children().filter(EnginePlayerTest::isProgram)).isEmpty();
  }

  private static boolean isProgram(ProcessHandle process) {
    return process.isAlive()
        && process.info().commandLine().orElse("").contains(Program.class.getName());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense       | answered 'nonsense', which is not a legal move in 15/15",
        "pass_on        | which is not a legal move in",
        "1A_AA          | which is not a legal move in",
        "crash          | has ended before it said bestmove",
      })
  @Tag("slow")
  void aProgramThatMisbehavesEndsTheDuelWithASentence(String mode, String message) {
    assertThatThrownBy(() -> play(command("static", mode), "score", 1))
        .isInstanceOf(OutsideProgramException.class)
        .hasMessageContaining(message);
  }

  @Test
  void onlyThoseWhoMayStartProgramsCanSpecifyOne() {
    assertThatThrownBy(() -> PlayerSpec.parse("engine:true"))
        .hasMessageContaining("no player 'engine'");
    assertThatThrownBy(() -> PlayerSpec.parseWithPrograms("engine: "))
        .hasMessageContaining("needs a program, as in engine:COMMAND");
    Parameters plan = Parameters.of().with("first", "engine:true").with("second", "score");
    assertThatThrownBy(() -> CrosswordDuel.of(plan)).hasMessageContaining("no player 'engine'");
  }
}
