package dev.hindsight.workbench.runs;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where the files of a run are on this machine, by the names that its plan has for them. Names that
 * stand for something built in, such as {@code none}, are left as they are.
 */
@FunctionalInterface
public interface InputFiles {
  /** Names are paths. */
  InputFiles BY_NAME = Path::of;

  Path find(String name);

  /** The same of a path that may not have been given. */
  default @Nullable Path find(@Nullable Path named) {
    return named == null ? null : find(named.toString());
  }
}
