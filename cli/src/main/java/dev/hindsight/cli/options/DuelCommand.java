package dev.hindsight.cli.options;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight GAME duel}: all of it but who may play. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public abstract class DuelCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private DuelOptions options;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  /**
   * The players of these specifications, under the options of the game.
   *
   * @throws IllegalArgumentException if there are none; the message is for the user
   */
  protected abstract DuelSides sides(String first, String second);

  @Override
  public final Integer call() throws IOException {
    DuelSides sides = Usage.check(spec, () -> sides(options.first(), options.second()));
    Duel duel = Usage.check(spec, () -> new Duel(options.plan()));
    if (options.run().isShared()) {
      return new SharedRun(spec, work, result)
          .run(duel.request(sides), options.run(), Usage.check(spec, options::out));
    }
    try {
      DuelResult played = play(duel, sides);
      result.print(played);
    } catch (RuntimeException thrown) {
      throw Usage.ofRefusal(spec, thrown);
    }
    return ExitCode.FINE;
  }

  private DuelResult play(Duel duel, DuelSides sides) throws IOException {
    if (!options.isForFile()) {
      try (Crew crew = work.openCrew()) {
        return duel.run(sides, crew);
      }
    }
    Path out = options.out();
    CountedRun<?, DuelResult> run = duel.request(sides).open(InputFiles.BY_NAME);
    return options
        .run()
        .watching()
        .watch(work, out, spec.qualifiedName(), crew -> run.run(out, crew, crew));
  }
}
