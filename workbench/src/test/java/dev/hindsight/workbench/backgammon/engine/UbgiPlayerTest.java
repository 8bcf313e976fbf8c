package dev.hindsight.workbench.backgammon.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.play.players.PlayerSpec;
import dev.hindsight.core.programs.OutsideProgramException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.backgammon.play.BackgammonDuel;
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
class UbgiPlayerTest {
  /** Run as a program: the engine, or one that knows the beginning of the language alone. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) throws Exception {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
      if (args[0].equals("engine")) {
        new UbgiEngine(in, out, UbgiEngineTest.setup(0), "test").run();
        return;
      }
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.equals("ubgi")) {
          out.println("readyok");
        } else if (args[0].equals("crash")) {
          return;
        } else {
          out.println(args[0].replace('_', ' '));
        }
      }
    }
  }

  private static String command(String mode) {
    return "ubgi:\""
        + Path.of(System.getProperty("java.home"), "bin", "java")
        + "\" --add-modules jdk.incubator.vector -Xmx512m -cp \""
        + System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
        + "\" "
        + Program.class.getName()
        + " "
        + mode;
  }

  private static DuelResult play(String first, String second, int pairs) throws Exception {
    try (Crew crew = new Crew(1)) {
      return new Duel(DuelPlan.of(pairs, 11)).run(BackgammonDuel.of(first, second), crew);
    }
  }

  @Test
  @Tag("slow")
  void ourOwnEngineInAProcessPlaysWholeGames() throws Exception {
    DuelResult result = play(command("engine"), "random", 3);
    assertThat(result.wins()).isGreaterThan(result.losses());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | the program answered 'nonsense', which is not a legal move in XGID=",
        "25/1     | the program answered '25/1', which is not a legal move in XGID=",
        "crash    | has ended before it said a move",
      })
  @Tag("slow")
  void aProgramThatMisbehavesEndsTheDuelWithASentence(String mode, String message) {
    assertThatThrownBy(() -> play(command(mode), "random", 1))
        .isInstanceOf(OutsideProgramException.class)
        .hasMessageContaining(message);
  }

  @Test
  void onlyThoseWhoMayStartProgramsCanSpecifyOne() {
    assertThatThrownBy(() -> PlayerSpec.parse("ubgi:true"))
        .hasMessageContaining("no player 'ubgi'");
    assertThatThrownBy(() -> PlayerSpec.parseWithPrograms("ubgi: "))
        .hasMessageContaining("needs a program");
    Parameters plan = Parameters.of().with("first", "ubgi:true").with("second", "net");
    assertThatThrownBy(() -> BackgammonDuel.of(plan)).hasMessageContaining("no player 'ubgi'");
  }
}
