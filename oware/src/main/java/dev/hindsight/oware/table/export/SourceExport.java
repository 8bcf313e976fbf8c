package dev.hindsight.oware.table.export;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Adler32;

/**
 * A table as one source file that needs nothing else: {@code value}, {@code best_move}, and what
 * they stand on.
 *
 * <pre>
 * String source = SourceExport.endgame(Language.CPP, endgame, 10);   // under 30,000 characters
 * String source = SourceExport.book(Language.CPP, rules, book, 10);  // about 11,000 characters
 * </pre>
 *
 * <p>Bot arenas limit a program to 100,000 characters, its own code included, so smaller is better.
 * An endgame brings its packed values and the code that unpacks them. A book follows from the rules
 * turn by turn, so its source brings none and solves it when the program starts; packed, even 9
 * seeds would not fit. The file is plain ASCII and survives any editor. The same table gives the
 * same characters.
 */
public final class SourceExport {
  /** What the arena allows for a whole program. */
  public static final int MOST_CHARACTERS = 100_000;

  /** The most seeds that a source file can hold. */
  public static final int MOST_SEEDS = Rows.MOST_SEEDS;

  private static final int LITERAL_CHARACTERS = 120;

  private SourceExport() {}

  /**
   * Writes the values of every board of up to {@code seeds} without a turn limit as source code.
   *
   * @throws IllegalArgumentException if the table knows too little or contradicts its own rules
   */
  public static String endgame(Language language, OwareTable table, int seeds) {
    Rows rows = new Rows(table.rules(), seeds);
    checkSuits(table, seeds);
    byte[] packed = TablePacker.pack(table, rows);
    Adler32 adler = new Adler32();
    adler.update(packed);
    int planes = TablePacker.planes(table);
    Map<String, String> parts = new LinkedHashMap<>(commonParts(language, rows));
    parts.put("TABLE", printable(table.name()));
    parts.put("WHAT", planes == 1 ? "the exact value" : "the lowest and the highest value");
    parts.put("REPETITION", repetition(table.rules()));
    parts.put("PLANES", Integer.toString(planes));
    parts.put("START_UP", StartUp.words(language, SourceKind.ENDGAME, seeds));
    parts.put("ADLER", Long.toString(adler.getValue()));
    parts.put("PACKED", literals(packed, language));
    return fill(resource(language.resource("endgame")), parts);
  }

  /**
   * Writes the values of every board of up to {@code seeds} for every number of turns left as
   * source code.
   *
   * @param table a book to be compared with what the rules say, every board at every turn it has
   * @throws IllegalArgumentException if the rules have no turn limit, or the table knows too few
   *     seeds or differs from what the rules say
   */
  public static String book(
      Language language, OwareRules rules, Optional<? extends OwareTable> table, int seeds) {
    if (!rules.hasTurnLimit()) {
      throw new IllegalArgumentException(
          "a game under " + rules.name() + " has no turn limit; export an endgame");
    }
    Rows rows = new Rows(rules, seeds);
    if (table.isPresent()) {
      checkSuits(table.get(), seeds);
      BookCheck.check(table.get(), rows);
    }
    Map<String, String> parts = new LinkedHashMap<>(commonParts(language, rows));
    parts.put(
        "ORIGIN",
        table
            .map(each -> "the rules, equal to the table " + printable(each.name()))
            .orElse("the rules"));
    parts.put("START_UP", StartUp.words(language, SourceKind.BOOK, seeds));
    return fill(resource(language.resource("book")), parts);
  }

  /**
   * Adds a player to a source: a search that has the table at its leaves and stops when its time is
   * up.
   *
   * @param source as {@link #endgame} or {@link #book} have written it
   * @param kind which of the two
   * @param seeds the most seeds on a board of the table
   */
  public static String withPlayer(
      String source, Language language, SourceKind kind, OwareRules rules, int seeds) {
    boolean isBook = kind == SourceKind.BOOK;
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("SPACE", language.tableName(kind));
    parts.put("KNOWN", isBook ? language.valueWithTurns() : "value(pits)");
    parts.put("START_UP", StartUp.words(language, kind, seeds));
    parts.put("GRAND_SLAM_CAPTURES", language.literal(rules.grandSlamCaptures()));
    return source + fill(resource(language.resource("bot")), parts);
  }

  private static Map<String, String> commonParts(Language language, Rows rows) {
    boolean captures = rows.rules().grandSlamCaptures();
    return Map.of(
        "ROWS", resource(language.resource("rows")),
        "SEEDS", Integer.toString(rows.mostSeeds()),
        "BOARDS", String.format(Locale.ROOT, "%,d", rows.boards()),
        "RULES", rows.rules().name(),
        "GRAND_SLAM_CAPTURES", language.literal(captures),
        "GRAND_SLAM",
            captures
                ? "a grand slam is illegal unless every move is one"
                : "a grand slam captures nothing");
  }

  private static String repetition(OwareRules rules) {
    return switch (rules.repetition()) {
      case PLAYED_ON -> "Endless play is worth 0.";
      case SPLIT -> "A repetition splits the rest: endless play is worth 0.";
      case EACH_KEEPS_OWN_SIDE -> "A repetition does so too, hence the bounds.";
    };
  }

  private static void checkSuits(OwareTable table, int seeds) {
    if (seeds > table.mostSeeds()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the table %s ends at %d seeds; ask for no more, or build one of at least %d",
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

  private static String resource(String name) {
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
    // The rows first: they ask for other parts themselves.
    String source = template.replace("${ROWS}", parts.getOrDefault("ROWS", ""));
    for (Map.Entry<String, String> part : parts.entrySet()) {
      source = source.replace("${" + part.getKey() + "}", part.getValue());
    }
    if (source.contains("${")) {
      throw new IllegalStateException("a template asks for a part that does not exist");
    }
    return source;
  }
}
