package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.notation.GameRecord;
import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a recorded match says about itself. The component names are the keys of the JSON. */
public record MatchDescription(
    @Says("its name, as given") String file,
    @Says("`match.mat`, `match.sgf`, `match.xg` or `match.bgf`") String kind,
    @Says(value = "size of the file", unit = Unit.BYTES) long bytes,
    @Says("players, length, event and what else it tells, by name")
        SortedMap<String, String> parameters,
    @Says(value = "that were read", unit = Unit.GAMES) int games,
    @Says("rolls and actions of the cube") int turns,
    @Says("what could not be read") List<MatchReading.Problem> problems)
    implements FileDescription {
  static MatchDescription read(Path file) throws IOException {
    MatchFiles.Kind kind = MatchSource.kind(file).orElse(MatchFiles.Kind.MAT);
    MatchReading reading;
    try {
      reading = MatchFiles.read(MatchSource.bytes(file));
    } catch (BackgammonFormatException fault) {
      // As of every file that cannot be used: the others are described all the same.
      throw new FileSystemException(file.toString(), null, fault.getMessage());
    }
    MatchRecord match = reading.match();
    SortedMap<String, String> parameters = new TreeMap<>();
    for (String comment : match.comments()) {
      int value = comment.indexOf(" \"");
      if (comment.startsWith("[") && comment.endsWith("\"]") && value > 1) {
        parameters.put(
            comment.substring(1, value), comment.substring(value + 2, comment.length() - 2));
      }
    }
    parameters.put("length", match.length() == 0 ? "money" : match.length() + " points");
    if (!match.games().isEmpty()) {
      GameRecord first = match.games().get(0);
      parameters.put("players", first.xName() + ", " + first.oName());
    }
    return new MatchDescription(
        file.toString(),
        "match." + kind.name().toLowerCase(Locale.ROOT),
        Files.size(file),
        parameters,
        match.games().size(),
        match.games().stream().mapToInt(game -> game.actions().size()).sum(),
        reading.problems());
  }

  @Override
  public String title() {
    String ending = kind.substring(kind.indexOf('.') + 1).toUpperCase(Locale.ROOT);
    return String.format(
        Locale.ROOT,
        "recorded match (%s), %d %s",
        MatchFiles.Kind.valueOf(ending).words(),
        games,
        games == 1 ? "game" : "games");
  }

  /** Whether every line of a match makes sense. */
  public record Verdict(
      @Says("its name, as given") String file,
      @Says("whether all of it makes sense") boolean ok,
      @Says(value = "that were played again", unit = Unit.GAMES) int games,
      @Says("rolls and actions of the cube in them") int turns,
      @Says("the first thing that is wrong, in a sentence; `null` if nothing is")
          Optional<String> fault)
      implements FileVerdict {
    static Verdict reach(Path file) throws IOException {
      MatchDescription match;
      try {
        match = MatchDescription.read(file);
      } catch (FileSystemException fault) {
        return new Verdict(
            file.toString(), false, 0, 0, Optional.of(String.valueOf(fault.getMessage())));
      }
      return new Verdict(
          file.toString(),
          match.problems().isEmpty(),
          match.games(),
          match.turns(),
          match.problems().stream().findFirst().map(problem -> file + ": " + problem));
    }

    @Override
    public String checks() {
      return String.format(Locale.ROOT, "is sound: %d games played again, %,d turns", games, turns);
    }
  }
}
