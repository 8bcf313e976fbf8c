package dev.hindsight.crossword.build.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.players.NoFiles;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.players.Players;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.LaneRule;
import dev.hindsight.crossword.table.LaneTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lane values of a small game: the same whoever counts, and of use to players. */
class LaneTrainingTest {
  private static final LanePlan PLAN = new LanePlan(150, 3, 4, 5);

  @TempDir Path folder;

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() throws IOException {
    assertThat(train("three", new Crew(3))).isEqualTo(train("one", new Crew(1)));
  }

  private byte[] train(String name, Crew newCrew) throws IOException {
    Path target = folder.resolve(name);
    try (Crew crew = newCrew) {
      new LaneTraining(TinyGame.equipment(), PLAN).build(target, crew, crew);
    }
    return Files.readAllBytes(target);
  }

  @Test
  void aTableIsOpenedForItsGameAlone() throws IOException {
    train("tiny", new Crew(1));
    Path file = folder.resolve("tiny");
    assertThat(CrosswordTables.open(file)).isInstanceOf(LaneTable.class);
    String words = TinyGame.equipment().words().wordsSha256();
    LaneTable table = LaneTable.open(file, TinyGame.RULES, words);
    assertThat(table.gainWithLeave().weights()).hasSizeGreaterThan(table.gain().weights().length);
    assertThatThrownBy(() -> LaneTable.open(file, TinyGame.RULES, "0".repeat(64)))
        .isInstanceOf(WrongTableException.class);
  }

  /** What depends on two numbers and nothing else is found again. */
  @Test
  void aPlantedRuleIsFound() {
    SplittableRandom random = new SplittableRandom(8);
    LaneTally tally = new LaneTally(4);
    for (long game = 0; game < 2_000; game++) {
      long[][] rows = new long[5][4];
      for (long[] row : rows) {
        row[0] = random.nextLong(-5_000, 5_000);
        row[1] = random.nextLong(-5_000, 5_000);
        row[2] = random.nextLong(-5_000, 5_000);
        // What all candidates of a position share is nobody's merit.
        row[3] = 1_000 * game + 3 * row[0] - 7 * row[2] + random.nextLong(-9_000, 9_000);
      }
      tally.of(game).addPosition(rows, rows.length);
    }
    try (Crew crew = new Crew(1)) {
      LaneRule rule = new LaneEstimates(tally, 4, crew).rule(3, 3);
      assertThat(rule.weights()[0]).isCloseTo(3, within(0.1f));
      assertThat(rule.weights()[1]).isCloseTo(0, within(0.1f));
      assertThat(rule.weights()[2]).isCloseTo(-7, within(0.1f));
      assertThat(rule.standardErrors()[1]).isBetween(0.005f, 0.05f);
      assertThat(rule.explained()).isBetween(0.9, 0.97);
    }
  }

  @Test
  void playersWithAnyLeavesPlayGamesToTheirEnd() throws IOException {
    train("tiny", new Crew(1));
    LaneTable table = LaneTable.open(folder.resolve("tiny"));
    NoFiles files =
        new NoFiles() {
          @Override
          public LaneTable lanes(String name) {
            return table;
          }
        };
    for (String spec : new String[] {"static:lanes=tiny", "static:lanes=tiny,follow=true"}) {
      Player player =
          Players.open(PlayerSpec.parse(spec).value(), TinyGame.equipment(), files, () -> 0).get();
      Game game = TinyGame.equipment().game();
      for (int number = 0; number < 5; number++) {
        game.start(TrialRandom.of(4, number));
        while (!game.isOver()) {
          game.play(player.choose(game, TrialRandom.of(4, number)));
        }
        assertThat(game.turns()).isGreaterThan(3);
      }
    }
  }
}
