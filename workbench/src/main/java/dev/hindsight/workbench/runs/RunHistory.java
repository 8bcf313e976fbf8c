package dev.hindsight.workbench.runs;

import dev.hindsight.workbench.answers.Says;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A run from its first start to the last line of its log. */
public record RunHistory(
    @Says("how far it is; its file without a folder") RunStatus status,
    @Says("that repeats it; `null` if its log does not tell") @Nullable String command,
    @Says("starts, tasks, checkpoints, faults and ends, the latest of them") List<Event> events,
    @Says("units a second, some of them if there are many") List<Rate> rates,
    @Says("what was measured on the way; a stretch that was measured again counts once")
        Figures figures) {
  public static final String ENDING = RunLog.ENDING;

  private static final int MOST_EVENTS = 200;
  private static final int MOST_RATES = 400;
  private static final Set<String> EVENTS = Set.of("start", "task", "saved", "fault", "end");

  public RunHistory {
    events = List.copyOf(events);
    rates = List.copyOf(rates);
  }

  /** What happened. */
  public record Event(
      @Says("in UTC") String time,
      @Says("`start`, `task`, `saved`, `fault` or `end`") String event,
      @Says("the rest of the line") String words) {}

  /** How fast it was. */
  public record Rate(
      @Says("in UTC") String time,
      @Says("units of the task that it was at") long done,
      @Says("since the task began") double perSecond) {}

  /** Figures by line. */
  public record Figures(
      @Says("their names") List<String> columns,
      @Says("`null` where a line has no such figure") List<List<@Nullable Double>> rows) {
    public Figures {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  /** Reads a log; empty if it says nothing yet. */
  public static Optional<RunHistory> read(Path log) throws IOException {
    String name = String.valueOf(log.getFileName());
    RunStatus status = RunStatus.read(log, RunStatus.fileOf(name));
    if (status == null) {
      return Optional.empty();
    }
    Reader reader = new Reader();
    for (String line : Files.readString(log, StandardCharsets.UTF_8).split("\n", -1)) {
      String[] words = line.split(" ", 3);
      if (words.length == 3) {
        reader.read(words[0], words[1], words[2]);
      }
    }
    return Optional.of(reader.history(status));
  }

  /** Goes through the lines; what makes no sense is passed over, for a last line may be cut. */
  private static final class Reader {
    private final List<Event> events = new ArrayList<>();
    private final List<Rate> rates = new ArrayList<>();
    private final Set<String> columns = new LinkedHashSet<>();
    private final Map<String, Map<String, Double>> measured = new LinkedHashMap<>();
    private @Nullable String command;

    void read(String time, String event, String rest) {
      try {
        if (event.equals("command")) {
          command = rest;
        } else if (event.equals("rate")) {
          String[] fields = rest.split(" ", 2);
          if (fields.length == 2) {
            rates.add(new Rate(time, Long.parseLong(fields[0]), Double.parseDouble(fields[1])));
          }
        } else if (event.equals("figures")) {
          readFigures(rest.split(" ", -1));
        } else if (EVENTS.contains(event)) {
          events.add(new Event(time, event, rest));
        }
      } catch (NumberFormatException cut) {
        return;
      }
    }

    private void readFigures(String[] fields) {
      Map<String, Double> line = new LinkedHashMap<>();
      for (String field : fields) {
        int equals = field.indexOf('=');
        if (equals > 0) {
          double value = Double.parseDouble(field.substring(equals + 1));
          if (Double.isFinite(value)) {
            line.put(field.substring(0, equals), value);
          }
        }
      }
      columns.addAll(line.keySet());
      measured.put(fields[0], line);
    }

    RunHistory history(RunStatus status) {
      List<String> names = List.copyOf(columns);
      List<List<@Nullable Double>> rows = new ArrayList<>();
      for (Map<String, Double> line : measured.values()) {
        List<@Nullable Double> row = new ArrayList<>();
        for (String name : names) {
          row.add(line.get(name));
        }
        rows.add(row);
      }
      return new RunHistory(
          status,
          command,
          events.subList(Math.max(0, events.size() - MOST_EVENTS), events.size()),
          thinned(rates),
          new Figures(names, rows));
    }

    private static List<Rate> thinned(List<Rate> all) {
      int step = (all.size() + MOST_RATES - 1) / MOST_RATES;
      List<Rate> some = new ArrayList<>();
      for (int at = all.size() - 1; at >= 0; at -= Math.max(1, step)) {
        some.add(0, all.get(at));
      }
      return some;
    }
  }
}
