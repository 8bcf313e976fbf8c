package dev.hindsight.cli.cluster;

import dev.hindsight.cli.Main;
import dev.hindsight.core.runs.Cancellation;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The programs of the module {@code cluster} as processes of their own, with the jars of Spark that
 * the user has.
 *
 * @param sparkHome where Spark is
 * @param ownJars this program and the module
 */
record SparkProgram(Path sparkHome, List<Path> ownJars) {
  private static final String PACKAGE = "dev.hindsight.cluster.";
  private static final long LOOK_MILLIS = 100;

  /** Packages of Java that Spark looks into; its own scripts open the same. */
  private static final List<String> OPENED =
      List.of(
          "java.lang",
          "java.lang.invoke",
          "java.lang.reflect",
          "java.io",
          "java.net",
          "java.nio",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "jdk.internal.ref",
          "sun.nio.ch",
          "sun.nio.cs",
          "sun.security.action",
          "sun.util.calendar");

  /** From this Java on every use of Unsafe, which Spark cannot do without, is told to the user. */
  private static final int WARNS_OF_UNSAFE = 24;

  /** Looks for what is needed. */
  static SparkProgram find(@Nullable Path sparkHome, @Nullable Path clusterJar) throws IOException {
    Path program = program();
    return new SparkProgram(
        findSpark(sparkHome), List.of(findModule(clusterJar, program), program));
  }

  private static Path findSpark(@Nullable Path named) throws NoClusterException {
    String variable = System.getenv("SPARK_HOME");
    Path home = named != null ? named : variable == null ? null : Path.of(variable);
    if (home == null) {
      throw new NoClusterException(
          "Spark was not found: set SPARK_HOME to the folder of Spark 4 for Scala 2.13, or say"
              + " --spark-home FOLDER.");
    }
    if (!hasSparkJar(home.resolve("jars"))) {
      throw new NoClusterException(
          home
              + " is not the folder of Spark 4 for Scala 2.13: there is no jars/spark-core_2.13-4…;"
              + " give another with --spark-home.");
    }
    return home;
  }

  private static boolean hasSparkJar(Path jars) {
    if (!Files.isDirectory(jars)) {
      return false;
    }
    try (Stream<Path> files = Files.list(jars)) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("spark-core_2.13-4."));
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static Path findModule(@Nullable Path named, Path program) throws NoClusterException {
    List<Path> places = new ArrayList<>();
    if (named != null) {
      places.add(named);
    } else {
      places.add(program.resolveSibling("hindsight-cluster.jar"));
      places.add(program.resolveSibling("../../cluster/target/hindsight-cluster.jar").normalize());
    }
    for (Path place : places) {
      if (Files.isRegularFile(place)) {
        return place;
      }
    }
    throw new NoClusterException(
        "The module cluster was not found at "
            + places.get(places.size() - 1)
            + "; build it with 'mvn package -pl cluster -am -DskipTests', or say --cluster-jar"
            + " FILE.");
  }

  private static Path program() throws NoClusterException {
    try {
      return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException strange) {
      NoClusterException unknown =
          new NoClusterException("It is not known where this program is; use spark-submit.");
      unknown.initCause(strange);
      throw unknown;
    }
  }

  /**
   * Runs one of its programs, with our streams; a signal is passed on, and it is given time to
   * save.
   *
   * @param name of the program
   * @param isLocal whether the cluster is this machine alone
   * @return its exit code, which is ours
   */
  int run(String name, List<String> arguments, boolean isLocal, Cancellation cancellation)
      throws IOException {
    Process process = start(name, arguments, isLocal);
    boolean told = false;
    try {
      while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (cancellation.isCancelled() && !told) {
          process.destroy();
          told = true;
        }
      }
      if (told && process.exitValue() != 0) {
        cancellation.check(); // it was stopped, whatever the signal that reached it first
      }
      return process.exitValue();
    } catch (InterruptedException interrupt) {
      process.destroy();
      Thread.currentThread().interrupt();
      cancellation.cancel();
      cancellation.check();
      return process.exitValue();
    }
  }

  private Process start(String name, List<String> arguments, boolean isLocal) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseParallelGC"));
    command.addAll(List.of("-XX:MaxRAMPercentage=50", "--enable-native-access=ALL-UNNAMED"));
    Set<String> packages = Object.class.getModule().getPackages();
    for (String opened : OPENED) {
      if (packages.contains(opened)) {
        command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
      }
    }
    if (Runtime.version().feature() >= WARNS_OF_UNSAFE) {
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    // Both Spark and this program bring a way to log; the one of Spark is meant.
    command.add("-Dslf4j.provider=org.apache.logging.slf4j.SLF4JServiceProvider");
    command.add("-Dslf4j.internal.verbosity=WARN");
    command.addAll(List.of("-cp", classPath(), PACKAGE + name));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    Map<String, String> environment = builder.environment();
    environment.put("SPARK_HOME", sparkHome.toAbsolutePath().toString());
    environment.putIfAbsent("SPARK_SCALA_VERSION", "2.13");
    if (isLocal) {
      // Processes of one machine talk to each other and to nobody else.
      environment.putIfAbsent("SPARK_LOCAL_IP", "127.0.0.1");
    }
    return builder.start();
  }

  private String classPath() {
    List<String> entries = new ArrayList<>();
    entries.add(ownJars.get(0).toAbsolutePath().toString());
    entries.add(sparkHome.toAbsolutePath().resolve("jars") + File.separator + "*");
    entries.add(ownJars.get(1).toAbsolutePath().toString());
    return String.join(File.pathSeparator, entries);
  }
}
