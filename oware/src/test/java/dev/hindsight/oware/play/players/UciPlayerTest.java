package dev.hindsight.oware.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.programs.OutsideProgramException;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UciPlayerTest {
  @Test
  @Tag("slow")
  void ourOwnEngineInAProcessPlaysAWholeGame() {
    try (OwarePlayer player = open(EngineInAProcess.command("nodes=300", "engine"))) {
      for (OwareGame start :
          List.of(
              OwareGame.start(OwareRules.ABAPA).play(2),
              OwareGame.start(
                  OwareRules.ABAPA, OwarePosition.parse("0-1-2-0-3-1-1-1-0-2-0-4-17-16-N")))) {
        player.newGame();
        OwareGame game = start;
        while (!game.isOver() && game.pliesPlayed() < 300) {
          game = game.play(player.choose(game, TrialRandom.of(1, game.pliesPlayed())));
        }
        assertThat(game.isOver()).as("%s", game).isTrue();
      }
    }
    assertThat(ProcessHandle.current().children().filter(UciPlayerTest::isEngine)).isEmpty();
  }

  private static boolean isEngine(ProcessHandle process) {
    return process.isAlive()
        && process.info().commandLine().orElse("").contains(EngineInAProcess.class.getName());
  }

  @Test
  @Tag("slow")
  void aMoveThatIsNoneIsTheProgramsMistake() {
    try (OwarePlayer player = open(EngineInAProcess.command("depth=3", "cheat"))) {
      player.newGame();
      assertThatThrownBy(
              () -> player.choose(OwareGame.start(OwareRules.ABAPA), TrialRandom.of(1, 1)))
          .isInstanceOf(OutsideProgramException.class)
          .hasMessageContaining("'x', which is not a legal move in abapa");
    }
  }

  @Test
  void aProgramThatIsNotThereOrEndsAtOnceIsNamed() {
    assertThatThrownBy(() -> open("uci:no-such-oware-engine --fast"))
        .hasMessageContaining("the program 'no-such-oware-engine' could not be started");
    String java = ProcessHandle.current().info().command().orElse("java");
    assertThatThrownBy(() -> open("uci:\"" + java + "\" -version"))
        .hasMessageContaining("has ended before it said uciok");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "uci:                  | needs a program, as in uci:milliseconds=100,COMMAND",
        "uci:milliseconds=0,x  | choose from 1 ms to an hour",
        "uci:milliseconds=9999999,x | choose from 1 ms to an hour",
      })
  void mistakesAreExplained(String text, String message) {
    assertThatThrownBy(() -> PlayerSpec.parseWithPrograms(text)).hasMessageContaining(message);
  }

  @Test
  void limitsAndWordsAreRead() {
    assertThat(PlayerSpec.parseWithPrograms("uci:nodes=500,java -jar \"my engine.jar\"").value())
        .isEqualTo(
            new PlayerSpec.Outsider(
                List.of("java", "-jar", "my engine.jar"), "nodes 500", 3_600_000));
    assertThat(PlayerSpec.parseWithPrograms("uci:engine").value())
        .isEqualTo(new PlayerSpec.Outsider(List.of("engine"), "movetime 100", 100));
  }

  /** Visitors of the studio specify opponents: they must not start programs. */
  @Test
  void onlyThoseWhoMayStartProgramsCanSpecifyOne() {
    assertThatThrownBy(() -> PlayerSpec.parse("uci:true")).hasMessageContaining("no player 'uci'");
  }

  private static OwarePlayer open(String text) {
    return PlayerSpec.parseWithPrograms(text)
        .value()
        .players(OwareRules.ABAPA, ExactTables.none())
        .get();
  }
}
