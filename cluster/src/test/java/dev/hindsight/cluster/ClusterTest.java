package dev.hindsight.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hindsight.backgammon.build.nets.PublishedNets;
import dev.hindsight.backgammon.build.nets.StoredGame;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.backgammon.redis.RedisBuffer;
import dev.hindsight.workbench.backgammon.redis.RedisPassword;
import dev.hindsight.workbench.backgammon.redis.RedisPlace;
import dev.hindsight.workbench.backgammon.redis.RedisSettings;
import dev.hindsight.workbench.crossword.build.WinChanceBuild;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.PartRange;
import dev.hindsight.workbench.runs.RunKinds;
import dev.hindsight.workbench.runs.RunRequest;
import dev.hindsight.workbench.runs.Runs;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.embedded.RedisServer;

/**
 * The same bytes from threads of one process, from ranges, and from a cluster of processes that
 * lose one of theirs or their driver. Real processes, killed for real. All tests share one cluster,
 * since it takes longer to start than to use.
 */
@Tag("slow")
class ClusterTest {
  private static final String SPARK_HOME = String.valueOf(System.getenv("SPARK_HOME"));

  /** Who is killed leaves scratch files, which must not pile up in the temporary folder of all. */
  private static final String OWN_SCRATCH = "-Djava.io.tmpdir=" + SPARK_HOME;

  @TempDir static Path folder;

  private static LittleRuns little;
  private static final Map<String, byte[]> expected = new LinkedHashMap<>();
  private static ClusterSession session;

  @BeforeAll
  static void startTwoExecutors() throws IOException {
    assumeTrue(
        Files.isDirectory(Path.of(SPARK_HOME, "jars")),
        "Spark's jars are not in " + SPARK_HOME + "/jars, so nothing of the cluster is tried.");
    little = LittleRuns.in(folder);
    for (Map.Entry<String, RunRequest<?>> request : little.requests().entrySet()) {
      expected.put(request.getKey(), little.local(request.getValue(), 1));
    }
    session =
        ClusterSession.open(
            new SparkConf()
                .setMaster("local-cluster[2,1,1024]")
                .set(SparkWorkforce.FAN_IN, "2") // so that the tree has several levels
                .set("spark.executor.extraJavaOptions", "-XX:+UseParallelGC " + OWN_SCRATCH)
                .set("spark.executor.extraClassPath", ownClasses()));
  }

  @AfterAll
  static void stopThem() throws IOException {
    if (session != null) {
      session.close();
    }
  }

  /** What a process needs besides Spark, whose way to log is meant. */
  private static String ownClasses() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Stream.of(all.split(File.pathSeparator))
        .filter(entry -> !entry.contains("slf4j-nop"))
        .filter(entry -> !Files.exists(Path.of(SPARK_HOME, "jars", fileName(entry))))
        .reduce((one, other) -> one + File.pathSeparator + other)
        .orElseThrow();
  }

  private static String fileName(String path) {
    return String.valueOf(Path.of(path).getFileName());
  }

  /** Runs these on the cluster, somewhere else each time, and compares. */
  private static void runOnCluster(String name, Set<String> files, Supplier<Progress> progress)
      throws IOException {
    Path here = Files.createDirectory(folder.resolve(name));
    for (String file : files) {
      Path plan = little.plan(little.requests().get(file), file);
      Path target = here.resolve(file);
      session.run(plan, target, new Cancellation(), progress.get());
      assertThat(target).hasBinaryContent(expected.get(file));
    }
  }

  @Test
  void twoAndThreeThreadsGiveTheBytesOfOne() throws IOException {
    for (Map.Entry<String, RunRequest<?>> request : little.requests().entrySet()) {
      byte[] one = expected.get(request.getKey());
      assertThat(little.local(request.getValue(), 2)).isEqualTo(one);
      assertThat(little.local(request.getValue(), 3)).isEqualTo(one);
    }
  }

  @Test
  @Tag("java")
  void twoExecutorsGiveTheBytesOfOneThread() throws IOException {
    runOnCluster("undisturbed", expected.keySet(), () -> Progress.SILENT);
  }

  @Test
  void everyOtherKindOfRunGivesTheBytesOfOneThread() throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (RunRequest<?> request : little.requests().values()) {
      kinds.add(request.open(InputFiles.BY_NAME).plan().kind());
    }
    Path here = Files.createDirectory(folder.resolve("others"));
    for (Map.Entry<String, RunRequest<?>> request : little.otherKinds().entrySet()) {
      Path plan = little.plan(request.getValue(), request.getKey());
      Path target = here.resolve(request.getKey());
      AtomicInteger fromExecutors = new AtomicInteger();
      session.run(plan, target, new Cancellation(), new Delivered(fromExecutors));
      assertThat(fromExecutors.get()).as(request.getKey()).isPositive();
      assertThat(target).hasBinaryContent(little.local(request.getValue(), 1));
      kinds.add(RunKinds.read(plan).kind());
    }
    assertThat(kinds).as("none is left out").containsExactlyInAnyOrderElementsOf(RunKinds.names());
  }

  /** Counts the trials that came in. */
  private record Delivered(AtomicInteger trials) implements Progress {
    @Override
    public void begin(String task, long total, String unit) {}

    @Override
    public void advance(long amount) {
      trials.addAndGet((int) amount);
    }

    @Override
    public void end() {}
  }

  @Test
  void anExecutorThatIsKilledInTheMiddleDoesNotShow() throws IOException {
    runWithoutTheExecutorsThatAreKilled("disturbed", Set.of("duel.json", "little.racks"));
  }

  @Test
  @Tag("long")
  void noKindOfRunShowsThatAnExecutorIsKilled() throws IOException {
    runWithoutTheExecutorsThatAreKilled("much disturbed", expected.keySet());
  }

  private static void runWithoutTheExecutorsThatAreKilled(String name, Set<String> files)
      throws IOException {
    AtomicInteger killed = new AtomicInteger();
    AtomicInteger told = new AtomicInteger();
    runOnCluster(name, files, () -> new Killer(killed, told));
    assertThat(killed).hasValue(files.size());
    assertThat(told.get()).isPositive();
  }

  private static void killExecutor() {
    ProcessHandle victim =
        ProcessHandle.current()
            .children()
            .filter(child -> child.info().command().orElse("").endsWith("java"))
            .findFirst()
            .orElseThrow();
    assertThat(victim.destroyForcibly()).isTrue();
    victim.onExit().join();
  }

  /** Kills one executor when the first tallies of a run have come in. */
  private static final class Killer implements Progress {
    private final AtomicBoolean done = new AtomicBoolean();
    private final AtomicInteger killed;
    private final AtomicInteger told;

    Killer(AtomicInteger killed, AtomicInteger told) {
      this.killed = killed;
      this.told = told;
    }

    @Override
    public void begin(String task, long total, String unit) {}

    @Override
    public void advance(long amount) {
      if (amount > 0 && done.compareAndSet(false, true)) {
        killExecutor();
        killed.incrementAndGet();
      }
    }

    @Override
    public void mended(String fault) {
      assertThat(fault).startsWith("executor ").contains(" was lost");
      told.incrementAndGet();
    }

    @Override
    public void end() {}
  }

  @Test
  void aDriverThatIsKilledGoesOnFromItsCheckpoints() throws Exception {
    Path here = Files.createDirectory(folder.resolve("drivers"));
    List<String> plans = new ArrayList<>();
    for (Map.Entry<String, RunRequest<?>> request : little.requests().entrySet()) {
      Path plan = little.plan(request.getValue(), request.getKey());
      plans.add(Files.copy(plan, here.resolve(plan.getFileName())).toAbsolutePath().toString());
    }
    Process driver = driver(HeldDriver.HOLD, plans);
    try (BufferedReader lines = driver.inputReader(UTF_8)) {
      assertThat(lines.lines().takeWhile(line -> !line.equals(HeldDriver.ALL_HELD))).isEmpty();
      assertThat(driver.isAlive()).as("killed before it was done").isTrue();
    } finally {
      driver.destroyForcibly().waitFor();
    }
    for (String name : expected.keySet()) {
      assertThat(here.resolve(name)).doesNotExist();
      assertThat(here.resolve(name + ".checkpoint")).isNotEmptyDirectory();
    }
    assertThat(driver("run", plans).waitFor()).isZero();
    for (Map.Entry<String, byte[]> file : expected.entrySet()) {
      assertThat(here.resolve(file.getKey())).hasBinaryContent(file.getValue());
      assertThat(here.resolve(file.getKey() + ".checkpoint")).doesNotExist();
    }
  }

  /** Ctrl-C: in a sentence, without a word of Spark's, and true of the disk. */
  @Test
  @Tag("java")
  void aDriverThatIsStoppedSaysWhatIsTrue() throws Exception {
    Path late = folder.resolve("late");
    assertStopped(endless(), late, () -> Checkpoints.isThereBeside(late));
    assertThat(Checkpoints.isThereBeside(late)).isTrue();
  }

  @Test
  @Tag("long")
  void aDriverThatIsStoppedBeforeItKeepsAnythingSaysSo() throws Exception {
    Path early = folder.resolve("early");
    Path log = folder.resolve("early.runlog"); // which a run begins with
    assertStopped(endless(), early, () -> Files.exists(log));
  }

  private static Path endless() throws IOException {
    return little.plan(new WinChanceBuild(little.files(), 100_000_000, 7), "endless");
  }

  private static void assertStopped(Path plan, Path target, BooleanSupplier isReady)
      throws Exception {
    Path err = folder.resolve(target.getFileName() + ".err");
    List<String> words =
        List.of(plan.toString(), "--out", target.toString(), "--master", "local[2]", "--quiet");
    Process process =
        new ProcessBuilder(command(ClusterRun.class, words)).redirectError(err.toFile()).start();
    try {
      long begun = System.nanoTime();
      while (!isReady.getAsBoolean()) {
        assertThat(process.isAlive()).as(Files.readString(err)).isTrue();
        assertThat(System.nanoTime() - begun).isLessThan(TimeUnit.MINUTES.toNanos(4));
        Thread.sleep(20);
      }
      process.destroy(); // as kill does
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("ended in time").isTrue();
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.exitValue()).isIn(130, 143);
    // Newer Java machines warn of what Spark calls, whatever the program says.
    assertThat(Files.readAllLines(err).stream().filter(line -> !line.startsWith("WARNING: ")))
        .containsExactly(
            Checkpoints.isThereBeside(target)
                ? "hindsight: interrupted; run the same command again to go on."
                : "hindsight: interrupted.");
    assertThat(target).doesNotExist();
  }

  private static Process driver(String how, List<String> plans) throws IOException {
    List<String> words = Stream.concat(Stream.of(how), plans.stream()).toList();
    return new ProcessBuilder(command(HeldDriver.class, words))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static List<String> command(Class<?> program, List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx1g");
    command.addAll(List.of(System.getProperty("hindsight.spark.options", "").split(" +")));
    command.add(OWN_SCRATCH);
    command.add("-cp");
    command.add(ownClasses() + File.pathSeparator + Path.of(SPARK_HOME, "jars") + "/*");
    command.add(program.getName());
    command.addAll(words);
    return command;
  }

  @Test
  void fourRangesGiveTheBytesOfOneThread() throws IOException {
    for (Map.Entry<String, RunRequest<?>> request : little.singleRounds().entrySet()) {
      CountedRun<?, ?> run = request.getValue().open(InputFiles.BY_NAME);
      List<Path> parts = new ArrayList<>();
      try (Crew crew = new Crew(2)) {
        for (int part = 1; part <= 4; part++) {
          parts.add(folder.resolve(request.getKey() + part));
          Runs.count(run, PartRange.parse(part + "/4"), parts.get(part - 1), crew);
        }
        Path merged = folder.resolve("merged");
        Runs.merge(parts, merged, crew);
        assertThat(merged).hasBinaryContent(little.local(request.getValue(), 1));
      }
    }
  }

  @Test
  void aWorkerWithAnotherInputRefusesBeforeTheFirstGame() throws IOException {
    Path words = folder.resolve("changing.txt");
    Files.copy(little.words(), words);
    Path plan = little.plan(new WinChanceBuild(little.files(words), 1_000, 7), "changing");
    Path target = folder.resolve("changing");
    AtomicInteger games = new AtomicInteger();
    Progress changesWords =
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {
            // The driver has checked its file; what executors fetch from it now is another.
            try {
              Files.writeString(words, "en\neon\n");
            } catch (IOException failed) {
              throw new UncheckedIOException(failed);
            }
          }

          @Override
          public void advance(long amount) {
            games.addAndGet((int) amount);
          }

          @Override
          public void end() {}
        };
    assertThatThrownBy(() -> session.run(plan, target, new Cancellation(), changesWords))
        .isInstanceOf(RefusedByWorkerException.class)
        .hasMessageStartingWith(
            "A machine of the cluster refused the run: The input "
                + words
                + " is not the one of the plan");
    assertThat(games).hasValue(0);
    assertThat(target).doesNotExist();
  }

  @Test
  void aPlanOfANewerVersionIsRefused() throws IOException {
    Path plan = little.plan(little.requests().get("duel.json"), "newer");
    Files.writeString(plan, Files.readString(plan).replace("plan 1\n", "plan 2\n"));
    assertThatThrownBy(
            () -> session.run(plan, folder.resolve("newer"), new Cancellation(), Progress.SILENT))
        .hasMessageContaining("of version 2 from a newer Hindsight");
  }

  @Test
  void selfPlayStoresEveryGameOnceThoughAnExecutorIsKilled() throws Exception {
    int port = freePort();
    RedisServer server = server(port);
    String place = "redis://127.0.0.1:" + port + "/cluster";
    SelfPlayPlan plan = new SelfPlayPlan(place, "spark", 2, 1_001, 7);
    ExecutorService playing = Executors.newSingleThreadExecutor();
    try (RedisBuffer learner = learner(place)) {
      learner.publish(new PublishedNets(1, defaultNets()));
      Future<SelfPlayOutcome> outcome =
          playing.submit(() -> session.selfPlay(plan, Cancellation.never(), Progress.SILENT));
      List<StoredGame> games = new ArrayList<>();
      while (games.isEmpty() && !outcome.isDone()) {
        games.addAll(learner.take(1));
      }
      killExecutor();
      outcome.get();
      games.addAll(takeAll(learner));
      for (int worker = 1; worker <= 2; worker++) {
        String name = plan.worker(worker);
        assertThat(games.stream().filter(game -> game.worker().equals(name)))
            .extracting(StoredGame::number)
            .containsExactlyElementsOf(LongStream.range(0, plan.games(worker)).boxed().toList());
      }
      assertThat(byNumber(games)).isEqualTo(byNumber(gamesOfThisProcess(plan, port)));
    } finally {
      playing.shutdownNow();
      server.stop();
    }
  }

  /** What the same workers play for another learner, one after the other and not on a cluster. */
  private static List<StoredGame> gamesOfThisProcess(SelfPlayPlan plan, int port)
      throws IOException {
    String place = "redis://127.0.0.1:" + port + "/here";
    SelfPlayPlan here =
        new SelfPlayPlan(place, plan.name(), plan.workers(), plan.allGames(), plan.seed());
    try (RedisBuffer learner = learner(place);
        Crew crew = new Crew(1)) {
      learner.publish(new PublishedNets(1, defaultNets()));
      for (int worker = 1; worker <= here.workers(); worker++) {
        here.work(worker).run(crew, line -> {});
      }
      return takeAll(learner);
    }
  }

  private static List<StoredGame> takeAll(RedisBuffer learner) throws IOException {
    List<StoredGame> games = new ArrayList<>();
    List<StoredGame> more = learner.take(1_000);
    while (!more.isEmpty()) {
      games.addAll(more);
      more = learner.take(1_000);
    }
    return games;
  }

  /** Every position, roll, move and value of every game, by who played it. */
  private static Map<String, String> byNumber(List<StoredGame> games) {
    Map<String, String> bytes = new TreeMap<>();
    for (StoredGame game : games) {
      bytes.put(game.worker() + " " + game.number(), HexFormat.of().formatHex(game.bytes()));
    }
    return bytes;
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /** The one that comes with the tests, where it runs. */
  private static RedisServer server(int port) {
    try {
      RedisServer server =
          RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
      server.start();
      return server;
    } catch (IOException | RuntimeException unknown) {
      return abort("no redis-server for this machine: " + unknown.getMessage());
    }
  }

  private static RedisBuffer learner(String place) throws IOException {
    return new RedisBuffer(
        RedisSettings.of(RedisPlace.parse(place), RedisPassword.NONE, 20_000, Cancellation.never())
            .forLearner("the test"),
        line -> {});
  }

  private static byte[] defaultNets() throws IOException {
    return Files.readAllBytes(little.nets());
  }
}
