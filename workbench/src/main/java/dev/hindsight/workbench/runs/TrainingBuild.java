package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A table that is learnt, from start to file. Stopped in any way, the same build goes on where it
 * was.
 *
 * @param <R> what there is to say of it afterwards
 */
public abstract class TrainingBuild<R> implements TableBuild<R>, RunRequest<R> {
  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public R run(Path target, Crew crew) throws IOException {
    return open(InputFiles.BY_NAME).run(target, crew, crew);
  }
}
