package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the bytes of a recorded game become text: see {@link Gcg}. */
final class GcgEncoding {
  static final String PRAGMA = "character-encoding";

  private static final Pattern DECLARED =
      Pattern.compile("(?:^|[\r\n])#" + PRAGMA + "[ \t]+([^\r\n]*)");

  private static final Pattern OTHER_ALPHABETS =
      Pattern.compile("iso-8859-[0-9]{1,2}|windows-125[0-8]");

  private GcgEncoding() {}

  static String decode(byte[] bytes) {
    String latin = new String(bytes, StandardCharsets.ISO_8859_1);
    Optional<String> unicode = decodeUnicode(bytes);
    boolean marked = latin.startsWith("\u00EF\u00BB\u00BF");
    Matcher declared = DECLARED.matcher(marked ? latin.substring(3) : latin);
    if (!declared.find() && !marked) {
      return unicode.orElse(latin);
    }
    String name = marked ? "utf-8" : declared.group(1).strip().toLowerCase(Locale.ROOT);
    return switch (name) {
      case "utf-8", "utf8" ->
          unicode.orElseThrow(
              () ->
                  new CrosswordFormatException(
                      "the recorded game says that it is in UTF-8, but its bytes are not"));
      case "iso-8859-1", "iso8859-1", "latin-1", "latin1", "us-ascii", "ascii" -> latin;
      default -> new String(bytes, charset(name));
    };
  }

  /** The other parts of ISO 8859, and what Windows calls its own. */
  private static Charset charset(String name) {
    if (OTHER_ALPHABETS.matcher(name).matches() && Charset.isSupported(name)) {
      return Charset.forName(name);
    }
    throw new CrosswordFormatException(
        "the recorded game is in an encoding that is not known here; use UTF-8 or ISO-8859-1");
  }

  private static Optional<String> decodeUnicode(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
