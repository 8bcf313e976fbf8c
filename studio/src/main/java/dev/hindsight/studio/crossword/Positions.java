package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;

/** How questions about crossword games say what they are about. */
final class Positions {
  static final Parameter POSITION =
      Parameter.required(
          "position",
          "CGP: rows, racks, scores and scoreless turns; the player on turn comes first",
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0");

  private Positions() {}

  static CgpPosition of(Query query, CrosswordRules rules) {
    return Cgp.parse(query.text("position"), rules);
  }
}
