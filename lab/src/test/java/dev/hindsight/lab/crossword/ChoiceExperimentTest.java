package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.DynamicPlayer;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Changes of choice, against whole tables for every bag and against the dynamic player itself. */
class ChoiceExperimentTest {
  private static final TrialRange GAMES = TrialRange.of(6, 40);
  private static final int TOP = 8;

  private static BandSums run(int threads) {
    try (Crew crew = new Crew(threads)) {
      return new ChoiceExperiment(SmallGame.EQUIPMENT, SmallGame.DERIVATION, TOP).run(GAMES, crew);
    }
  }

  @Test
  void countsAreThoseOfAPlainLoop() {
    BandSums found = run(2);
    long[][] expected = new long[found.bands().size()][4];
    for (long number = 0; number < GAMES.count(); number++) {
      Game game = new Game(SmallGame.RULES, SmallGame.EQUIPMENT.words());
      game.start(TrialRandom.of(GAMES.seed(), number));
      while (!game.isOver()) {
        RankedMove first = SmallGame.search(game).best();
        if (!game.bag().isEmpty() && !(first.move() instanceof Pass)) {
          int unseen = game.bag().size() + game.rack(1 - game.seatOnTurn()).size();
          count(game, first, expected[found.bands().of(unseen)]);
        }
        game.play(first.move());
      }
    }
    long changed = 0;
    for (int band = 0; band < expected.length; band++) {
      for (int figure = 0; figure < 4; figure++) {
        assertThat(found.band(band).sum(figure).longValueExact())
            .as("band %d, figure %d", band, figure)
            .isEqualTo(expected[band][figure]);
      }
      changed += expected[band][ChoiceExperiment.CHANGED];
    }
    assertThat(changed).isGreaterThan(20);
    assertThat(found.all().sum(ChoiceExperiment.CHANGED).longValueExact()).isEqualTo(changed);
    assertThat(found.all().groups()).isEqualTo(GAMES.count());
  }

  private static void count(Game game, RankedMove first, long[] figures) {
    LeaveTable leaves = SmallGame.leaves(SmallGame.unseen(game), DrawConvention.HELD_APART);
    List<RankedMove> moves = SmallGame.search(game).top(TOP);
    RankedMove best = first;
    for (RankedMove move : moves) {
      if (!(move.move() instanceof Pass) && equity(move, leaves) > equity(best, leaves)) {
        best = move;
      }
    }
    DynamicPlayer player = new DynamicPlayer(SmallGame.EQUIPMENT, SmallGame.DERIVATION, TOP);
    assertThat(player.choose(game, TrialRandom.of(0, 0))).isEqualTo(best.move());
    figures[ChoiceExperiment.TURNS]++;
    figures[ChoiceExperiment.CHANGED] += best.equals(first) ? 0 : 1;
    figures[ChoiceExperiment.GAINED] += equity(best, leaves) - equity(first, leaves);
    figures[ChoiceExperiment.GIVEN_UP] += first.equityMillipoints() - best.equityMillipoints();
  }

  private static long equity(RankedMove move, LeaveTable leaves) {
    int value = leaves.millipoints(leaves.index().rank(SmallGame.counts(move.leave().toArray())));
    return (long) move.equityMillipoints() - move.leaveMillipoints() + value;
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    SmallGame.assertSame(run(3), run(1));
  }

  @Test
  void oneMoveCannotBeRanked() {
    assertThatThrownBy(() -> new ChoiceExperiment(SmallGame.EQUIPMENT, SmallGame.DERIVATION, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 2 moves");
  }

  @Test
  void bandsGoByTensAsFarAsThereIsABag() {
    UnseenBands bands = new UnseenBands(SmallGame.RULES);
    assertThat(bands.size()).isEqualTo(4);
    assertThat(List.of(bands.from(0), bands.to(0))).containsExactly(4, 9);
    assertThat(List.of(bands.from(1), bands.to(1))).containsExactly(10, 19);
    assertThat(List.of(bands.from(3), bands.to(3))).containsExactly(30, 32);
    assertThat(bands.of(4)).isZero();
    assertThat(bands.of(19)).isEqualTo(1);
    assertThat(bands.of(32)).isEqualTo(3);
    assertThatThrownBy(() -> bands.of(3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> bands.of(33)).isInstanceOf(IllegalArgumentException.class);
  }
}
