package dev.hindsight.core.notation;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How sentences name what somebody may say. Whoever works does not know whether that somebody typed
 * a command, filled in a page or sent a line of JSON, so it writes the name in backquotes, and the
 * door through which the question came puts its own words there:
 *
 * <pre>{@code
 * "`endgame-plies` must be from 1 to 25, not 0"
 *     --endgame-plies must be …        on the command line
 *     the field endgamePlies must be … on a page
 * }</pre>
 */
public final class SettingNames {
  private static final Pattern QUOTED = Pattern.compile("`([a-z]+(?:-[a-z]+)*)`");

  private SettingNames() {}

  /** Whether a name is of small letters with hyphens. */
  public static boolean isName(String text) {
    boolean isLetterWanted = true;
    for (int place = 0; place < text.length(); place++) {
      char one = text.charAt(place);
      boolean isLetter = one >= 'a' && one <= 'z';
      if (!isLetter && (isLetterWanted || one != '-')) {
        return false;
      }
      isLetterWanted = !isLetter;
    }
    return !isLetterWanted;
  }

  /** A name as it stands in sentences. */
  public static String quoted(String name) {
    return "`" + name + "`";
  }

  /** A name as programs write it: {@code endgamePlies}. */
  public static String key(String name) {
    StringBuilder key = new StringBuilder();
    for (String word : name.split("-", -1)) {
      key.append(key.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return key.toString();
  }

  /** A sentence with each name as a door writes it. */
  public static String in(String sentence, UnaryOperator<String> naming) {
    if (sentence.indexOf('`') < 0) {
      return sentence;
    }
    return QUOTED
        .matcher(sentence)
        .replaceAll(found -> Matcher.quoteReplacement(naming.apply(found.group(1))));
  }
}
