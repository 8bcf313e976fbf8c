package dev.hindsight.crossword.play.endgame;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Ends of games between players who take the most points, for tests. */
public final class Endings {
  public static final CrosswordRules ENGLISH = CrosswordRules.english();
  public static final WordGraph ENABLE = WordGraph.enable();
  public static final EndgameLimits TO_THE_END = EndgameLimits.within(Duration.ofHours(1));

  /** Racks of four, with a blank and a few words: plays without points and passes abound. */
  public static final CrosswordRules TINY = tinyRules();

  private Endings() {}

  private static CrosswordRules tinyRules() {
    TileSet tiles =
        TileSet.parse(
            "tiny",
            """
            ?,?,1,0,0
            A,a,4,1,1
            B,b,3,3,0
            D,d,3,2,0
            E,e,4,1,1
            S,s,2,1,0
            Z,z,1,10,0
            """);
    return new CrosswordRules(TinyGame.rules(tiles).layout(), tiles, 4, 20, 3, 6);
  }

  public static Equipment equipment(CrosswordRules rules, WordGraph words) {
    return new Equipment(
        rules,
        words,
        new AnagramMap(words, rules.tiles().letterCount()),
        LeaveTable.zero(rules.tiles(), rules.rackSize()));
  }

  public static GamePosition english(String cgp) {
    return Cgp.parse(cgp, ENGLISH).game();
  }

  public static EndgameAnswer solve(
      EndgameSolver solver, GamePosition position, EndgameLimits limits, int threads) {
    try (Crew crew = new Crew(threads)) {
      return solver.solve(position, limits, crew);
    }
  }

  /** Every position of a game with an empty bag in which nobody holds more tiles than so many. */
  public static List<GamePosition> ofGame(Equipment equipment, int mostTiles, long seed) {
    StaticPlayer player = new StaticPlayer(equipment, Evaluation.SCORE);
    Game game = equipment.game();
    RandomGenerator random = TrialRandom.of(seed, 0);
    game.start(random);
    List<GamePosition> found = new ArrayList<>();
    while (!game.isOver()) {
      if (game.bag().isEmpty()
          && game.rack(0).size() <= mostTiles
          && game.rack(1).size() <= mostTiles) {
        found.add(game.position());
      }
      game.play(player.choose(game, random));
    }
    return found;
  }

  /** What static play to the end brings the player on turn, net. */
  static int playedOut(Equipment equipment, GamePosition position) {
    StaticPlayer player = new StaticPlayer(equipment, equipment.staticEvaluation());
    Game game = equipment.game();
    game.resume(position, TrialRandom.of(0, 0));
    int lead = game.scorePoints(0) - game.scorePoints(1);
    while (!game.isOver()) {
      game.play(player.best(game).move());
    }
    return game.scorePoints(0) - game.scorePoints(1) - lead;
  }

  /**
   * A board of the end of a game with other tiles on the racks: some of all those that are not on
   * the board, as if the rest had not been there. The rules are those of a bag without the rest.
   */
  public static GamePosition withFewerTiles(
      GamePosition position, int mostTiles, RandomGenerator random) {
    List<Tiles> racks = new ArrayList<>();
    for (Tiles rack : position.racks()) {
      byte[] tiles = rack.toArray();
      for (int last = tiles.length - 1; last > 0; last--) {
        int other = random.nextInt(last + 1);
        byte swapped = tiles[last];
        tiles[last] = tiles[other];
        tiles[other] = swapped;
      }
      int size = 1 + random.nextInt(Math.min(mostTiles, tiles.length));
      racks.add(Tiles.of(Arrays.copyOf(tiles, size)));
    }
    return new GamePosition(
        SmallerBag.of(position.rules(), position.squares(), racks),
        position.squares(),
        racks,
        List.of(0, 0),
        random.nextInt(position.rules().scorelessTurnLimit()));
  }
}
