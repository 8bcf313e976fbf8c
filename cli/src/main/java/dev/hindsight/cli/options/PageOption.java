package dev.hindsight.cli.options;

import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --html FILE}: a review as a page of its own. */
public final class PageOption {
  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write a page with a graph and boards.")
  private @Nullable Path html;

  public boolean isAsked() {
    return html != null;
  }

  /** Refuses, before anything is worked out, a file that cannot be written. */
  public void check() throws IOException {
    if (html != null) {
      WholeFile.check(html);
    }
  }

  /** Writes the page if it was asked for. */
  public void write(Supplier<String> page) throws IOException {
    if (html != null) {
      WholeFile.writeText(html, page.get());
    }
  }
}
