package dev.hindsight.cli.demo;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.answers.Range;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Shows people something as it happens, and notes what there is to remember at the end. */
public final class Presentation {
  private final PrintWriter out;
  private final List<String> findings = new ArrayList<>();

  public Presentation(PrintWriter out) {
    this.out = out;
  }

  /** One line, or several. */
  public void say(String format, @Nullable Object... arguments) {
    out.println(format(format, arguments));
    // People watch this: what is known is shown at once.
    out.flush();
  }

  /** A line with air around it, before something is shown. */
  public void introduce(String format, @Nullable Object... arguments) {
    say("");
    say(format, arguments);
    say("");
  }

  /** An underlined line that begins a part. */
  public void heading(String text) {
    say("");
    say("%s", text);
    say("%s", "=".repeat(text.length()));
    say("");
  }

  /** A sentence to remember, without its full stop; it is not shown now. */
  public void remember(String format, @Nullable Object... arguments) {
    findings.add(format(format, arguments));
  }

  /** Shows a sentence now, and remembers it. */
  public void conclude(String format, @Nullable Object... arguments) {
    String finding = format(format, arguments);
    say("%s.", finding);
    findings.add(finding);
  }

  /**
   * What was built into a file, after a look at every byte of it.
   *
   * @param entry a short word for what was solved, for the end
   */
  public void built(BuildResult built, Path file, String entry) throws IOException {
    boolean whole = TableFiles.verify(file).ok();
    say(
        "Built: %s, %,d %s in %.1f s, %,d bytes, %s.",
        built.what(),
        built.entries(),
        built.unit(),
        built.seconds(),
        built.bytes(),
        whole ? "every byte verified" : "DAMAGED ON DISK");
    remember(
        "%s: %,d %s solved exactly in %.1f s",
        built.what(), built.entries(), entry, built.seconds());
  }

  /** How many games the first player won. */
  public void played(DuelResult result) {
    say("%d won, %d drawn, %d lost;", result.wins(), result.draws(), result.losses());
  }

  /** An estimate with its interval, each number by this format. */
  public static String range(Range range, String format) {
    return format(
        format + " (95 %%: " + format + " to " + format + ")",
        range.estimate(),
        range.low(),
        range.high());
  }

  /** What there is to remember. */
  public List<String> findings() {
    return List.copyOf(findings);
  }

  private static String format(String format, @Nullable Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
