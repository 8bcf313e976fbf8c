package dev.hindsight.oware.table.export;

import dev.hindsight.oware.table.OwareTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.Adler32;

/**
 * A table as one source file that needs nothing else: the packed values, the code that unpacks
 * them, {@code value} and {@code best_move}.
 *
 * <pre>
 * String source = SourceExport.render(Language.CPP, endgame, 10);    // under 30,000 characters
 * </pre>
 *
 * <p>Bot arenas limit a program to 100,000 characters, its own code included, so smaller is better.
 * The file is plain ASCII and survives any editor. The same table gives the same characters.
 */
public final class SourceExport {
  /** What the arena allows for a whole program. */
  public static final int MOST_CHARACTERS = 100_000;

  /** The most seeds that a source file can hold. */
  public static final int MOST_SEEDS = Rows.MOST_SEEDS;

  private static final int LITERAL_CHARACTERS = 120;

  private SourceExport() {}

  /**
   * Writes the values of every board of up to {@code seeds} without turn limit as source code.
   *
   * @throws IllegalArgumentException if the table has other rules, knows too little, or contradicts
   *     its own rules
   */
  public static String render(Language language, OwareTable table, int seeds) {
    Rows rows = new Rows(seeds);
    checkSuits(table, seeds);
    byte[] packed = TablePacker.pack(table, rows);
    Adler32 adler = new Adler32();
    adler.update(packed);
    Map<String, String> parts =
        Map.of(
            "SEEDS", Integer.toString(seeds),
            "BOARDS", String.format(Locale.ROOT, "%,d", rows.boards()),
            "TABLE", printable(table.name()),
            "RULES", table.rules().name(),
            "ADLER", Long.toString(adler.getValue()),
            "PACKED", literals(packed, language));
    return fill(template(language), parts);
  }

  private static void checkSuits(OwareTable table, int seeds) {
    if (!table.rules().equals(Rows.RULES)) {
      throw new IllegalArgumentException(
          String.format(
              "the table %s is for the %s rules; source code can only be written for %s",
              table.name(), table.rules().name(), Rows.RULES.name()));
    }
    if (seeds > table.mostSeeds()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the table %s ends at %d seeds; build one of at least %d",
              table.name(),
              table.mostSeeds(),
              seeds));
    }
  }

  /** A name goes into a comment: it must not end it, nor hold characters that editors mangle. */
  private static String printable(String name) {
    return name.replaceAll("[^A-Za-z0-9 ._-]", "_");
  }

  private static String literals(byte[] packed, Language language) {
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(packed);
    List<String> lines = new ArrayList<>();
    for (int start = 0; start < text.length(); start += LITERAL_CHARACTERS) {
      int end = Math.min(text.length(), start + LITERAL_CHARACTERS);
      String joint = start == 0 ? "" : language.literalJoint();
      lines.add("    " + joint + '"' + text.substring(start, end) + '"');
    }
    return String.join("\n", lines);
  }

  private static String template(Language language) {
    String name = language.templateName();
    try (InputStream in = SourceExport.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + name + " is missing from the build");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the resource " + name, e);
    }
  }

  private static String fill(String template, Map<String, String> parts) {
    String source = template;
    for (Map.Entry<String, String> part : parts.entrySet()) {
      source = source.replace("${" + part.getKey() + "}", part.getValue());
    }
    if (source.contains("${")) {
      throw new IllegalStateException("a template asks for a part that does not exist");
    }
    return source;
  }
}
