package dev.hindsight.workbench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.NetFormat;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.LaneTable;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityFormatV2;
import dev.hindsight.crossword.table.RackEquityFormatV3;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.FileHints;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * python/hindsight_tables.py and the arrays for NumPy say what Java says: ten thousand random
 * values of each kind of table.
 */
@Tag("slow")
class PythonTablesTest {
  private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..");
  private static final Path PYTHON = ROOT.resolve("python");
  private static final int VALUES = 10_000;
  private static final TileSet SMALL =
      TileSet.parse(
          "small", "?,?,2,0,0\nA,a,5,1,1\nB,b,3,2,0\nC,c,4,3,0\nD,d,6,4,0\nE,e,7,1,1\nS,s,3,8,0\n");

  @TempDir static Path folder;

  private static final Map<String, Path> FILES = new LinkedHashMap<>();

  /** What Java was asked and said, a line each; by table, because Python opens each once. */
  private static PrintWriter questions;

  private static final RandomGenerator RANDOM = new SplittableRandom(20261119);

  @BeforeAll
  static void python() throws Exception {
    Assumptions.assumeTrue(succeeds("import sys"), "python3 is not installed");
    questions = new PrintWriter(folder.resolve("questions").toFile(), StandardCharsets.UTF_8);
    try (Crew crew = new Crew(1)) {
      oware(crew);
      backgammon(crew);
    }
    crossword();
    questions.close();
  }

  @AfterAll
  static void done() {
    FILES.clear();
  }

  private static void ask(Path table, String method, Object expected, Object... arguments) {
    questions.printf(
        "{\"file\":\"%s\",\"ask\":\"%s\",\"of\":%s,\"is\":%s}%n",
        table, method, json(Arrays.asList(arguments)), json(expected));
  }

  private static String json(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(PythonTablesTest::json).collect(Collectors.joining(",", "[", "]"));
    }
    if (value instanceof Float number) {
      return Double.toString(number);
    }
    return value == null ? "null" : value instanceof String ? "\"" + value + "\"" : "" + value;
  }

  private static Path file(String kind, String name) {
    Path file = folder.resolve(name);
    FILES.put(kind, file);
    return file;
  }

  private static Provenance made() {
    return Provenance.ofRecipe("test");
  }

  private static void oware(Crew crew) throws IOException {
    Path plain = file("oware.endgame", "endgame.table");
    new EndgameBuilder(OwareRules.CODINGAME, 7, false).build(plain, crew);
    Path bounds = folder.resolve("awari.table");
    new EndgameBuilder(OwareRules.AWARI, 5, true).build(bounds, crew);
    Path between = folder.resolve("abapa.table");
    new EndgameBuilder(OwareRules.ABAPA, 5, false).build(between, crew);
    Path turns = file("oware.book", "book.table");
    new BookBuilder(OwareRules.CODINGAME, 5, 60).build(turns, crew);
    for (Path path : List.of(plain, bounds, between)) {
      EndgameTable table = EndgameTable.open(path);
      SeedIndex index = new SeedIndex(table.mostSeeds());
      for (int value = 0; value < VALUES; value++) {
        long[] rows = randomBoard(index);
        ask(path, "value", known(table, rows, OwareRules.NO_TURN_LIMIT), pits(rows));
        ask(path, "index", index.index(rows[0], rows[1]), pits(rows));
        ask(
            path,
            "bounds",
            List.of(
                table.lowestForMover(rows[0], rows[1]), table.highestForMover(rows[0], rows[1])),
            pits(rows));
      }
    }
    BookTable book = BookTable.open(turns);
    SeedIndex index = new SeedIndex(book.mostSeeds());
    for (int value = 0; value < VALUES; value++) {
      long[] rows = randomBoard(index);
      int left = RANDOM.nextInt(70);
      ask(turns, "value", known(book, rows, left), pits(rows), left);
    }
    Path near = file("oware.openings", "abapa.openings");
    Files.copy(ROOT.resolve(shipped("oware", "abapa.openings")), near);
    List<OpeningBook.Entry> entries = OpeningBook.open(near).entries();
    for (int value = 0; value < VALUES; value++) {
      OpeningBook.Entry entry = entries.get(RANDOM.nextInt(entries.size()));
      ask(
          near,
          "find",
          List.of(entry.line().outlook(), entry.line().depth(), entry.line().isExpanded()),
          pits(new long[] {entry.position().moverRow(), entry.position().otherRow()}),
          entry.position().moverStore());
    }
    ask(near, "find", null, pits(new long[] {1, 1}), 20);
    Path judged = ROOT.resolve(shipped("oware", "default.evaluation"));
    FILES.put("oware.evaluation", judged);
    columns(judged, "oware.evaluation");
  }

  private static String shipped(String game, String name) {
    String module = game.equals("crossword") ? "crossword-tables" : game;
    return module + "/src/main/resources/dev/hindsight/" + game + "/table/" + name;
  }

  private static Integer known(OwareTable table, long[] rows, int turnsLeft) {
    int value = table.findNetSeedsForMover(rows[0], rows[1], turnsLeft);
    return value == OwareTable.UNKNOWN ? null : value;
  }

  private static long[] randomBoard(SeedIndex index) {
    int seeds = RANDOM.nextInt(index.mostSeeds() + 1);
    long[] rows = new long[2];
    index.unrank(RANDOM.nextLong(index.layerBoards(seeds)), seeds, rows);
    return rows;
  }

  private static List<Integer> pits(long[] rows) {
    List<Integer> pits = new ArrayList<>();
    for (long row : rows) {
      for (int pit = 0; pit < Row.PITS; pit++) {
        pits.add((int) (row >>> (8 * pit)) & 0xFF);
      }
    }
    return pits;
  }

  private static void backgammon(Crew crew) throws IOException {
    Path chances = folder.resolve("cubeless.table");
    new TwoSidedBuilder(6, 5, false).build(chances, crew);
    Path cube = file("backgammon.bearoff", "cubeful.table");
    new TwoSidedBuilder(6, 5, true).build(cube, crew);
    for (Path path : List.of(chances, cube)) {
      BearoffTable table = BearoffTable.open(path);
      BearoffIndex index = table.index();
      for (int value = 0; value < VALUES; value++) {
        int mover = RANDOM.nextInt(index.size());
        int other = RANDOM.nextInt(index.size());
        int state = table.isCubeful() ? RANDOM.nextInt(4) : 0;
        ask(
            path,
            "equity",
            table.equity(CubeState.values()[state], index.unrank(mover), index.unrank(other)),
            side(index, mover),
            side(index, other),
            state);
        ask(
            path,
            "win_probability",
            table.winProbability(index.unrank(mover), index.unrank(other)),
            side(index, mover),
            side(index, other));
        ask(path, "side", side(index, mover), mover);
      }
    }
    Path rolls = file("backgammon.one-sided", "rolls.table");
    new OneSidedBuilder(5, 9).solve(crew).write(rolls, made());
    OneSidedTable table = OneSidedTable.open(rolls);
    BearoffIndex index = table.index();
    for (int value = 0; value < VALUES; value++) {
      int rank = RANDOM.nextInt(index.size());
      int roll = RANDOM.nextInt(20);
      ask(rolls, "mean_rolls", table.meanRolls(index.unrank(rank)), side(index, rank));
      ask(rolls, "chance", table.off().chance(rank, roll), side(index, rank), roll);
      ask(rolls, "chance", table.gammon().chance(rank, roll), side(index, rank), roll, "gammon");
    }
    Path rollouts = ROOT.resolve(shipped("backgammon", "default.anchors"));
    FILES.put("backgammon.anchors", rollouts);
    List<Anchor> anchors = AnchorTable.open(rollouts).anchors();
    for (int value = 0; value < VALUES; value++) {
      Anchor anchor = anchors.get(RANDOM.nextInt(anchors.size()));
      ask(
          rollouts,
          "find_values",
          List.of(
              anchor.chances(),
              anchor.equity(),
              anchor.standardError(),
              anchor.games(),
              anchor.plies()),
          cells(anchor.board(), true),
          cells(anchor.board(), false));
    }
    columns(ROOT.resolve(shipped("backgammon", "default.nets")), NetFormat.KIND.name());
  }

  private static List<Integer> side(BearoffIndex index, int rank) {
    long near = index.unrank(rank);
    return IntStream.rangeClosed(1, index.points())
        .mapToObj(point -> (int) (near >>> (4 * point)) & 15)
        .toList();
  }

  private static List<Integer> cells(Board board, boolean isMover) {
    return IntStream.range(0, Checkers.CELLS)
        .mapToObj(cell -> isMover ? board.mover(cell) : board.other(cell))
        .toList();
  }

  private static void crossword() throws IOException {
    Path kept = ROOT.resolve(shipped("crossword", "default-leaves.table"));
    FILES.put("crossword.leaves", kept);
    LeaveTable leaves = DefaultTables.leaves();
    LeaveIndex leaveIndex = leaves.index();
    int[] counts = new int[leaveIndex.tiles().letterCount()];
    for (int value = 0; value < VALUES; value++) {
      int rank = RANDOM.nextInt(leaveIndex.size());
      leaveIndex.unrank(rank, counts);
      ask(kept, "index", rank, text(leaveIndex.tiles(), counts));
      ask(kept, "value", leaves.millipoints(rank) / 1000.0, text(leaveIndex.tiles(), counts));
    }
    racks();
    Path squares = file("crossword.placement", "squares.table");
    randomPlacement().write(squares, made());
    PlacementTable placement = PlacementTable.open(squares);
    PlacementIndex cells = placement.index();
    for (int value = 0; value < VALUES; value++) {
      int square = RANDOM.nextInt(cells.squares());
      int points = RANDOM.nextInt(cells.buckets());
      int state = RANDOM.nextInt(cells.states());
      int cell = cells.cell(state, square, points);
      ask(squares, "mean", placement.meanMillipoints()[cell] / 1000.0, square, points, state);
      ask(
          squares,
          "variance",
          placement.varianceThousandths()[cell] / 1000.0,
          square,
          points,
          state);
    }
    Path wins = ROOT.resolve(shipped("crossword", "default-win-chances.table"));
    FILES.put("crossword.win-chance", wins);
    WinChanceTable chances = DefaultTables.winChances();
    for (int value = 0; value < VALUES; value++) {
      int unseen = RANDOM.nextInt(94);
      int lead = RANDOM.nextInt(-400_000, 400_001);
      ask(wins, "chance", chances.winChance(new EquityLead(lead), unseen), lead / 1000.0, unseen);
    }
    columns(ROOT.resolve(shipped("crossword", "default-lanes.table")), "crossword.lanes");
    LaneTable.open(ROOT.resolve(shipped("crossword", "default-lanes.table")));
  }

  private static String text(TileSet tiles, int[] counts) {
    StringBuilder text = new StringBuilder();
    for (int letter = 0; letter < counts.length; letter++) {
      text.append(tiles.letter(letter).upper().repeat(counts[letter]));
    }
    return text.toString();
  }

  /** The same equities in all three versions. */
  private static void racks() throws IOException {
    RackIndex index = new RackIndex(SMALL, 7);
    int[] millipoints = new int[index.size()];
    int[] observations = new int[index.size()];
    float[] weights = new float[index.size()];
    int[] errors = new int[index.size()];
    for (int rank = 0; rank < index.size(); rank++) {
      millipoints[rank] = RANDOM.nextInt(-30_000, 90_000);
      observations[rank] = RANDOM.nextInt(5_000);
      errors[rank] = RANDOM.nextInt(10) == 0 ? RackEvidence.UNKNOWN : RANDOM.nextInt(1, 3_000);
      weights[rank] = RANDOM.nextInt(100);
    }
    RackEquityTable table =
        RackEquityTable.owning(index, "ab".repeat(32), millipoints, observations);
    RackEvidence evidence = RackEvidence.owning(weights, errors);
    Path first = folder.resolve("racks-1.table");
    table.write(first, made());
    Path second = folder.resolve("racks-2.table");
    RackEquityFormatV2.write(second, table, evidence, made());
    Path third = file("crossword.rack-equity", "racks-3.table");
    RackEquityFormatV3.write(third, table, evidence, made());
    int[] counts = new int[SMALL.letterCount()];
    for (Path path : List.of(first, second, third)) {
      RackEquityTable opened = RackEquityTable.open(path);
      Optional<RackEvidence> rests = RackEvidence.open(path);
      for (int value = 0; value < VALUES; value++) {
        int rank = RANDOM.nextInt(index.size());
        index.unrank(rank, counts);
        ask(path, "value", opened.millipoints(rank) / 1000.0, text(SMALL, counts));
        ask(path, "observations", opened.observations(rank), text(SMALL, counts));
        int error = rests.map(one -> one.standardErrorMillipoints(rank)).orElse(-1);
        ask(path, "standard_error", error < 0 ? null : error / 1000.0, text(SMALL, counts));
      }
    }
  }

  private static PlacementTable randomPlacement() {
    PlacementIndex index = new PlacementIndex(SMALL, BoardLayout.standard(), true);
    int[] mean = RANDOM.ints(index.size(), -9_000, 9_000).toArray();
    int[] variance = RANDOM.ints(index.size(), -90_000, 90_000).toArray();
    return PlacementTable.of(index).mean(mean).variance(variance).build();
  }

  /** Tables whose columns are all that Python gives: random values of each. */
  private static void columns(Path path, String kind) throws IOException {
    FILES.put(kind, path);
    try (Table table = Table.open(path, new TableKind(kind, 1, 3))) {
      Map<String, List<? extends Number>> columns = new TreeMap<>();
      for (var column : table.header().columns()) {
        String name = column.spec().name();
        columns.put(
            name,
            switch (column.spec().type()) {
              case INT8 -> throw new IllegalStateException("no such column is tried");
              case INT16 -> shorts(table.shorts(name));
              case INT32 -> Arrays.stream(table.ints(name)).boxed().toList();
              case INT64 -> Arrays.stream(table.longs(name)).boxed().toList();
              case FLOAT32 -> floats(table.floats(name));
              case FLOAT64 -> Arrays.stream(table.doubles(name)).boxed().toList();
            });
      }
      List<String> names = List.copyOf(columns.keySet());
      for (int value = 0; value < VALUES; value++) {
        String name = names.get(RANDOM.nextInt(names.size()));
        List<? extends Number> values = columns.get(name);
        int place = RANDOM.nextInt(values.size());
        ask(path, "value_at", values.get(place), name, place);
      }
    }
  }

  private static List<Integer> shorts(short[] values) {
    return IntStream.range(0, values.length).mapToObj(place -> (int) values[place]).toList();
  }

  private static List<Float> floats(float[] values) {
    return IntStream.range(0, values.length).mapToObj(place -> values[place]).toList();
  }

  @Test
  void pythonSaysWhatJavaSays() throws Exception {
    assertThat(python(PYTHON.resolve("check_tables.py").toString(), questionFile()))
        .contains("0 differ")
        .contains(Files.lines(folder.resolve("questions")).count() + " values");
  }

  @Test
  void arraysForNumpyHoldTheSame() throws Exception {
    Assumptions.assumeTrue(succeeds("import numpy"), "NumPy (python3-numpy) is not installed");
    for (Map.Entry<String, Path> table : FILES.entrySet()) {
      String kind = table.getKey();
      if (List.of("oware.evaluation", "backgammon.nets", "crossword.lanes").contains(kind)) {
        continue;
      }
      Path array = folder.resolve(kind + ".npy");
      AnyFile.convert(
          new Conversion(
              table.getValue(), Optional.empty(), false, new FileHints(null, null), array),
          new Cancellation());
      assertThat(
              python(
                  PYTHON.resolve("check_arrays.py").toString(),
                  table.getValue().toString(),
                  array.toString()))
          .as(kind)
          .contains("0 differ");
    }
  }

  private static String questionFile() {
    return folder.resolve("questions").toString();
  }

  private static boolean succeeds(String program) throws Exception {
    try {
      return run("-c", program).waitFor(60, TimeUnit.SECONDS) && run("-c", program).waitFor() == 0;
    } catch (IOException absent) {
      return false;
    }
  }

  private static Process run(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("python3", "-B"));
    command.addAll(List.of(words));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static String python(String... words) throws Exception {
    Process process = run(words);
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }
}
