package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.workbench.answers.AnswerForm;
import dev.hindsight.workbench.answers.Says;
import java.util.List;

/** How values of backgammon are written for programs. */
public final class BackgammonForms {
  /** A position in both notations; inlined, they are keys of the answer itself. */
  record PositionForm(
      @Says("the checkers, as gnubg writes them") String positionId,
      @Says("the position with cube, score and dice, as XG writes it") String xgid) {
    static PositionForm of(BackgammonPosition position) {
      return new PositionForm(GnubgId.writeBoard(position.board()), Xgid.write(position));
    }
  }

  public static final List<AnswerForm<?, ?>> ALL =
      List.of(
          AnswerForm.record(BackgammonPosition.class, PositionForm.class, PositionForm::of),
          AnswerForm.text(
              Move.class, "a move: `8/5 6/5`, `bar/22* 13/9`, `cannot move`", MoveNotation::write),
          AnswerForm.text(Dice.class, "two dice as they lie: `3-1`", Dice::toString),
          AnswerForm.text(Player.class, "`X` or `O`", Player::name));

  private BackgammonForms() {}
}
