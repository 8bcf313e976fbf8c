package dev.hindsight.workbench.doctor;

import dev.hindsight.workbench.answers.Says;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What this machine has that the program can use, and what each thing is good for: nothing here is
 * needed but Java itself. {@code hindsight doctor} prints it, and who reports a fault sends it.
 */
public record Checkup(@Says("what was looked for, one after the other") List<Finding> findings) {
  private static final int REDIS_PORT = 6379;
  private static final int PATIENCE_MILLIS = 200;

  /** One thing that was looked for. */
  public record Finding(
      @Says("what was looked for") String name,
      @Says("whether it is there") boolean found,
      @Says("what was found") String what,
      @Says("what it is good for, or how to get it") String use) {}

  /** Looks around. Takes a fraction of a second and changes nothing. */
  public static Checkup ofThisMachine(Map<String, String> environment) {
    List<Finding> findings = new ArrayList<>();
    findings.add(java());
    findings.add(vectors());
    findings.add(memory());
    findings.add(
        builtIn(
            "words",
            "crossword/rules/words/enable.txt.gz",
            "ENABLE, 168,551 words",
            "crossword games without a list of your own (others: the setting words)"));
    findings.add(tables());
    findings.add(text(environment));
    findings.add(room(environment));
    findings.add(
        program(
            environment,
            "browser",
            "the studio opens by itself; else copy the address it prints",
            "xdg-open",
            "open",
            "chromium",
            "google-chrome",
            "firefox"));
    findings.add(redis());
    findings.add(spark(environment));
    findings.add(
        program(
            environment,
            "gnubg",
            "a second opinion: duels and errors against GNU Backgammon",
            "gnubg",
            "/usr/games/gnubg"));
    return new Checkup(List.copyOf(findings));
  }

  private static Finding java() {
    Runtime.Version version = Runtime.version();
    boolean good = version.feature() >= 17;
    return new Finding(
        "Java",
        good,
        String.format(
            Locale.ROOT,
            "%s of %s, %s",
            version,
            System.getProperty("java.vendor"),
            System.getProperty("os.arch")),
        version.feature() >= 25 ? "nothing newer is needed" : "17 will do; 25 starts faster");
  }

  /** The module need not be loaded here: the launcher asks for it where it pays. */
  private static Finding vectors() {
    boolean there =
        java.lang.module.ModuleFinder.ofSystem().find("jdk.incubator.vector").isPresent();
    return new Finding(
        "vectors",
        there,
        there ? processor() : "this Java has no module jdk.incubator.vector",
        "bearoff tables in half the time, nets in a fifth to a half");
  }

  private static String processor() {
    int cores = Runtime.getRuntime().availableProcessors();
    String count = cores == 1 ? "1 processor" : cores + " processors";
    try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      String flags =
          " " + lines.filter(line -> line.startsWith("flags")).findFirst().orElse("") + " ";
      for (String widest : List.of("avx512f", "avx2", "sse4_1")) {
        if (flags.contains(" " + widest + " ")) {
          return count + " with " + widest.toUpperCase(Locale.ROOT);
        }
      }
    } catch (IOException | RuntimeException e) {
      // No such file: another system, where Java alone knows.
    }
    return count;
  }

  private static Finding memory() {
    long most = Runtime.getRuntime().maxMemory() >> 20;
    long physical =
        ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getTotalMemorySize() >> 20
            : 0;
    return new Finding(
        "memory",
        most >= 500,
        String.format(Locale.ROOT, "Java may use %,d of %,d MB", most, physical),
        most >= 12_000
            ? "enough for every table, 15 checkers of backgammon among them"
            : "enough to ask and play; large builds say beforehand what they need");
  }

  private static Finding builtIn(String name, String resource, String what, String use) {
    boolean there = Checkup.class.getClassLoader().getResource("dev/hindsight/" + resource) != null;
    return new Finding(name, there, there ? what : "not in this build", use);
  }

  private static Finding tables() {
    List<String> there = new ArrayList<>();
    boolean all = true;
    for (Map.Entry<String, Boolean> part :
        List.of(
            Map.entry("crossword leaves", has("crossword/table/default-leaves.table")),
            Map.entry("backgammon nets", has("backgammon/table/default.nets")),
            Map.entry("oware evaluation", has("oware/table/default.evaluation")))) {
      if (part.getValue()) {
        there.add(part.getKey());
      } else {
        all = false;
      }
    }
    return new Finding(
        "tables",
        all,
        there.isEmpty() ? "none in this build" : String.join(", ", there),
        "answers and players from the first minute; add the artefact hindsight-crossword-tables if"
            + " leaves are missing");
  }

  private static boolean has(String resource) {
    return Checkup.class.getClassLoader().getResource("dev/hindsight/" + resource) != null;
  }

  private static Finding text(Map<String, String> environment) {
    String charset =
        Optional.ofNullable(System.getProperty("stdout.encoding"))
            .orElse(System.getProperty("native.encoding", "an unknown encoding"));
    boolean good = charset.toUpperCase(Locale.ROOT).contains("UTF");
    String columns = System.getProperty("hindsight.terminal.columns");
    String locale =
        environment.getOrDefault(
            "LC_ALL", environment.getOrDefault("LC_CTYPE", environment.getOrDefault("LANG", "")));
    return new Finding(
        "text",
        good,
        charset
            + (columns == null ? ", not a terminal" : ", " + columns + " columns")
            + (locale.isEmpty() ? "" : ", " + locale),
        good ? "boards are drawn with lines" : "set LC_ALL to a locale with UTF-8 for boards");
  }

  private static Finding room(Map<String, String> environment) {
    File folder = new File(System.getProperty("java.io.tmpdir"));
    long free = folder.getUsableSpace() >> 20;
    boolean good = folder.canWrite() && free > 200;
    String home = environment.getOrDefault("HOME", "");
    return new Finding(
        "room",
        good,
        String.format(Locale.ROOT, "%,d MB free in the temporary folder", free)
            + (home.isEmpty() ? ", no home folder" : ""),
        "scratch files of large builds; tables go where you say");
  }

  private static Finding redis() {
    boolean there;
    try (Socket socket = new Socket()) {
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), REDIS_PORT), PATIENCE_MILLIS);
      there = true;
    } catch (IOException e) {
      there = false;
    }
    return new Finding(
        "Redis",
        there,
        there
            ? "something answers on port " + REDIS_PORT
            : "nothing on port " + REDIS_PORT + " of this machine",
        "training of backgammon nets by several machines; one alone needs none");
  }

  private static Finding spark(Map<String, String> environment) {
    String home = environment.getOrDefault("SPARK_HOME", "");
    boolean there = !home.isEmpty() && Files.isDirectory(Path.of(home));
    return new Finding(
        "Spark",
        there,
        there ? home : home.isEmpty() ? "SPARK_HOME is not set" : "no folder at " + home,
        "long runs on a cluster; 'runs merge' joins parts without it");
  }

  /** The first of these programs that is on the path, or at its own place. */
  private static Finding program(
      Map<String, String> environment, String name, String use, String... names) {
    for (String candidate : names) {
      for (String folder :
          candidate.startsWith("/")
              ? new String[] {""}
              : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
        Path file = Path.of(folder, candidate);
        if (Files.isExecutable(file) && !Files.isDirectory(file)) {
          return new Finding(name, true, file.toString(), use);
        }
      }
    }
    return new Finding(name, false, "none found", use);
  }
}
