package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.ask.PreEndgameReport;
import dev.hindsight.workbench.crossword.ask.PreEndingAsk;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Holds a move that was made against the best one: by equity, with few tiles in the bag by who wins
 * after each draw, with an empty bag by the endgame solver.
 */
final class SolvedVerdicts {
  private final LoadedEquipment loaded;
  private final CrosswordAsk ask;
  private final EndingAsk endings;
  private final ChancesAfter chances;

  /** Made when first needed, because it takes much memory. */
  private @Nullable PreEndingAsk preEndings;

  SolvedVerdicts(LoadedEquipment loaded, ChancesAfter chances) {
    this.loaded = loaded;
    this.ask = new CrosswordAsk(loaded);
    this.endings = new EndingAsk(loaded);
    this.chances = chances;
  }

  /**
   * What there is to judge.
   *
   * @param position with the rack of the player on turn
   * @param move that counts: a pass in the place of a play that was challenged off
   * @param isPhony whether it makes words that are not in the list, and stayed on the board
   */
  record Made(GamePosition position, Move move, boolean isPhony) {
    Made withRack(Tiles rack) {
      GamePosition completed =
          new GamePosition(
              position.rules(),
              position.squares(),
              List.of(rack, Tiles.of()),
              position.scorePoints(),
              position.scorelessTurns());
      return new Made(completed, move, isPhony);
    }
  }

  /** The move beside the first ones by equity. */
  CrosswordAsk.Compared compare(Made made, int listed) {
    return ask.compare(made.position, made.move, listed, made.isPhony);
  }

  /** By equity; null if the move is not allowed. */
  @Nullable Verdict statically(Made made) {
    CrosswordAsk.Compared compared = compare(made, Verdict.ALTERNATIVES);
    Verdict.Pair pair = pair(made.position, compared);
    return pair == null
        ? null
        : Verdict.of(
            Phase.STATIC,
            new Known.Estimate(),
            pair,
            compared.first().stream().map(move -> valued(made.position, move)).toList());
  }

  private Verdict.@Nullable Pair pair(GamePosition position, CrosswordAsk.Compared compared) {
    CrosswordAnswer.Move mine = compared.made();
    if (mine == null) {
      return null;
    }
    CrosswordAnswer.Move best = compared.first().get(0);
    return new Verdict.Pair(
        mine.move(),
        mine.equity(),
        best.move(),
        best.equity(),
        new Verdict.Chances(
            chance(position, mine.move(), mine.equity()),
            chance(position, best.move(), best.equity())));
  }

  private double chance(GamePosition position, MoveInPosition move, Equity equity) {
    return chances.of(position, move.move(), equity, false);
  }

  private Alternative valued(GamePosition position, CrosswordAnswer.Move move) {
    return new Alternative(
        move.move(),
        move.score(),
        move.equity(),
        chance(position, move.move(), move.equity()),
        null);
  }

  /**
   * By equity over the racks that the one known in part may have been; null if the move is not
   * allowed.
   *
   * @param turn from which the racks follow, if they are drawn at random
   */
  @Nullable Verdict overCompletions(Made made, int turn) {
    RackCompletions completions = new RackCompletions(made.position, turn);
    Map<Move, Double> best = new LinkedHashMap<>();
    List<Double> losses = new ArrayList<>();
    double weights = 0;
    double equity = 0;
    double bestEquity = 0;
    double win = 0;
    double bestWin = 0;
    for (RackCompletions.Completion completion : completions.found()) {
      Made completed = made.withRack(completion.rack());
      Verdict.Pair pair = pair(completed.position, compare(completed, 1));
      if (pair == null) {
        return null;
      }
      double weight = completion.weight();
      weights += weight;
      equity += weight * pair.equity().millipoints();
      // A phony may be worth more than any valid move.
      bestEquity += weight * pair.equity().plus(pair.loss()).millipoints();
      win += weight * pair.chances().made();
      bestWin += weight * (pair.chances().made() + pair.chances().lost());
      best.merge(pair.best().move(), weight, Double::sum);
      losses.add(pair.loss().points().doubleValue());
    }
    Move mostOften =
        best.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    Verdict.Pair mean =
        new Verdict.Pair(
            new MoveInPosition(made.position, made.move),
            new Equity((int) Math.round(equity / weights)),
            new MoveInPosition(made.position, mostOften),
            new Equity((int) Math.round(bestEquity / weights)),
            new Verdict.Chances(win / weights, bestWin / weights));
    Known known =
        completions.isComplete() ? new Known.Estimate() : new Known.Sample(standardError(losses));
    return Verdict.of(Phase.STATIC, known, mean, List.of()).over(completions.found().size());
  }

  private static double standardError(List<Double> losses) {
    double mean = losses.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    double squares = losses.stream().mapToDouble(loss -> (loss - mean) * (loss - mean)).sum();
    return Math.sqrt(squares / (losses.size() - 1) / losses.size());
  }

  /** With an empty bag; null if the move is not allowed. */
  @Nullable Verdict inEndgame(Made made, EndgameLimits limits, Crew crew) {
    EndingAsk.Solved solved = endings.solveBest(made.position, Verdict.ALTERNATIVES, limits, crew);
    if (solved.moves().isEmpty()) {
      return statically(made);
    }
    CrosswordAnswer.Move best = solved.moves().get(0);
    Phase phase = solved.proven() ? Phase.ENDGAME : Phase.ESTIMATE;
    if (!made.isPhony && best.move().isSameAs(made.move)) {
      return ending(phase, made, best.equity(), best.move(), best.equity(), solved.moves());
    }
    OptionalInt value = endings.findValueAfter(made.position, made.move, limits, crew);
    if (value.isEmpty()) {
      return statically(made);
    }
    Equity worth = Equity.ofPoints(value.getAsInt());
    // The search did not see to the end what the move that was made is known to lead to.
    boolean isBest = !solved.proven() && !made.isPhony && worth.compareTo(best.equity()) >= 0;
    MoveInPosition own = new MoveInPosition(made.position, made.move);
    return isBest
        ? ending(phase, made, worth, own, worth, solved.moves())
        : ending(phase, made, worth, best.move(), best.equity(), solved.moves());
  }

  private Verdict ending(
      Phase phase,
      Made made,
      Equity worth,
      MoveInPosition best,
      Equity bestWorth,
      List<CrosswordAnswer.Move> moves) {
    GamePosition position = made.position;
    boolean isProven = phase == Phase.ENDGAME;
    Verdict.Pair pair =
        new Verdict.Pair(
            new MoveInPosition(position, made.move),
            worth,
            best,
            bestWorth,
            new Verdict.Chances(
                chances.of(position, made.move, worth, isProven),
                chances.of(position, best.move(), bestWorth, isProven)));
    List<Alternative> first = new ArrayList<>();
    for (CrosswordAnswer.Move move : moves) {
      boolean isExact = move.bound() == CrosswordAnswer.Bound.EXACT;
      first.add(
          new Alternative(
              move.move(),
              move.score(),
              move.equity(),
              isExact ? chances.of(position, move.move().move(), move.equity(), true) : null,
              move.bound()));
    }
    boolean isListed = moves.get(0).move().equals(best);
    return Verdict.of(phase, Known.of(isProven), pair, isListed ? first : List.of());
  }

  /**
   * By who wins after each draw; null if the move that was made is not among the first candidates,
   * or the time was too short for it.
   */
  @Nullable Verdict beforeEndgame(Made made, Duration time, Crew crew) {
    PreEndingAsk known = preEndings;
    if (known == null) {
      known = new PreEndingAsk(loaded);
      preEndings = known;
    }
    List<PreEndgameReport.Move> moves =
        known.solve(made.position, Integer.MAX_VALUE, time, crew).moves();
    crew.cancellation().check();
    PreEndgameReport.Move best = moves.get(0);
    Double bestChance = best.winProbability();
    for (PreEndgameReport.Move move : moves) {
      Double chance = move.winProbability();
      if (move.move().isSameAs(made.move) && chance != null && bestChance != null) {
        Verdict.Pair pair =
            new Verdict.Pair(
                move.move(),
                points(move),
                best.move(),
                points(best),
                new Verdict.Chances(chance, bestChance));
        Known how = move.known();
        return Verdict.of(
            Phase.PRE_ENDGAME,
            how == null ? new Known.Estimate() : how,
            pair,
            moves.stream().limit(Verdict.ALTERNATIVES).map(SolvedVerdicts::drawn).toList());
      }
    }
    return null;
  }

  private static Alternative drawn(PreEndgameReport.Move move) {
    return new Alternative(move.move(), move.score(), points(move), move.winProbability(), null);
  }

  private static Equity points(PreEndgameReport.Move move) {
    Double points = move.points();
    return points == null ? Equity.ZERO : Equity.nearest(points);
  }
}
