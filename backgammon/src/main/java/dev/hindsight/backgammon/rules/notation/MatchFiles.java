package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recorded matches in whatever format somebody has at hand; the file itself tells which it is.
 *
 * <pre>
 * match file (.mat)           Jellyfish, XG, gnubg, servers; in UTF-8, UTF-16 or Latin-1
 * SGF (.sgf)                  gnubg
 * eXtreme Gammon (.xg .xgp)   also a position, as a game that begins with it
 * BGBlitz (.bgf)
 * </pre>
 */
public final class MatchFiles {
  /** A match with all its analyses is far below. */
  public static final int MOST_BYTES = 64 << 20;

  private static final Pattern CHARSET = Pattern.compile("CA\\[([A-Za-z0-9_.:+-]{1,40})]");
  private static final Pattern MATCH_TEXT =
      Pattern.compile(
          "(?im)^\\s*([0-9]{1,5} +point +match|(unlimited|money)\\b.*|Game +[0-9]{1,6}\\s*$)");
  private static final int HEAD = 20_000;

  /** What a file of a match can be. */
  public enum Kind {
    MAT("match file"),
    SGF("SGF file"),
    XG("eXtreme Gammon file"),
    BGF("BGBlitz file");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** In a few words. */
    public String words() {
      return words;
    }
  }

  private MatchFiles() {}

  /** What a file is, if it looks like the record of a match; {@code file} may be its beginning. */
  public static Optional<Kind> kind(byte[] file) {
    if (XgArchive.begins(file)) {
      return Optional.of(Kind.XG);
    }
    if (BgfFile.begins(file)) {
      return Optional.of(Kind.BGF);
    }
    String head = text(file.length > HEAD ? java.util.Arrays.copyOf(file, HEAD) : file);
    if (isSgf(head)) {
      return Optional.of(Kind.SGF);
    }
    return MATCH_TEXT.matcher(head).find() ? Optional.of(Kind.MAT) : Optional.empty();
  }

  /**
   * Reads what can be read of a match.
   *
   * @throws BackgammonFormatException if the file is none, and says what it is instead; or if it is
   *     damaged
   */
  public static MatchReading read(byte[] file) {
    if (XgArchive.begins(file)) {
      return XgFile.read(file);
    }
    if (BgfFile.begins(file)) {
      return BgfFile.read(file);
    }
    Optional<String> other = OtherFiles.name(file);
    if (other.isEmpty() && kind(file).isEmpty() && PositionText.isIn(text(file))) {
      other = Optional.of("the text of a position, which 'ask' answers");
    }
    if (other.isPresent()) {
      throw new BackgammonFormatException(
          "this is " + other.get() + ", not a recorded match of backgammon");
    }
    return read(text(file));
  }

  /** Reads what can be read of a match that is a text: a match file or SGF. */
  public static MatchReading read(String text) {
    return isSgf(text) ? SgfFile.read(text) : MatFile.readWhatIsThere(text);
  }

  private static boolean isSgf(String text) {
    int start = 0;
    while (start < text.length()
        && (Character.isWhitespace(text.charAt(start)) || text.charAt(start) == '\uFEFF')) {
      start++;
    }
    if (!text.startsWith("(", start)) {
      return false;
    }
    start++;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return text.startsWith(";", start);
  }

  /**
   * The text of a file: in UTF-16 if it begins so, in what an SGF file names, in UTF-8 if it can
   * be, and otherwise in Latin-1.
   */
  public static String text(byte[] file) {
    if (file.length >= 2 && (file[0] & 0xff) == 0xff && (file[1] & 0xff) == 0xfe) {
      return new String(file, 2, file.length - 2, UTF_16LE);
    }
    if (file.length >= 2 && (file[0] & 0xff) == 0xfe && (file[1] & 0xff) == 0xff) {
      return new String(file, 2, file.length - 2, UTF_16BE);
    }
    String latin = new String(file, 0, Math.min(file.length, 2_000), ISO_8859_1);
    Matcher named = CHARSET.matcher(latin);
    if (latin.stripLeading().startsWith("(") && named.find()) {
      try {
        return new String(file, Charset.forName(named.group(1)));
      } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
        // As if none were named.
      }
    }
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
    } catch (CharacterCodingException notUtf8) {
      return new String(file, Charset.forName("windows-1252"));
    }
  }
}
