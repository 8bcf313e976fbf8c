package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Header of a container as text lines; {@link ContainerFormat} specifies them. Numbers that are
 * known only after the columns have been written have a fixed width, so a header's length depends
 * on the schema alone.
 */
final class HeaderText {
  private static final Pattern COLUMN =
      Pattern.compile(
          "([^ ]+) ([a-z0-9]+) ([a-z]+) count ([0-9]{19}) at ([0-9]{19}) stored ([0-9]{19})"
              + " crc-32c ([0-9a-f]{8})");

  private HeaderText() {}

  static byte[] encode(Parameters parameters, Provenance provenance, List<ColumnHeader> columns) {
    StringBuilder text = new StringBuilder();
    for (String key : parameters.keys()) {
      line(text, "parameter", key + " " + parameters.text(key));
    }
    line(text, "recipe", provenance.recipe());
    line(text, "seed", Long.toString(provenance.seed()));
    line(text, "first-trial", Long.toString(provenance.firstTrial()));
    line(text, "trial-count", Long.toString(provenance.trialCount()));
    provenance.inputSha256().forEach((name, sha) -> line(text, "input", sha + " " + name));
    for (ColumnHeader column : columns) {
      line(text, "column", columnText(column));
    }
    byte[] lines = text.toString().getBytes(UTF_8);
    byte[] header = Arrays.copyOf(lines, Math.toIntExact(ContainerFormat.aligned(lines.length)));
    Arrays.fill(header, lines.length, header.length, (byte) '\n');
    return header;
  }

  private static void line(StringBuilder text, String word, String rest) {
    text.append(word).append(' ').append(rest).append('\n');
  }

  private static String columnText(ColumnHeader column) {
    ColumnSpec spec = column.spec();
    return String.format(
        Locale.ROOT,
        "%s %s %s count %019d at %019d stored %019d crc-32c %08x",
        spec.name(),
        spec.type().word(),
        spec.storage().word(),
        spec.count(),
        column.offset(),
        column.storedLength(),
        column.contentCrc32c());
  }

  /**
   * Reads a header back; throws {@link IllegalArgumentException} for anything but a header in its
   * one spelling. Offsets and lengths are only parsed here, {@link HeaderReader} checks them.
   */
  static TableHeader decode(ContainerFormat.Preamble preamble, byte[] header) {
    Deque<String> lines = new ArrayDeque<>(Arrays.asList(decodeUtf8(header).split("\n")));
    Parameters parameters = Parameters.of();
    while (isNext(lines, "parameter")) {
      String[] keyAndText = split(take(lines, "parameter"));
      parameters = parameters.with(keyAndText[0], keyAndText[1]);
    }
    String recipe = take(lines, "recipe");
    long seed = Long.parseLong(take(lines, "seed"));
    long firstTrial = Long.parseLong(take(lines, "first-trial"));
    long trialCount = Long.parseLong(take(lines, "trial-count"));
    SortedMap<String, String> inputs = new TreeMap<>();
    while (isNext(lines, "input")) {
      String[] shaAndName = split(take(lines, "input"));
      inputs.put(shaAndName[1], shaAndName[0]);
    }
    List<ColumnHeader> columns = new ArrayList<>();
    while (isNext(lines, "column")) {
      columns.add(column(take(lines, "column")));
    }
    Provenance provenance = new Provenance(recipe, seed, firstTrial, trialCount, inputs);
    // One spelling per header: whatever was forgiven above (order, repeated keys, leading zeros,
    // lines left over, padding) shows here.
    if (!Arrays.equals(header, encode(parameters, provenance, columns))) {
      throw new IllegalArgumentException("a header that is not in its one spelling");
    }
    return new TableHeader(
        preamble.kind(),
        preamble.kindVersion(),
        preamble.containerVersion(),
        parameters,
        provenance,
        columns,
        preamble.fileLength());
  }

  private static String decodeUtf8(byte[] bytes) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("a header that is not UTF-8", e);
    }
  }

  private static boolean isNext(Deque<String> lines, String word) {
    return !lines.isEmpty() && lines.getFirst().startsWith(word + " ");
  }

  private static String take(Deque<String> lines, String word) {
    if (!isNext(lines, word)) {
      throw new IllegalArgumentException("a header without the line " + word);
    }
    return lines.removeFirst().substring(word.length() + 1);
  }

  private static String[] split(String twoWords) {
    int space = twoWords.indexOf(' ');
    if (space < 0) {
      throw new IllegalArgumentException("a header line that ends too early");
    }
    return new String[] {twoWords.substring(0, space), twoWords.substring(space + 1)};
  }

  private static ColumnHeader column(String text) {
    Matcher fields = COLUMN.matcher(text);
    if (!fields.matches()) {
      throw new IllegalArgumentException("the column line " + HeaderWords.quoted(text));
    }
    ColumnType type =
        ColumnType.find(fields.group(2))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a column " + fields.group(1) + " of unknown type " + fields.group(2)));
    Storage storage = Storage.valueOf(fields.group(3).toUpperCase(Locale.ROOT));
    return new ColumnHeader(
        new ColumnSpec(fields.group(1), type, Long.parseLong(fields.group(4)), storage),
        Long.parseLong(fields.group(5)),
        Long.parseLong(fields.group(6)),
        Integer.parseUnsignedInt(fields.group(7), 16));
  }
}
