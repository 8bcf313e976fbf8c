package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files by which positions are judged.
 *
 * @param tables bearoff tables to consult
 * @param nets other nets than those of the program
 * @param matchEquity other match equities than those that are computed
 */
public record JudgeFiles(List<Path> tables, Optional<Path> nets, Optional<Path> matchEquity) {
  private static final String TABLE = "table";
  private static final String NETS = "nets";
  private static final String MATCH_EQUITY = "matchEquity";

  /** None: all that is needed is in the program. */
  public static final JudgeFiles NONE =
      new JudgeFiles(List.of(), Optional.empty(), Optional.empty());

  public JudgeFiles {
    tables = List.copyOf(tables);
  }

  /** As a plan names them. */
  public static JudgeFiles of(Parameters parameters) {
    List<Path> tables = new ArrayList<>();
    for (Optional<String> name = table(parameters, 0);
        name.isPresent();
        name = table(parameters, tables.size())) {
      tables.add(Path.of(name.get()));
    }
    return new JudgeFiles(
        tables, parameters.find(NETS).map(Path::of), parameters.find(MATCH_EQUITY).map(Path::of));
  }

  private static Optional<String> table(Parameters parameters, int before) {
    return parameters.find(TABLE + (before + 1));
  }

  /** The parameters with these added. */
  public Parameters addTo(Parameters others) {
    Parameters parameters = others;
    int number = 0;
    for (Path table : tables) {
      parameters = parameters.with(TABLE + ++number, table.toString());
    }
    parameters = nets.isPresent() ? parameters.with(NETS, nets.get().toString()) : parameters;
    return matchEquity.isPresent()
        ? parameters.with(MATCH_EQUITY, matchEquity.get().toString())
        : parameters;
  }

  /** These files, where they are on this machine. */
  public JudgeFiles found(InputFiles inputs) {
    return new JudgeFiles(
        tables.stream().map(table -> inputs.find(table.toString())).toList(),
        nets.map(file -> inputs.find(file.toString())),
        matchEquity.map(file -> inputs.find(file.toString())));
  }

  /** What they hold, by their names. */
  public SortedMap<String, String> sha256(InputFiles inputs) throws IOException {
    List<Path> named = new ArrayList<>(tables);
    nets.ifPresent(named::add);
    matchEquity.ifPresent(named::add);
    SortedMap<String, String> hashes = new TreeMap<>();
    for (Path file : named) {
      hashes.put(file.toString(), Sha256.of(inputs.find(file.toString())));
    }
    if (nets.isEmpty()) {
      hashes.put(NetChoice.DEFAULT_NETS, DefaultNets.sha256());
    }
    return hashes;
  }
}
