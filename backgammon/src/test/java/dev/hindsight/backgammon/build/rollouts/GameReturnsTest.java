package dev.hindsight.backgammon.build.rollouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.backgammon.table.ReturnTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameReturnsTest {
  @TempDir Path folder;

  private static ReturnPlan plan(long first, long games) {
    return new ReturnPlan(first, games, 11, 0.95, Starts.parse("backgame=0.5"), true, 60);
  }

  private ReturnTable build(String name, long first, long games, int threads) throws IOException {
    try (Crew crew = new Crew(threads)) {
      return new GameReturns(DefaultNets.nets(), null, plan(first, games), new TreeMap<>())
          .build(folder.resolve(name), crew);
    }
  }

  @Test
  void halvesAreTheWholeForAnyNumberOfThreads() throws IOException {
    Returns halves = new Returns();
    add(build("a", 0, 3, 1), halves);
    add(build("b", 3, 3, 2), halves);
    ReturnTable whole = build("c", 0, 6, 2);
    assertThat(whole.cells()).isEqualTo(halves.table().cells());
    assertThat(whole.returns()).isEqualTo(halves.table().returns());
    ReturnTable read = (ReturnTable) BackgammonTables.open(folder.resolve("c"));
    assertThat(read.cells()).isEqualTo(whole.cells());
    assertThat(read.returns()).isEqualTo(whole.returns());
    Returns travelled = Returns.codec().ofBytes(Returns.codec().toBytes(halves));
    assertThat(travelled.table().returns()).isEqualTo(whole.returns());
  }

  private static void add(ReturnTable table, Returns to) {
    RunningBoard board = new RunningBoard(Board.START);
    for (int row = 0; row < table.positions(); row++) {
      table.position(row, board);
      to.add(board);
    }
    to.setLast(table.returns(), table.positions());
  }

  /** Nets that have learnt them are closer to them than those that have not. */
  @Test
  void returnsAreLearnt() throws IOException {
    ReturnTable table = build("d", 0, 12, 2);
    BackgammonNets little = BackgammonNets.random(32, 16, new java.util.SplittableRandom(3));
    try (Crew crew = new Crew(2)) {
      RolloutLearning learning =
          new RolloutLearning(
              new RolloutLearning.Plan(30, 16, 3e-3, 1e-3, 5),
              little,
              List.of(),
              List.of(table),
              new TreeMap<>());
      assertThat(learning.positions()).isEqualTo(table.positions());
      assertThat(error(learning.learn(crew), table)).isLessThan(error(little, table) / 2);
    }
  }

  private static double error(BackgammonNets nets, ReturnTable table) {
    NetEvaluator evaluator = new NetEvaluator(nets);
    RunningBoard board = new RunningBoard(Board.START);
    float[] chances = new float[NetEncoding.OUTPUTS];
    double sum = 0;
    for (int row = 0; row < table.positions(); row++) {
      table.position(row, board);
      evaluator.chancesBeforeRoll(board, chances);
      sum +=
          Math.abs(
              ResultChances.cubelessEquity(chances, 0)
                  - ResultChances.cubelessEquity(table.returns(), NetEncoding.OUTPUTS * row));
    }
    return sum / table.positions();
  }

  @Test
  void plansAndTablesThatMakeNoSenseAreRefused() throws IOException {
    assertThatThrownBy(() -> plan(0, 0))
        .hasMessage("1 to 20000 games from 0 on can be played for a table, not 0 from 0 on");
    assertThatThrownBy(() -> new ReturnPlan(0, 1, 1, 1.5, Starts.NONE, true, 1))
        .hasMessage("lambda is from 0 to 1, not 1.5");
    assertThatThrownBy(() -> new ReturnPlan(0, 1, 1, 1, Starts.NONE, true, 0))
        .hasMessage("games last 1 to 300 plies, not 0");
    assertThat(ReturnPlan.of(plan(3, 4).parameters(), plan(3, 4).range())).isEqualTo(plan(3, 4));
    float[] six = {0.5f, 0, 0, 0.4f, 0, 0};
    assertThatThrownBy(() -> new ReturnTable(new long[4], six))
        .hasMessageStartingWith("six returns sum to 1, not to 0.9");
    assertThatThrownBy(() -> new ReturnTable(new long[3], six)).hasMessageContaining("six returns");
  }

  /** Sums of sixes that fit do not make a board. */
  @Test
  void positionsThatAreNoBoardsAreRefused() throws IOException {
    Path file = folder.resolve("empty");
    TableSchema schema =
        new TableSchema(
            ReturnTable.KIND,
            Parameters.of().with("positions", 1),
            new Provenance("test", 1, 0, 1, new TreeMap<>()),
            List.of(
                new ColumnSpec("cells", ColumnType.INT64, 4, Storage.RAW),
                new ColumnSpec("returns", ColumnType.FLOAT32, 6, Storage.RAW)));
    try (TableWriter writer = TableWriter.create(file, schema)) {
      writer.column("cells").write(new long[4], 0, 4);
      writer.column("returns").write(new float[] {1, 0, 0, 0, 0, 0}, 0, 6);
      writer.seal();
    }
    assertThatThrownBy(() -> ReturnTable.open(file)).isInstanceOf(CorruptTableException.class);
  }
}
