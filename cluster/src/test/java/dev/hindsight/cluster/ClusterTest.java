package dev.hindsight.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.WrongInputException;
import dev.hindsight.crossword.build.TrainingPlan;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.crossword.CrosswordDuel;
import dev.hindsight.workbench.crossword.CrosswordFiles;
import dev.hindsight.workbench.crossword.PlacementBuild;
import dev.hindsight.workbench.crossword.RackEquityBuild;
import dev.hindsight.workbench.crossword.WinChanceBuild;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.PartRange;
import dev.hindsight.workbench.runs.RunRequest;
import dev.hindsight.workbench.runs.Runs;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same bytes from threads of one process, from ranges, and from a cluster of processes that
 * lose one of theirs or their driver. Real processes, killed for real.
 */
@Tag("long")
class ClusterTest {
  private static final String SPARK_HOME = String.valueOf(System.getenv("SPARK_HOME"));
  private static final String EXECUTOR = "CoarseGrainedExecutorBackend";

  @TempDir Path folder;

  private Path tiles;
  private Path words;

  @BeforeEach
  void bringFiles() throws IOException {
    assumeTrue(
        Files.isDirectory(Path.of(SPARK_HOME, "jars")),
        "Spark's jars are not in " + SPARK_HOME + "/jars, so nothing of the cluster is tried.");
    tiles = folder.resolve("little tiles.csv");
    words = folder.resolve("little.txt");
    Files.writeString(tiles, "?,?,1,0,0\nE,e,5,1,1\nN,n,4,1,0\nO,o,4,1,1\nT,t,4,2,0\n");
    Files.writeString(
        words, "en\neon\nne\nnee\nno\nnone\nnot\nnote\non\none\nonto\noot\nteen\nten\nto\ntoe\n");
  }

  private CrosswordFiles files() {
    return new CrosswordFiles(words, null, tiles, null);
  }

  /** By the file that each writes. */
  private Map<String, RunRequest<?>> requests() {
    Map<String, RunRequest<?>> requests = new LinkedHashMap<>();
    requests.put("duel.json", duel());
    requests.put("little.wins", new WinChanceBuild(files(), 8_000, 7));
    requests.put(
        "little.squares",
        new PlacementBuild(
            files(),
            new PlacementPlan(
                PlacementPlan.Source.GAMES,
                3_000,
                2,
                7,
                1,
                PlacementPlan.Estimator.MEANS,
                PlacementVariant.PLAIN,
                2,
                2)));
    requests.put("little.racks", racks(5_500, 2));
    return requests;
  }

  private RunRequest<?> duel() {
    return new Duel(DuelPlan.of(600, 7)).request(CrosswordDuel.of("static", "score", files()));
  }

  private RackEquityBuild racks(long games, int generations) {
    return new RackEquityBuild(
        files(), new TrainingPlan(games, generations, 7), new RackEquityBuild.Start(null, false));
  }

  private Path write(RunRequest<?> request, String name) throws IOException {
    Path plan = folder.resolve(name + ".plan");
    Runs.plan(request.open(InputFiles.BY_NAME), plan);
    return plan;
  }

  private byte[] local(RunRequest<?> request, int threads) throws IOException {
    Path target = folder.resolve("local");
    try (Crew crew = new Crew(threads)) {
      request.open(InputFiles.BY_NAME).run(target, crew, crew);
    }
    return Files.readAllBytes(target);
  }

  private static SparkConf conf(String master) {
    return new SparkConf()
        .setMaster(master)
        .set(SparkWorkforce.FAN_IN, "2") // so that the tree has several levels
        .set("spark.executor.extraClassPath", ownClasses());
  }

  /** What an executor needs besides Spark. */
  private static String ownClasses() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> own = new ArrayList<>();
    for (String entry : all.split(File.pathSeparator)) {
      boolean isOurs = entry.contains("hindsight") || Files.isDirectory(Path.of(entry));
      if (isOurs || entry.contains("jackson-databind-3") || entry.contains("jackson-core-3")) {
        own.add(entry);
      }
    }
    return String.join(File.pathSeparator, own);
  }

  /** Kills one executor when the first tallies have come in. */
  private static final class Killer implements Progress {
    private final AtomicBoolean done = new AtomicBoolean();

    @Override
    public void begin(String task, long total, String unit) {}

    @Override
    public void advance(long amount) {
      if (done.compareAndSet(false, true)) {
        ProcessHandle victim =
            ProcessHandle.current()
                .descendants()
                .filter(process -> commandLine(process).contains(EXECUTOR))
                .findFirst()
                .orElseThrow();
        assertThat(victim.destroyForcibly()).isTrue();
      }
    }

    private static String commandLine(ProcessHandle process) {
      try {
        return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"));
      } catch (IOException gone) {
        return "";
      }
    }

    @Override
    public void end() {}
  }

  @Test
  void aClusterThatLosesAnExecutorGivesTheBytesOfOneThread() throws IOException {
    Map<String, byte[]> expected = new LinkedHashMap<>();
    for (Map.Entry<String, RunRequest<?>> request : requests().entrySet()) {
      byte[] one = local(request.getValue(), 1);
      assertThat(local(request.getValue(), 2)).isEqualTo(one);
      assertThat(local(request.getValue(), 3)).isEqualTo(one);
      expected.put(request.getKey(), one);
    }
    Killer killer = new Killer();
    try (ClusterSession session = ClusterSession.open(conf("local-cluster[2,1,1024]"))) {
      for (Map.Entry<String, RunRequest<?>> request : requests().entrySet()) {
        // The first is undisturbed; an executor is lost in the middle of the second.
        boolean isFirst = request.getKey().equals("duel.json");
        Path plan = write(request.getValue(), request.getKey());
        Path target = folder.resolve(request.getKey());
        session.run(plan, target, new Cancellation(), isFirst ? Progress.SILENT : killer);
        assertThat(target).hasBinaryContent(expected.get(request.getKey()));
      }
    }
    assertThat(killer.done).isTrue();
  }

  @Test
  void fourRangesGiveTheBytesOfOneThread() throws IOException {
    Map<String, RunRequest<?>> single = new LinkedHashMap<>(requests());
    single.remove("little.squares"); // two generations; RunsTest has one of one
    single.put("little.racks", racks(3_000, 1));
    for (Map.Entry<String, RunRequest<?>> request : single.entrySet()) {
      CountedRun<?, ?> run = request.getValue().open(InputFiles.BY_NAME);
      List<Path> parts = new ArrayList<>();
      try (Crew crew = new Crew(2)) {
        for (int part = 1; part <= 4; part++) {
          parts.add(folder.resolve(request.getKey() + part));
          Runs.count(run, PartRange.parse(part + "/4"), parts.get(part - 1), crew);
        }
        Path merged = folder.resolve("merged");
        Runs.merge(parts, merged, crew);
        assertThat(merged).hasBinaryContent(local(request.getValue(), 1));
      }
    }
  }

  @Test
  void aDriverThatIsKilledGoesOnFromItsCheckpoint() throws Exception {
    RackEquityBuild request = racks(20_000, 4);
    Path plan = write(request, "racks");
    Path target = folder.resolve("racks");
    Process driver = driver(plan, target);
    Path checkpoints = folder.resolve("racks.checkpoint");
    while (driver.isAlive() && tables(checkpoints) < 2) {
      Thread.sleep(20);
    }
    assertThat(driver.isAlive()).as("killed before it was done").isTrue();
    driver.destroyForcibly().waitFor();
    assertThat(target).doesNotExist();
    assertThat(tables(checkpoints)).isPositive();
    Process again = driver(plan, target);
    assertThat(again.waitFor(10, TimeUnit.MINUTES)).isTrue();
    assertThat(again.exitValue()).isZero();
    assertThat(checkpoints).doesNotExist();
    assertThat(target).hasBinaryContent(local(request, 2));
  }

  private static long tables(Path checkpoints) throws IOException {
    if (!Files.isDirectory(checkpoints)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(checkpoints)) {
      return files.filter(file -> file.toString().endsWith(".table")).count();
    }
  }

  private Process driver(Path plan, Path target) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(System.getProperty("hindsight.spark.options", "").split(" +")));
    command.add("-cp");
    command.add(ownClasses() + File.pathSeparator + Path.of(SPARK_HOME, "jars") + "/*");
    command.add(ClusterRun.class.getName());
    command.addAll(List.of(plan.toString(), "--out", target.toString(), "--master", "local[2]"));
    ProcessBuilder builder = new ProcessBuilder(command);
    return builder.redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
  }

  @Test
  void aWorkerWithAnotherInputRefusesBeforeTheFirstGame() throws IOException {
    String plan = new WinChanceBuild(files(), 10, 7).open(InputFiles.BY_NAME).plan().text();
    Path other = folder.resolve("other.txt");
    Files.writeString(other, "en\neon\n");
    RunTicket ticket = new RunTicket("app", plan, Map.of(words.toString(), "shipped"), 1);
    assertThatThrownBy(
            () ->
                new Worker(name -> other.toString())
                    .counting(ticket, () -> NamedArrays.of().toBytes()))
        .isInstanceOf(WrongInputException.class)
        .hasMessageContaining("The input " + words + " is not the one of the plan");
  }
}
