package dev.hindsight.bench;

import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Meanwhile;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The fixed workloads of crossword games: ENABLE words, the standard board, English tiles, {@link
 * CrosswordRoughLeaves}, one thread.
 */
public final class CrosswordBench {
  private static final long SEED = 20_261_115;
  private static final int GAMES = 1_000;
  private static final int POSITION_GAMES = 200;
  private static final int FINGERPRINT_GAMES = 20;

  private final Equipment equipment;
  private final Evaluation evaluation;

  private CrosswordBench(Equipment equipment) {
    this.equipment = equipment;
    this.evaluation = equipment.staticEvaluation();
  }

  private static CrosswordBench prepare() {
    return new CrosswordBench(
        Equipment.of(CrosswordRules.english(), WordGraph.enable(), CrosswordRoughLeaves.english()));
  }

  /** What a seat sees on its turn. */
  private record Position(Tiles squares, TileCounts rack, int tilesInBag, int opponentPoints) {}

  /** Measures. */
  public static List<Result> run(int threads) throws IOException {
    List<Result> results = new ArrayList<>();
    results.add(load());
    CrosswordBench bench = prepare();
    results.add(bench.selfPlay());
    List<Position> positions = bench.positions(POSITION_GAMES);
    results.add(bench.bestPlay(positions));
    results.add(bench.allPlays(positions));
    results.addAll(new CrosswordPlacementBench().run(threads));
    results.addAll(new CrosswordValuesBench().run(threads));
    results.addAll(new CrosswordEndingsBench().run());
    return results;
  }

  /**
   * Words and leaves, ready to play; timed once, cold and side by side, as every start of the
   * program has it.
   */
  private static Result load() throws IOException {
    Path file = Files.createTempFile("hindsight-bench", ".klv2");
    try {
      LeaveFile.write(file, CrosswordRoughLeaves.english());
      double seconds =
          Stopwatch.seconds("crossword.load", 0, 168_551L + 914_625L, () -> loadFrom(file));
      return new Result("crossword.load", seconds * 1e3, "ms", 2);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static long loadFrom(Path file) {
    try {
      Meanwhile<LeaveTable> leaves =
          Meanwhile.start("leaves", () -> LeaveFile.read(file, TileSet.english(), 7));
      WordGraph words = WordGraph.enable();
      AnagramMap anagrams = new AnagramMap(words, words.tiles().letterCount());
      return (long) words.words()
          + leaves.await().values().length
          + (anagrams.letterKeys().length - 27);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whole games of a static player against itself, the final adjustments included. */
  private Result selfPlay() {
    Game game = equipment.game();
    StaticPlayer player = player();
    double seconds =
        Stopwatch.seconds(
            "crossword.selfplay",
            4,
            -4_840_735_949_117_813_477L,
            () -> playAll(game, player, GAMES));
    return new Result("crossword.selfplay", GAMES / seconds, "games/s", 1);
  }

  private StaticPlayer player() {
    return new StaticPlayer(equipment, evaluation);
  }

  /** A number over the final scores and the number of turns of all games. */
  static long playAll(Game game, StaticPlayer player, int games) {
    long sum = 0;
    for (int number = 0; number < games; number++) {
      RandomGenerator random = TrialRandom.of(SEED, number);
      game.start(random);
      while (!game.isOver()) {
        game.play(player.choose(game, random));
      }
      sum =
          31 * sum + 1_000_003L * game.scorePoints(0) + 1_009L * game.scorePoints(1) + game.turns();
    }
    return sum;
  }

  /** Every turn of some games. */
  private List<Position> positions(int games) {
    Game game = equipment.game();
    StaticPlayer player = player();
    List<Position> positions = new ArrayList<>();
    for (int number = 0; number < games; number++) {
      RandomGenerator random = TrialRandom.of(SEED + 1, number);
      game.start(random);
      while (!game.isOver()) {
        positions.add(position(game));
        game.play(player.choose(game, random));
      }
    }
    return positions;
  }

  private Position position(Game game) {
    int seat = game.seatOnTurn();
    int opponentPoints = game.rack(1 - seat).points(game.rules().tiles());
    return new Position(
        Tiles.of(game.board().tiles(Direction.ACROSS)),
        game.rack(seat).copy(),
        game.bag().size(),
        opponentPoints);
  }

  /** The first of all moves of each position, which is set up first. */
  private Result bestPlay(List<Position> positions) {
    MoveFinder finder = equipment.moveFinder();
    double seconds =
        Stopwatch.seconds(
            "crossword.bestPlay",
            4,
            -1_988_585_053_430_482_370L,
            () -> bestOfAll(finder, positions));
    return new Result("crossword.bestPlay", positions.size() / seconds, "positions/s", 1);
  }

  private void setUp(MoveFinder finder, Position position) {
    finder.finder().board().setUp(position.squares.toArray());
    finder.setRack(
        position.rack.counts(), evaluation, position.tilesInBag, position.opponentPoints);
  }

  private long bestOfAll(MoveFinder finder, List<Position> positions) {
    long sum = 0;
    for (Position position : positions) {
      setUp(finder, position);
      RankedMove best = finder.best();
      sum = 31 * sum + 1_009L * best.equityMillipoints() + best.scorePoints();
    }
    return sum;
  }

  /** All placements of each position, which is set up first. */
  private Result allPlays(List<Position> positions) {
    MoveFinder finder = equipment.moveFinder();
    PlayList list = new PlayList(equipment.rules().layout().size());
    double seconds =
        Stopwatch.seconds(
            "crossword.allPlays", 4, 3_854_721L, () -> countAll(finder, list, positions));
    return new Result("crossword.allPlays", positions.size() / seconds, "positions/s", 1);
  }

  private long countAll(MoveFinder finder, PlayList list, List<Position> positions) {
    long plays = 0;
    for (Position position : positions) {
      setUp(finder, position);
      finder.finder().findAll(list);
      plays += list.size();
    }
    return plays;
  }

  /** A number over some games and all plays met in them. */
  public static String fingerprint() {
    CrosswordBench bench = prepare();
    List<Position> positions = bench.positions(FINGERPRINT_GAMES);
    MoveFinder finder = bench.equipment.moveFinder();
    long hash = bench.bestOfAll(finder, positions);
    PlayList list = new PlayList(bench.equipment.rules().layout().size());
    for (Position position : positions) {
      bench.setUp(finder, position);
      finder.finder().findAll(list);
      long scores = 0;
      long equities = 0;
      for (int index = 0; index < list.size(); index++) {
        scores += list.scorePoints(index);
        equities += list.equityMillipoints(index);
      }
      hash = 0x9E3779B97F4A7C15L * (hash + 31 * (31L * list.size() + scores) + equities);
      hash ^= hash >>> 29;
    }
    return Long.toHexString(hash);
  }
}
