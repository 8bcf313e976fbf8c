package dev.hindsight.workbench.runs;

import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How far a run has come, as its log tells it. */
public record RunStatus(
    @Says("that it makes") String file,
    @Says("kind of run") String what,
    @Says(
            "`running`, `done`, `stopped`, or `silent` if it runs on another machine and has "
                + "not been heard of for a while")
        String state,
    @Says("when it was last started") String since,
    @Says("threads or slots") int workers,
    @Says("what it is at") String task,
    @Says("of the task") String unit,
    @Says("units of it") long done,
    @Says("units of it") long total,
    @Says("units that come after the task, those of the generations to come, say") long after,
    @Says("units a second") double perSecond,
    @Says(
            value = "of the task and what comes after it; `null` if not known or not running",
            unit = Unit.SECONDS)
        @Nullable Double secondsLeft,
    @Says("units in the last checkpoint; `null` if there is none yet") @Nullable Long saved,
    @Says("that were mended") long faults,
    @Says("the last of them, or `null`") @Nullable String lastFault) {
  private static final Duration SILENCE = Duration.ofMinutes(5);

  /** All runs found. */
  public record All(
      @Says("runs whose logs were found, the newest start last") List<RunStatus> runs) {
    public All {
      runs = List.copyOf(runs);
    }
  }

  /** The runs whose logs are in these folders, or are these files; the newest start last. */
  public static All find(List<Path> places) throws IOException {
    List<RunStatus> runs = new ArrayList<>();
    for (Path place : places) {
      for (Path log : logs(place)) {
        RunStatus status = read(log, fileOf(log.toString()));
        if (status != null) {
          runs.add(status);
        }
      }
    }
    runs.sort((one, other) -> one.since().compareTo(other.since()));
    return new All(runs);
  }

  private static List<Path> logs(Path place) throws IOException {
    if (!Files.isDirectory(place)) {
      boolean isLog = place.toString().endsWith(RunLog.ENDING);
      Path log = isLog ? place : place.resolveSibling(place.getFileName() + RunLog.ENDING);
      checkThere(place, log);
      return List.of(log);
    }
    try (Stream<Path> files = Files.list(place)) {
      return files.filter(file -> file.toString().endsWith(RunLog.ENDING)).sorted().toList();
    }
  }

  private static void checkThere(Path place, Path log) throws FileSystemException {
    if (!Files.exists(log)) {
      throw new FileSystemException(
          place.toString(),
          null,
          Files.exists(place)
              ? "no run has left a log of it; one of a few seconds leaves none"
              : "there is no such folder and no such run; check the name");
    }
  }

  /** Null if it says nothing, as when its machine has stopped in the middle of the first line. */
  static @Nullable RunStatus read(Path log, String file) throws IOException {
    Reader reader = new Reader();
    for (String line : Files.readString(log, StandardCharsets.UTF_8).split("\n", -1)) {
      reader.read(line);
    }
    return reader.status(file);
  }

  /** The name of what a run writes, from the name of its log. */
  static String fileOf(String log) {
    return log.substring(0, log.length() - RunLog.ENDING.length());
  }

  /** Goes through the lines; what makes no sense is passed over, for a last line may be cut. */
  private static final class Reader {
    private @Nullable Instant started;
    private Instant heard = Instant.EPOCH;
    private long pid;
    private String host = "";
    private int workers;
    private String what = "";
    private String task = "";
    private String unit = "";
    private long total;
    private long after;
    private long done;
    private double perSecond;
    private @Nullable Long saved;
    private long faults;
    private @Nullable String lastFault;
    private @Nullable String end;

    void read(String line) {
      String[] words = line.split(" ", 3);
      if (words.length < 3) {
        return;
      }
      try {
        heard = Instant.parse(words[0]);
        read(words[1], words[2]);
      } catch (DateTimeParseException | NumberFormatException cut) {
        return;
      }
    }

    private void read(String event, String rest) {
      switch (event) {
        case "start" -> {
          String[] fields = rest.split(" ", 4);
          if (fields.length == 4) {
            pid = Long.parseLong(fields[0]);
            host = fields[1];
            workers = Integer.parseInt(fields[2]);
            what = fields[3];
            started = heard;
            end = null;
          }
        }
        case "task" -> {
          String[] fields = rest.split(" ", 3);
          if (fields.length == 3) {
            total = Long.parseLong(fields[0]);
            unit = fields[1];
            task = fields[2];
            after = 0;
            done = 0;
            saved = null;
          }
        }
        case "after" -> after = Long.parseLong(rest);
        case "rate" -> {
          String[] fields = rest.split(" ", 2);
          done = Long.parseLong(fields[0]);
          perSecond = fields.length == 2 ? Double.parseDouble(fields[1]) : 0;
        }
        case "saved" -> {
          saved = Long.parseLong(rest);
          done = Math.max(done, saved); // rates are told less often
        }
        case "workers" -> workers = Integer.parseInt(rest);
        case "fault" -> {
          faults++;
          lastFault = rest;
        }
        case "end" -> end = rest;
        default -> {}
      }
    }

    @Nullable RunStatus status(String file) {
      Instant since = started;
      if (since == null) {
        return null;
      }
      String state = state(since);
      boolean isKnown = state.equals("running") && perSecond > 0 && total >= done;
      return new RunStatus(
          file,
          what,
          state,
          since.toString(),
          workers,
          task,
          unit,
          done,
          total,
          after,
          perSecond,
          isKnown ? (Double) (((double) total - done + after) / perSecond) : null,
          saved,
          faults,
          lastFault);
    }

    private String state(Instant since) {
      String last = end;
      if (last != null) {
        return last;
      }
      if (!host.equals(RunLog.hostName())) {
        return heard.plus(SILENCE).isBefore(Instant.now()) ? "silent" : "running";
      }
      return isAlive(since) ? "running" : "stopped";
    }

    /** Whether the process is there, and is not another that has got its number since. */
    private boolean isAlive(Instant since) {
      return ProcessHandle.of(pid)
          .flatMap(process -> process.info().startInstant())
          .filter(begun -> begun.isBefore(since.plusSeconds(2)))
          .isPresent();
    }
  }
}
