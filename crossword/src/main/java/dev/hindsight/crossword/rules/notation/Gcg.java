package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Recorded games (GCG), as crossword programs exchange them.
 *
 * <pre>
 * #character-encoding UTF-8
 * #player1 Ama Ama Mensah
 * #player2 Kofi Kofi Boateng
 * #lexicon ENABLE
 * &gt;Ama: ACEFTQZ 8D FACET +28 28        a play
 * #note A note is about what comes before it
 * and may go on in the next line.
 * &gt;Kofi: AEIOUUU -IUU +0 0             an exchange
 * &gt;Ama: EEXZQAB 9G EX +22 50           a play
 * &gt;Ama: EEXZQAB -- -22 28              that is challenged and withdrawn
 * &gt;Kofi: AEIOS?T -2 +0 0               an exchange of two tiles that are not known
 * &gt;Ama: EEXZQAB - +0 28                a pass
 * &gt;Kofi: AEIOS?T 8D .....s +10 10      a play through tiles on the board, with a blank
 * &gt;Kofi: AEIO (challenge) +5 15        points for a challenge that failed
 * &gt;Kofi: AEIO (AEIO) -4 11             tiles left over: one's own, or the opponent's
 * &gt;Kofi: AEIO (time) -10 1             points lost on time
 * </pre>
 *
 * <p><b>Reading</b>
 *
 * <ul>
 *   <li>A file that names its encoding is in UTF-8, a part of ISO-8859 (the first is also called
 *       Latin-1) or a windows-125x; any other name is refused. A file that does not is UTF-8 if it
 *       can be, otherwise ISO-8859-1. Lines end with any of CR, LF and CRLF; empty lines do not
 *       count.
 *   <li>Both players are named before the first event. All pragmas but the players and the encoding
 *       are kept with their text in the place where they are, known or not, and mean nothing here:
 *       board and tiles come from the caller's rules.
 *   <li>A line that begins with neither {@code #} nor {@code >} continues the pragma before it;
 *       after an event it is an error.
 *   <li>Racks may be missing, which means that they are not known; a rack that is there must hold
 *       what is played. There are never more tiles of a letter than in the full bag.
 *   <li>Turns alternate, which tells two players of one nickname apart. Plays must be allowed on
 *       the board, but words are not checked. Points and totals that are wrong are kept and told by
 *       {@link GcgGame#doubts}; points for tiles left over, for challenges and time are taken as
 *       they are. A play is withdrawn, or earns points for a challenge, only directly after it;
 *       {@code -- +0 59} gives only the total after a withdrawal.
 *   <li>What follows the total, the words that the play makes, does not count.
 * </ul>
 *
 * <p><b>Writing</b> is in UTF-8 with LF, dots for tiles on the board, blanks last on racks of games
 * played here; what was read is written with the same meaning.
 */
public final class Gcg {
  private static final int MOST_BYTES = 1 << 20;

  private Gcg() {}

  /**
   * The game in a file.
   *
   * @throws CrosswordFormatException if it is not one; the message names file and line
   */
  public static GcgGame read(Path file, CrosswordRules rules) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(
          file.toString(), null, "is a folder; name a recorded game (GCG)");
    }
    byte[] bytes;
    try (InputStream input = Files.newInputStream(file)) {
      bytes = input.readNBytes(MOST_BYTES + 1);
    }
    try {
      return parse(bytes, rules);
    } catch (CrosswordFormatException e) {
      throw new CrosswordFormatException(file + ": " + e.getMessage());
    }
  }

  /**
   * The game in the bytes of a file.
   *
   * @throws CrosswordFormatException if it is not one; the message names the line
   */
  public static GcgGame parse(byte[] bytes, CrosswordRules rules) {
    if (bytes.length > MOST_BYTES) {
      throw new CrosswordFormatException(
          "a recorded game is at most " + MOST_BYTES + " bytes long; this is longer");
    }
    return new GcgReader(rules).read(GcgEncoding.decode(bytes));
  }

  /**
   * The game that a text describes; an encoding that it names does not matter.
   *
   * @throws CrosswordFormatException if it is not one; the message names the line
   */
  public static GcgGame parse(String text, CrosswordRules rules) {
    if (text.length() > MOST_BYTES) {
      throw new CrosswordFormatException(
          "a recorded game is at most " + MOST_BYTES + " characters long; this is longer");
    }
    return new GcgReader(rules).read(text);
  }

  /** The text of a game; {@link #parse(String, CrosswordRules)} gives an equal one. */
  public static String format(GcgGame game) {
    return new GcgWriter(game).format();
  }
}
