package dev.hindsight.studio.tables;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.workbench.answers.Says;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tables that are being built into a folder, or were and can be gone on with. What is to be built
 * stands in {@code NAME.recipe} until the table is there, so that after any kind of end the studio
 * knows what was left, and the build goes on from its checkpoints.
 */
final class Builds implements AutoCloseable {
  private static final String RECIPE = ".recipe";
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,59}\\.table";
  private static final int MOST_AT_ONCE = 2;
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Path folder;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();

  /** How a build stands. */
  public record Status(
      @Says("of the table") String name,
      @Says("kind, size and choice") String recipe,
      @Says("that builds the same") String command,
      @Says("`running`, `done`, `failed`, or `unfinished`, which can be gone on with") String state,
      @Says("what is being done") String task,
      @Says("units of it") long done,
      @Says("units in all; 0 if nobody knows") long total,
      @Says("what they are") String unit,
      @Says("what went wrong; `null` if nothing did") @Nullable String words,
      @Says("its number, while it runs; else `null`") @Nullable Long process) {}

  /** A process and what it said last. */
  private static final class Job {
    private final Recipe recipe;
    private final Process process;
    private volatile @Nullable JsonNode progress;
    private volatile String state = "running";
    private volatile @Nullable String words;

    Job(Recipe recipe, Process process) {
      this.recipe = recipe;
      this.process = process;
    }
  }

  Builds(Path folder) {
    this.folder = folder;
  }

  /**
   * Begins to build, or goes on.
   *
   * @param asked what to build; null to go on with what was left
   */
  synchronized Status start(String name, @Nullable Recipe asked) throws IOException {
    if (!name.matches(NAME)) {
      throw new RefusedException(
          "The name of a table has letters, digits and hyphens and ends in .table.");
    }
    Job job = jobs.get(name);
    if (job != null && job.process.isAlive()) {
      return status(name);
    }
    Path target = folder.resolve(name);
    if (Files.exists(target)) {
      throw new RefusedException("There is a file " + name + " already; choose another name.");
    }
    if (jobs.values().stream().filter(one -> one.process.isAlive()).count() >= MOST_AT_ONCE) {
      throw new RefusedException("Two tables are being built; wait until one is done.");
    }
    Path note = folder.resolve(name + RECIPE);
    Recipe left = Files.exists(note) ? Recipe.parse(Files.readString(note)) : null;
    if (asked == null && left == null) {
      throw RefusedException.notFound("There is no build of this name to go on with.");
    }
    if (asked != null && left != null && !asked.equals(left)) {
      throw new RefusedException(
          "A build of "
              + name
              + " was left as "
              + left
              + "; go on with it or choose another name.");
    }
    Recipe recipe = asked == null && left != null ? left : asked;
    if (recipe == null) {
      throw new RefusedException("Say what to build.");
    }
    recipe.build().check(target, Runtime.getRuntime().availableProcessors());
    WholeFile.writeText(note, recipe.toString());
    jobs.put(name, begin(target, note, recipe));
    return status(name);
  }

  private Job begin(Path target, Path note, Recipe recipe) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      // Memory and modules as here, but nobody who looks on.
      if (option.startsWith("-Xmx") || option.startsWith("--add-modules")) {
        command.add(option);
      }
    }
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(BuildProcess.class.getName());
    command.add(target.toString());
    command.add(recipe.toString());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    Job job = new Job(recipe, process);
    Thread reader = new Thread(() -> read(job, note), "studio-build");
    reader.setDaemon(true);
    reader.start();
    return job;
  }

  private static void read(Job job, Path note) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(job.process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        hear(job, note, line);
      }
    } catch (IOException broken) {
      // It ends when the process does.
    }
    if (job.state.equals("running")) {
      job.state = "unfinished"; // it was ended by somebody
    }
  }

  private static void hear(Job job, Path note, String line) throws IOException {
    if (!line.startsWith("{")) {
      return; // what Java itself has to say
    }
    JsonNode said = JSON.readTree(line);
    switch (said.path("kind").asString("")) {
      case "progress" -> job.progress = said.path("said");
      case "done" -> {
        Files.deleteIfExists(note);
        job.state = "done";
      }
      case "failed" -> {
        Files.deleteIfExists(note);
        job.words = said.path("said").asString("");
        job.state = "failed";
      }
      default -> job.state = "unfinished";
    }
  }

  /** Asks a build to stop; what is done is kept. */
  Status stop(String name) throws IOException {
    Job job = jobs.get(name);
    if (job == null) {
      throw RefusedException.notFound("No table of this name is being built.");
    }
    job.process.getOutputStream().close();
    return status(name);
  }

  /** All that were begun since the studio opened, and what was left before. */
  List<Status> list() throws IOException {
    List<Status> all = new ArrayList<>();
    jobs.forEach((name, job) -> all.add(describe(name, job)));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String note = String.valueOf(file.getFileName());
        String name = note.endsWith(RECIPE) ? note.substring(0, note.length() - 7) : "";
        if (name.matches(NAME) && !jobs.containsKey(name) && Files.isRegularFile(file)) {
          all.add(left(name, file));
        }
      }
    }
    return all;
  }

  private Status left(String name, Path note) throws IOException {
    try {
      Recipe recipe = Recipe.parse(Files.readString(note));
      return new Status(
          name, recipe.toString(), recipe.command(name), "unfinished", "", 0, 0, "", null, null);
    } catch (RefusedException | UncheckedIOException unreadable) {
      return new Status(name, "", "", "failed", "", 0, 0, "", "Its recipe cannot be read.", null);
    }
  }

  Status status(String name) throws IOException {
    Job job = jobs.get(name);
    if (job != null) {
      return describe(name, job);
    }
    return list().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(() -> RefusedException.notFound("No table of this name is being built."));
  }

  private static Status describe(String name, Job job) {
    JsonNode progress = job.progress;
    boolean isRunning = job.state.equals("running");
    return new Status(
        name,
        job.recipe.toString(),
        job.recipe.command(name),
        job.state,
        progress == null ? "" : progress.path("task").asString(""),
        progress == null ? 0 : progress.path("done").asLong(0),
        progress == null ? 0 : progress.path("total").asLong(0),
        progress == null ? "" : progress.path("unit").asString(""),
        job.words,
        isRunning ? job.process.pid() : null);
  }

  /** Builds stop when the studio does. */
  @Override
  public void close() {
    for (Job job : jobs.values()) {
      try {
        job.process.getOutputStream().close();
      } catch (IOException gone) {
        // It has ended.
      }
    }
  }
}
