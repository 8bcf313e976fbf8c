package dev.hindsight.workbench.crossword.files;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.crossword.rules.notation.RecordedMove;
import dev.hindsight.workbench.answers.AnswerForm;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;

/** How values of crossword games are written for programs. */
public final class CrosswordForms {
  private static final String POSITION = "a position as CGP, see notation.md";

  public static final List<AnswerForm<?, ?>> ALL =
      List.of(
          AnswerForm.text(CgpPosition.class, POSITION, Cgp::format),
          AnswerForm.text(
              GamePosition.class,
              POSITION,
              position -> Cgp.format(new CgpPosition(position, List.of()))),
          AnswerForm.text(
              MoveInPosition.class, "a move, as in 8D F(A)CET, exch AEI or pass", Object::toString),
          AnswerForm.text(
              RecordedMove.class,
              "a move of a record, or withdrawn, challenge, time, tiles left",
              Object::toString),
          AnswerForm.text(Rack.class, "tiles, ? for a blank", Object::toString),
          AnswerForm.text(Square.class, "a square, as in 8H", Object::toString),
          AnswerForm.number(
              Equity.class, "equity, exact to the thousandth", Unit.POINTS, Equity::points));

  private CrosswordForms() {}
}
