package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ChanceAdviceTest {
  private static final long SEED = 17;

  private final Evaluator nets =
      new NetEvaluator(BackgammonNets.random(16, 16, TrialRandom.of(SEED, 0)));
  private final ChanceAdvice advice = new ChanceAdvice(nets, 0);

  @Test
  void theFirstMoveIsTheOneThatThePlayerMakes() {
    RandomGenerator random = TrialRandom.of(SEED, 1);
    RunningBoard board = new RunningBoard(Board.START);
    MoveGenerator moves = new MoveGenerator();
    float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    for (int ply = 0; ply < 60 && !board.isOver(); ply++) {
      Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
      moves.prepare(board);
      int count = moves.generate(dice.first(), dice.second());
      nets.equitiesAfterMove(moves, equities);
      List<JudgedMove> ranked = advice.rank(board.toBoard(), dice);
      assertThat(ranked).as("seed %d ply %d", SEED, ply).hasSize(count);
      float best = equities[Evaluator.best(equities, count)];
      assertThat(ranked.get(0).chances().cubelessEquity()).isCloseTo(best, within(1e-5));
      board.play(moves, random.nextInt(count));
    }
  }

  @Test
  void chancesSumToOne() {
    ResultChances chances = advice.beforeRoll(Board.START);
    assertThat(chances.winProbability() + chances.forOpponent().winProbability())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void aMoveThatEndsTheGameIsWorthItsResult() {
    // One checker left on the ace point each; the other has borne off fourteen, so no gammon.
    int[] ace = new int[25];
    ace[0] = 1;
    List<JudgedMove> moves = advice.rank(Board.of(ace, ace), new Dice(2, 1));
    assertThat(moves.get(0).chances()).isEqualTo(ResultChances.ofWin(1));
    MoveGenerator generator = new MoveGenerator();
    generator.prepare(Board.of(ace, ace));
    generator.generate(2, 1);
    assertThat(MoveNotation.write(moves.get(0).move()))
        .isEqualTo(MoveNotation.write(Move.of(generator, 0)));
  }

  /** Whatever is played the opponent cashes: the cube tells no move from another. */
  @Test
  void movesThatLoseTheSameAreRankedWithoutACube() {
    Board board = PositionText.parse("XGID=-AD------A--------------f-:0:0:1:11:0:0:0:0:10").board();
    for (int plies = 0; plies <= 1; plies++) {
      ChanceAdvice trained = new ChanceAdvice(new NetEvaluator(DefaultNets.nets()), plies);
      List<JudgedMove> moves = trained.rank(board, new Dice(1, 1), next -> -1);
      int deepest = moves.get(0).plies();
      List<JudgedMove> deep = moves.stream().filter(move -> move.plies() == deepest).toList();
      assertThat(deep).hasSizeGreaterThan(2);
      assertThat(deep)
          .isSortedAccordingTo(
              Comparator.comparingDouble(move -> -move.chances().cubelessEquity()));
      assertThat(moves.get(0).move()).isEqualTo(trained.rank(board, new Dice(1, 1)).get(0).move());
    }
  }

  /** One that was not looked into, for lack of room, is not called better than one that was. */
  @Test
  void equalsThatWereNotLookedIntoComeAfterThoseThatWere() {
    ChanceAdvice narrow = new ChanceAdvice(nets, 1, new MoveFilter(3, 0.2), MoveFilter.BEYOND);
    int[] asked = {0};
    // Alike without a look ahead; a ply ahead each is worth less than the one before.
    List<JudgedMove> moves =
        narrow.rank(
            Board.START,
            new Dice(6, 4),
            next -> asked[0]++ < all(Board.START, new Dice(6, 4)) ? 0 : -0.01 * asked[0]);
    assertThat(moves).extracting(JudgedMove::plies).startsWith(1, 1, 1, 0);
    assertThat(moves).isSortedAccordingTo(Comparator.comparingDouble(JudgedMove::loss));
    assertThat(moves.get(3).loss()).isEqualTo(moves.get(2).loss()).isPositive();
  }

  private int all(Board board, Dice dice) {
    return advice.rank(board, dice).size();
  }

  /** What was dropped on the way is compared with the best where both were looked equally far. */
  @Test
  void onlyTheBestAreLookedInto() {
    ChanceAdvice pruned = new ChanceAdvice(nets, 2, new MoveFilter(6, 0.3), new MoveFilter(2, 0.1));
    ChanceAdvice still = new ChanceAdvice(nets, 0);
    ChanceAdvice deep = new ChanceAdvice(nets, 2, MoveFilter.ALL, MoveFilter.ALL);
    List<JudgedMove> moves = pruned.rank(Board.START, new Dice(4, 2));
    List<JudgedMove> all = deep.rank(Board.START, new Dice(4, 2));
    List<JudgedMove> first = still.rank(Board.START, new Dice(4, 2));
    assertThat(moves).hasSameSizeAs(all);
    assertThat(moves.stream().filter(move -> move.plies() == 2).count()).isBetween(1L, 2L);
    assertThat(moves.stream().filter(move -> move.plies() >= 1).count()).isBetween(1L, 6L);
    assertThat(moves.get(0).plies()).isEqualTo(2);
    assertThat(moves.get(0).loss()).isZero();
    for (JudgedMove move : moves) {
      assertThat(move.equity()).isCloseTo(moves.get(0).equity() - move.loss(), within(1e-9));
      JudgedMove same =
          (move.plies() == 2 ? all : first)
              .stream().filter(other -> other.move().equals(move.move())).findFirst().orElseThrow();
      if (move.plies() == 2) {
        assertThat(move.chances()).isEqualTo(same.chances());
      } else if (move.plies() == 0) {
        assertThat(move.loss()).isEqualTo(same.loss());
      }
    }
  }

  /** With one end position beyond the table, the nets judge all of them. */
  @Test
  void exactAndLearntValuesDoNotCompete() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff table = new SpotBearoff(3, crew);
      ChanceAdvice mixed = new ChanceAdvice(new PairEvaluator(table, nets), 0);
      int[] four = new int[25];
      four[0] = 2;
      four[5] = 2;
      int[] three = new int[25];
      three[1] = 3;
      // A 2-1 bears off one or two of four checkers, or none: the table holds only some of these.
      Board board = Board.of(four, three);
      assertThat(mixed.rank(board, new Dice(2, 1)))
          .isEqualTo(new ChanceAdvice(nets, 0).rank(board, new Dice(2, 1)));
      // After 1-1 or better at most three are left in every case.
      List<JudgedMove> exact = mixed.rank(Board.of(three, three), new Dice(2, 1));
      assertThat(exact).isNotEqualTo(advice.rank(Board.of(three, three), new Dice(2, 1)));
      for (JudgedMove move : exact) {
        assertThat(move.chances().winProbability())
            .isCloseTo(1 - table.winProbabilityForMover(move.after().swapped()), within(1e-6));
      }
    }
  }

  /** On decisions of self-play: what two plies with the usual filters lose against all moves. */
  @Test
  @Tag("long")
  void theUsualFiltersLoseNextToNothing() {
    Evaluator trained = new NetEvaluator(DefaultNets.nets());
    ChanceAdvice pruned = new ChanceAdvice(trained, 2);
    ChanceAdvice all = new ChanceAdvice(trained, 2, MoveFilter.ALL, MoveFilter.ALL);
    RandomGenerator random = TrialRandom.of(SEED, 2);
    RunningBoard board = new RunningBoard(Board.START);
    MoveGenerator moves = new MoveGenerator();
    int decisions = 0;
    int same = 0;
    double lost = 0;
    long prunedNanos = 0;
    long allNanos = 0;
    while (decisions < 150) {
      Dice dice = new Dice(1 + random.nextInt(6), 1 + random.nextInt(6));
      moves.prepare(board);
      int count = moves.generate(dice.first(), dice.second());
      if (count > 1) {
        long begun = System.nanoTime();
        JudgedMove chosen = pruned.rank(board.toBoard(), dice).get(0);
        long between = System.nanoTime();
        List<JudgedMove> judged = all.rank(board.toBoard(), dice);
        allNanos += System.nanoTime() - between;
        prunedNanos += between - begun;
        decisions++;
        double loss =
            judged.stream()
                .filter(move -> move.move().equals(chosen.move()))
                .findFirst()
                .orElseThrow()
                .loss();
        lost += loss;
        same += loss == 0 ? 1 : 0;
      }
      float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
      trained.equitiesAfterMove(moves, equities);
      board.play(moves, Evaluator.best(equities, count));
      if (board.isOver()) {
        board.set(Board.START);
      }
    }
    String figures =
        "%d of %d the same, %.6f lost per decision, %.1f times as fast"
            .formatted(same, decisions, lost / decisions, (double) allNanos / prunedNanos);
    assertThat(lost / decisions).as(figures).isLessThan(0.0005);
    assertThat((double) allNanos / prunedNanos).as(figures).isGreaterThan(2);
  }
}
