package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.JudgeFiles;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What positions are judged by: tables, nets, and match equities. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class JudgeOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A table to consult, or a folder of them; repeatable.")
  private List<Path> tables = new ArrayList<>();

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Nets to use instead of the built-in ones.")
  private @Nullable Path nets;

  @Option(
      names = "--match-equity",
      paramLabel = "FILE",
      description = "A match equity table to use instead of the computed one.")
  private @Nullable Path matchEquity;

  /** The files alone, for a plan. */
  JudgeFiles files() throws IOException {
    return new JudgeFiles(
        BearoffShelf.find(tables), Optional.ofNullable(nets), Optional.ofNullable(matchEquity));
  }

  public BearoffShelf tables() throws IOException {
    return BearoffShelf.open(tables);
  }

  /** Nets that look this many plies ahead. */
  public NetChoice nets(int plies) throws IOException {
    return Usage.checkFiles(command, () -> NetChoice.of(Optional.ofNullable(nets), plies));
  }

  public CubeMethod cube() throws IOException {
    return MatchEquityFile.method(Optional.ofNullable(matchEquity));
  }
}
