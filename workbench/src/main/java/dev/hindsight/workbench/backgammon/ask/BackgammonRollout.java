package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutLines;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.play.rollout.RolloutTallies;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values a position by playing it to the end many times, with dice each of its best moves.
 *
 * <pre>{@code
 * BackgammonRollout rollout = new BackgammonRollout(BearoffShelf.NONE, nets, cube, crew);
 * rollout.run(position, RolloutPlan.plain(1_296, 1), 5);
 * }</pre>
 *
 * <p>All moves are rolled out with the same dice, so that their difference is less a matter of luck
 * than their equities are. Both sides play by the nets without a look ahead, and a game that
 * reaches a table given ends there.
 */
public final class BackgammonRollout {
  private final BackgammonJudge judge;
  private final NetChoice nets;
  private final Crew crew;

  public BackgammonRollout(BearoffShelf tables, NetChoice nets, CubeMethod cube, Crew crew) {
    this.judge = new BackgammonJudge(tables, nets, cube, crew);
    this.nets = nets;
    this.crew = crew;
  }

  /**
   * Rolls out a position before the roll, or the best moves of one with dice.
   *
   * @param mostMoves how many of them
   * @throws IllegalArgumentException if the game is over
   */
  public RolloutAnswer run(BackgammonPosition position, RolloutPlan plan, int mostMoves) {
    Lines lines = lines(position, plan, mostMoves);
    return lines.answer(lines.trials().run(crew));
  }

  /** Rolls out several positions, which are one task to whoever watches the crew. */
  public List<RolloutAnswer> runAll(
      List<BackgammonPosition> positions, RolloutPlan plan, int mostMoves) {
    // All are ranked first: what a judge does on the way must not be counted as trials.
    List<Lines> all = positions.stream().map(position -> lines(position, plan, mostMoves)).toList();
    List<RolloutTallies> tallies = new ArrayList<>();
    crew.progress().begin("rollout", plan.trials() * all.size(), "trials");
    try {
      for (Lines lines : all) {
        tallies.add(lines.trials().asRound().run(crew));
      }
    } finally {
      crew.progress().end();
    }
    List<RolloutAnswer> answers = new ArrayList<>();
    for (int position = 0; position < all.size(); position++) {
      answers.add(all.get(position).answer(tallies.get(position)));
    }
    return answers;
  }

  /** What is rolled out of a position. */
  Lines lines(BackgammonPosition position, RolloutPlan plan, int mostMoves) {
    if (GameResult.isOver(position.board())) {
      throw new IllegalArgumentException("the game is over, so there is nothing to roll out");
    }
    if (mostMoves < 1) {
      throw new IllegalArgumentException("at least 1 move is rolled out, not " + mostMoves);
    }
    Dice dice = position.dice();
    return new Lines(
        position,
        plan,
        dice == null
            ? List.of()
            : judge.ranking(position, dice).plays().stream().limit(mostMoves).toList());
  }

  /** A position, or its moves, with the trials that value them; whoever runs these. */
  final class Lines {
    private final BackgammonPosition position;
    private final RolloutPlan plan;
    private final List<Ranking.Play> plays;
    private final RolloutLines trial;

    private Lines(BackgammonPosition position, RolloutPlan plan, List<Ranking.Play> plays) {
      this.position = position;
      this.plan = plan;
      this.plays = plays;
      this.trial =
          new RolloutLines(
              plays.isEmpty()
                  ? List.of(position.board())
                  : plays.stream().map(play -> play.after().swapped()).toList(),
              plan,
              () -> judge.evaluator(nets));
    }

    Counting<RolloutTallies> counting() {
      return trial.counting();
    }

    Trials<RolloutTallies> trials() {
      return Trials.of(TrialRange.of(plan.seed(), plan.trials()), counting())
          .inBlocksOf(RolloutLines.TRIALS_IN_A_BLOCK)
          .named("rollout", "trials");
    }

    /** The moves, in the order of the tallies; none before the roll. */
    List<Move> moves() {
      return plays.stream().map(Ranking.Play::move).toList();
    }

    RolloutAnswer answer(RolloutTallies tallies) {
      List<RolloutResult> results = tallies.results();
      List<RolloutAnswer.Line> lines = new ArrayList<>();
      if (plays.isEmpty()) {
        lines.add(line(null, results.get(0)));
      }
      for (int play = 0; play < plays.size(); play++) {
        lines.add(line(plays.get(play).move(), results.get(play).forOpponent()));
      }
      lines.sort(Comparator.comparingDouble(line -> -line.cubefulEquity()));
      return new RolloutAnswer(position, plan, judge.evaluator(nets).name(), lines);
    }

    private RolloutAnswer.Line line(@Nullable Move move, RolloutResult result) {
      return RolloutAnswer.Line.of(move, result, judge.method().at(position), position);
    }
  }
}
