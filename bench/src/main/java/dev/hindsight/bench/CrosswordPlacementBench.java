package dev.hindsight.bench;

import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.play.sweep.ExpectedReply;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DefaultTables;
import java.util.List;

/** Self-play with placement values, and the expected reply over all racks. */
final class CrosswordPlacementBench {
  private static final int GAMES = 1_000;

  /** In the middle of a game: 60 tiles are unseen. */
  private static final String POSITION =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  private final Equipment equipment =
      Equipment.of(CrosswordRules.english(), WordGraph.enable(), CrosswordRoughLeaves.english());

  List<Result> run(int threads) {
    return List.of(selfPlay(), replies(threads));
  }

  private Result selfPlay() {
    Equipment squares =
        equipment.withPlacement(new PlacementValues(DefaultTables.placement(), SpreadWeight.NONE));
    Game game = squares.game();
    StaticPlayer player = new StaticPlayer(squares, squares.staticEvaluation());
    double seconds =
        Stopwatch.seconds(
            "crossword.selfplayPlacement",
            4,
            SELF_PLAY,
            () -> CrosswordBench.playAll(game, player, GAMES));
    return new Result("crossword.selfplayPlacement", GAMES / seconds, "games/s", 1);
  }

  private Result replies(int threads) {
    GamePosition position = Cgp.parse(POSITION, equipment.rules()).game();
    Board board = equipment.board();
    board.setUp(position.squares().toArray());
    int[] unseen = position.unseen().counts();
    int bag = position.unseen().size() - equipment.rules().rackSize();
    RackSweep sweep =
        new RackSweep(
            new WordsByLength(equipment.words()),
            equipment.anagrams(),
            equipment.staticEvaluation());
    try (Crew crew = new Crew(threads)) {
      double seconds =
          Stopwatch.seconds(
              "crossword.replies",
              3,
              REPLY,
              () -> ExpectedReply.of(sweep, board, unseen, bag, crew).meanMillipoints());
      return new Result("crossword.replies", seconds, "s", threads);
    }
  }

  /** Over the final scores and the number of turns of all games. */
  private static final long SELF_PLAY = -6_584_043_851_896_649_984L;

  /** Millipoints that the opponent gets on average. */
  private static final long REPLY = 31_075;
}
