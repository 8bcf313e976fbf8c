package dev.hindsight.backgammon.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerSpecTest {
  /** Any names will do. */
  private static final class Recorded implements PlayerFiles {
    final List<String> opened = new ArrayList<>();
    private final BearoffTable table;

    Recorded(BearoffTable table) {
      this.table = table;
    }

    @Override
    public BackgammonNets nets(String name) {
      opened.add(name);
      return BackgammonNets.random(8, 8, TrialRandom.of(1, 0));
    }

    @Override
    public BearoffTable table(String name) {
      opened.add(name);
      return table;
    }
  }

  private static BearoffTable table(Path folder) throws IOException {
    Path file = folder.resolve("bearoff.table");
    try (Crew crew = new Crew(1)) {
      new TwoSidedBuilder(6, 2, false).build(file, crew);
    }
    return BearoffTable.open(file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "pips",
        "pubeval",
        "net",
        "net:plies=1",
        "net:file=my.nets",
        "net:file=my.nets,table=small.table,table=large.table"
      })
  void everyPlayerPlaysAGameToItsEnd(String text, @TempDir Path folder) throws IOException {
    PlayerSpec spec = PlayerSpec.parse(text).value();
    Recorded files = new Recorded(table(folder));
    BackgammonPlayer player = spec.open(files).get();
    assertThat(files.opened).isEqualTo(spec.fileNames());
    RandomGenerator random = TrialRandom.of(3, 0);
    RunningBoard board = new RunningBoard(Board.START);
    MoveGenerator moves = new MoveGenerator();
    int plies = 0;
    while (!board.isOver() && plies < 5_000) {
      Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
      moves.prepare(board);
      int count = moves.generate(dice.first(), dice.second());
      int chosen = player.choose(board, moves, random);
      assertThat(chosen).isBetween(0, count - 1);
      board.play(moves, chosen);
      plies++;
    }
    assertThat(board.isOver()).isTrue();
  }

  @Test
  void onlyANetWithoutAFileIsTheProgramsOwn() {
    assertThat(PlayerSpec.parse("net:plies=1").value().usesDefaultNets()).isTrue();
    assertThat(PlayerSpec.parse("net:file=my.nets").value().usesDefaultNets()).isFalse();
    assertThat(PlayerSpec.parse("pubeval").value().usesDefaultNets()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gnubgs          | no player 'gnubgs'; choose gnubg, net, pips, pubeval, random",
        "gnubg:port=0    | is '0', but it must be a whole number from 1 to 65535",
        "pubeval:plies=1 | the player pubeval has no option 'plies'; it knows none",
        "net:depth=1     | no option 'depth'; it knows file, plies, table",
        "net:plies=4     | is '4', but it must be a whole number from 0 to 3",
        "net:file=       | needs a file, as in file=FILE",
      })
  void mistakesAreExplained(String text, String message) {
    assertThatThrownBy(() -> PlayerSpec.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
