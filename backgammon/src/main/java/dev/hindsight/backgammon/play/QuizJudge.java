package dev.hindsight.backgammon.play;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import java.util.List;

/** Knows the answers of a quiz. */
public interface QuizJudge {
  /** Whether it can be asked about the cube. */
  boolean knowsCube();

  /** Every move of a position with dice, the best first. */
  List<QuizQuestion.Choice> moves(BackgammonPosition position);

  /** What to do with the cube, before the roll. */
  CubeDecision cube(BackgammonPosition position);
}
