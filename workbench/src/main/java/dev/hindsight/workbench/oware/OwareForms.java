package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.answers.AnswerForm;
import java.util.List;

/** How values of oware are written for programs. */
public final class OwareForms {
  public static final List<AnswerForm<?, ?>> ALL =
      List.of(
          AnswerForm.text(
              OwarePosition.class,
              "a position: 12 pits from A to f, South's store, North's store and who moves, as"
                  + " 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
              OwarePosition::toString),
          AnswerForm.text(Pit.class, "a pit: A to F for South, a to f for North", Pit::toString),
          AnswerForm.text(OwareRules.class, "`codingame`, `abapa` or `awari`", OwareRules::name));

  private OwareForms() {}
}
