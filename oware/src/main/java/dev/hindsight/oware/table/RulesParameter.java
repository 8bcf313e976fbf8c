package dev.hindsight.oware.table;

import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.util.stream.Collectors;

/** The rules that a table's header names. */
final class RulesParameter {
  static final String KEY = "rules";

  private RulesParameter() {}

  /** The named rules, or {@link WrongTableException} if this program does not know them. */
  static OwareRules of(Table table) throws IOException {
    String name = table.textParameter(KEY);
    for (OwareRules rules : OwareRules.ALL) {
      if (rules.name().equals(name)) {
        return rules;
      }
    }
    throw new WrongTableException(
        table.path(),
        OwareRules.ALL.stream()
            .map(OwareRules::name)
            .collect(Collectors.joining(", ", "rules ", "")),
        "rules " + name);
  }
}
