package dev.hindsight.oware.rules.notation;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.PositionFormatException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How the variants of the rules are called in the {@code Variant} tag of game records. */
final class OgnVariant {
  private OgnVariant() {}

  static String name(OwareRules rules) {
    if (rules.equals(OwareRules.ABAPA)) {
      return "Oware Abapa";
    }
    if (rules.equals(OwareRules.AWARI)) {
      return "Oware Awari";
    }
    if (rules.equals(OwareRules.CODINGAME)) {
      return "Oware CodinGame";
    }
    throw new PositionFormatException(
        "the rules "
            + rules.name()
            + " have no name in game records; only codingame, abapa and awari have one");
  }

  /** The rules of that name, in any case of the letters and with or without "Oware", or null. */
  static @Nullable OwareRules findRules(String variant) {
    for (OwareRules rules : OwareRules.ALL) {
      String name = variant.toLowerCase(Locale.ROOT);
      if (name.equals(rules.name()) || name.equals("oware " + rules.name())) {
        return rules;
      }
    }
    return null;
  }
}
