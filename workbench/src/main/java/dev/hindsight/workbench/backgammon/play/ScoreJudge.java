package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.play.QuizJudge;
import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import java.util.List;
import java.util.Objects;

/** Judges decisions at the score of a match, of which small bearoffs are solved with the cube. */
record ScoreJudge(BackgammonJudge judge) implements QuizJudge {
  @Override
  public boolean knowsCube() {
    return true;
  }

  @Override
  public List<QuizQuestion.Choice> moves(BackgammonPosition position) {
    return judge.ranking(position, Objects.requireNonNull(position.dice())).plays().stream()
        .map(
            play ->
                new QuizQuestion.Choice(
                    MoveNotation.write(play.move()),
                    play.chances().winProbability(),
                    play.equity(),
                    play.loss()))
        .toList();
  }

  @Override
  public CubeDecision cube(BackgammonPosition position) {
    return judge.standing(position).decision();
  }
}
