package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.workbench.crossword.CrosswordSettings;

/** How questions about crossword games say what they are about. */
final class Positions {
  static final Parameter POSITION = Parameter.of(CrosswordSettings.POSITION);

  private Positions() {}

  static CgpPosition of(Query query, CrosswordRules rules) {
    return Cgp.parse(query.text("position"), rules);
  }
}
