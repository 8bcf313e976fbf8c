package dev.hindsight.crossword.build.wins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.WinTally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class WinChanceTrainingTest {
  private static final long SEED = 21;
  private static final int TILES = TinyGame.TILES.total();

  @TempDir Path folder;

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() throws IOException {
    byte[] one = train("one", new Crew(1));
    assertThat(train("two", new Crew(2))).isEqualTo(one);
    assertThat(train("three", new Crew(3))).isEqualTo(one);
  }

  @Test
  void aTrainingThatWasStoppedEndsAsIfItHadNotBeen() throws IOException {
    byte[] whole = train("whole", new Crew(1));
    assertThatThrownBy(() -> train("stopped", crewThatStopsSoon()))
        .isInstanceOf(CancelledException.class);
    assertThat(folder.resolve("stopped.checkpoint")).exists();
    assertThat(train("stopped", new Crew(2))).isEqualTo(whole);
    assertThat(folder.resolve("stopped.checkpoint")).doesNotExist();
  }

  @Test
  void everyTurnCountsForWhoeverIsToMove() {
    WinTally tally = new WinTally(WinChanceTraining.MOST_LEAD_POINTS, TILES);
    WinTally plain = new WinTally(WinChanceTraining.MOST_LEAD_POINTS, TILES);
    WinChanceTrial trial = new WinChanceTrial(TinyGame.equipment());
    for (long number = 0; number < 100; number++) {
      trial.run(number, TrialRandom.of(SEED, number), tally);
      addPlainly(number, plain);
    }
    assertThat(tally.games()).isEqualTo(plain.games());
    assertThat(tally.halfWins()).isEqualTo(plain.halfWins());
    assertThat(tally.keptMillipoints()).isEqualTo(plain.keptMillipoints());
  }

  /** Plays the game once to know the winner, and once more to see its turns. */
  private static void addPlainly(long number, WinTally tally) {
    StaticGame first = new StaticGame(TinyGame.equipment());
    Game game = first.game();
    first.start(TrialRandom.of(SEED, number));
    while (!game.isOver()) {
      first.findMove();
      first.playMove();
    }
    int[] finalScores = {game.scorePoints(0), game.scorePoints(1)};
    first.start(TrialRandom.of(SEED, number));
    StaticPlayer player =
        new StaticPlayer(TinyGame.equipment(), TinyGame.equipment().staticEvaluation());
    List<RankedMove> moves = new ArrayList<>();
    while (!game.isOver()) {
      int mover = game.seatOnTurn();
      int[] unseen = new int[TinyGame.TILES.letterCount()];
      game.countUnseen(mover, unseen);
      int tilesUnseen = 0;
      for (int count : unseen) {
        tilesUnseen += count;
      }
      int spread = finalScores[mover] - finalScores[1 - mover];
      int keptMillipoints = kept(moves, 2) - kept(moves, 1);
      int scorePoints = game.scorePoints(mover) - game.scorePoints(1 - mover);
      tally.add(
          new EquityLead(1_000 * scorePoints + keptMillipoints),
          kept(moves, 2),
          tilesUnseen,
          spread > 0 ? WinTally.WIN : spread < 0 ? WinTally.LOSS : WinTally.DRAW);
      moves.add(player.best(game));
      first.findMove();
      first.playMove();
    }
  }

  /** What the move so many turns ago kept; 0 before the game began. */
  private static int kept(List<RankedMove> moves, int turnsAgo) {
    return moves.size() < turnsAgo ? 0 : moves.get(moves.size() - turnsAgo).leaveMillipoints();
  }

  @Test
  void aLeadIsWorthMoreTheNearerTheEnd() throws IOException {
    train("table", new Crew(2));
    WinChanceTable table =
        WinChanceTable.open(
            folder.resolve("table"), TinyGame.TILES, TinyGame.equipment().words().wordsSha256());
    assertThat(table.winChance(EquityLead.ofPoints(20), 3))
        .isGreaterThan(table.winChance(EquityLead.ofPoints(20), TILES - 6));
    assertThat(table.winChance(EquityLead.ofPoints(-20), 3))
        .isLessThan(table.winChance(EquityLead.ofPoints(-20), TILES - 6));
    assertThat(table.winChance(EquityLead.ofPoints(0), TILES - 3)).isCloseTo(0.55, within(0.2));
  }

  private byte[] train(String name, Crew newCrew) throws IOException {
    Path target = folder.resolve(name);
    try (Crew crew = newCrew) {
      new WinChanceTraining(TinyGame.equipment(), 1_500, SEED).build(target, crew, crew);
    }
    return Files.readAllBytes(target);
  }

  private static Crew crewThatStopsSoon() {
    Cancellation cancellation = new Cancellation();
    return new Crew(
        2,
        cancellation,
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {}

          @Override
          public void advance(long amount) {
            cancellation.cancel();
          }

          @Override
          public void end() {}
        });
  }
}
