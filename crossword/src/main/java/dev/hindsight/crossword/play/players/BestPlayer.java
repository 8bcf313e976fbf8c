package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.judge.JudgeBudget;
import dev.hindsight.crossword.play.judge.JudgeQuestion;
import dev.hindsight.crossword.play.judge.MoveJudge;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays what a {@link MoveJudge} finds best: a function of what its seat sees and of one number
 * drawn from the game's generator, unless its budget is time.
 */
final class BestPlayer implements Player {
  private final MoveJudge judge;
  private final JudgeBudget budget;
  private final boolean readsMoves;

  /**
   * @param judge of its own
   */
  BestPlayer(MoveJudge judge, JudgeBudget budget, boolean readsMoves) {
    this.judge = judge;
    this.budget = budget;
    this.readsMoves = readsMoves;
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    Optional<ObservedMove> last =
        readsMoves && game.turns() > 0
            ? ObservedMove.of(game.move(game.turns() - 1))
            : Optional.empty();
    JudgeQuestion question = new JudgeQuestion(game.position(), last, random.nextLong());
    try (Crew alone = new Crew(1)) {
      return judge.judge(question, budget, alone).best().move();
    }
  }
}
