package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Moves of games that a static player plays against itself, as the opponent sees them. */
final class Seen {
  static final CrosswordRules ENGLISH = CrosswordRules.english();
  static final TileSet TILES = ENGLISH.tiles();
  static final WordGraph ENABLE = WordGraph.enable();
  static final AnagramMap ANAGRAMS = new AnagramMap(ENABLE, TILES.letterCount());
  static final LeaveIndex LEAVES = new LeaveIndex(TILES, ENGLISH.rackSize());

  /** Leaves by rule of thumb, rounded to half points so that ties come up. */
  static final Equipment EQUIPMENT = new Equipment(ENGLISH, ENABLE, ANAGRAMS, thumbLeaves());

  static final StaticEvaluation THUMB = EQUIPMENT.staticEvaluation();

  private Seen() {}

  /** What a test does with a move before it is played. */
  @FunctionalInterface
  interface Visitor {
    void visit(GamePosition position, Move move);
  }

  private static final Inference USUAL = new Inference(EQUIPMENT, THUMB);
  private static final Inference TABLING = new Inference(EQUIPMENT, THUMB, 0);

  static Inference inference() {
    return USUAL;
  }

  /** The candidates recorded when placements are tabled, however few candidates there are. */
  static int[] inferByTable(Observation observation, Criterion criterion) {
    try (Crew crew = new Crew(1)) {
      return TABLING.run(observation, criterion, crew).recordedCandidates();
    }
  }

  static InferenceResult infer(Observation observation, Criterion criterion) {
    try (Crew crew = new Crew(1)) {
      return inference().run(observation, criterion, crew);
    }
  }

  static void playGame(long seed, Visitor visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = new Game(ENGLISH, ENABLE);
    MoveFinder moves = EQUIPMENT.moveFinder(game.board());
    game.start(random);
    while (!game.isOver()) {
      TileCounts rack = game.rack(game.seatOnTurn());
      int bag = game.bag().size();
      moves.setRack(rack.counts(), THUMB, bag, points(game.rack(1 - game.seatOnTurn())));
      Move move = moves.best().move();
      visitor.visit(game.position(), move);
      game.play(move);
    }
  }

  /** The move as seen, if it shows something. */
  static ObservedMove observed(Move move) {
    if (move instanceof Placement placement) {
      return new ObservedMove.Placed(placement);
    }
    return new ObservedMove.Exchanged(
        move instanceof Exchange exchange ? exchange.letters().length() : 0);
  }

  /**
   * A case with so many tiles of the mover unknown besides those played: the others are said to be
   * known, and so is the opponent's rack, so that a few hundred candidates are left.
   */
  static Observation nearlyKnown(
      GamePosition position, ObservedMove move, int unknown, SplittableRandom random) {
    byte[] rack = position.racks().get(0).toArray();
    int[] played = new int[TILES.letterCount()];
    if (move instanceof ObservedMove.Placed placed) {
      for (byte tile : placed.placement().tiles().toArray()) {
        if (tile != 0) {
          played[Math.max(0, tile)]++;
        }
      }
    }
    shuffle(rack, random);
    byte[] known = new byte[rack.length];
    int size = 0;
    int left = unknown;
    for (byte letter : rack) {
      if (played[letter] > 0) {
        played[letter]--;
        known[size++] = letter;
      } else if (left > 0) {
        left--;
      } else {
        known[size++] = letter;
      }
    }
    return new Observation(
        position, move, Tiles.of(Arrays.copyOf(known, size)), position.racks().get(1));
  }

  private static void shuffle(byte[] tiles, SplittableRandom random) {
    for (int last = tiles.length - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      byte swapped = tiles[last];
      tiles[last] = tiles[other];
      tiles[other] = swapped;
    }
  }

  static int points(TileCounts rack) {
    int points = 0;
    for (int letter = 0; letter < rack.letterCount(); letter++) {
      points += rack.count(letter) * TILES.scorePoints(letter);
    }
    return points;
  }

  private static LeaveTable thumbLeaves() {
    double[] worths = {
      25, 0.5, -2, -1, 0, 4, -2, -2.5, 1, -1, -2, -2, -0.5, 0, 0.5, -2, -0.5, -6, 1, 8, 0, -3, -5,
      -4, 3, -1, 5
    };
    int[] values = new int[LEAVES.size()];
    int[] counts = new int[TILES.letterCount()];
    for (int rank = 1; rank < values.length; rank++) {
      LEAVES.unrank(rank, counts);
      double worth = 0;
      int vowels = 0;
      int tiles = 0;
      for (int letter = 0; letter < counts.length; letter++) {
        worth += counts[letter] * worths[letter] - Math.max(0, counts[letter] - 1) * 2.5;
        vowels += TILES.isVowel(letter) ? counts[letter] : 0;
        tiles += counts[letter];
      }
      worth -= Math.max(0, Math.abs(tiles - 2 * vowels) - 1) * 2;
      values[rank] = (int) Math.round(worth * 2) * 500;
    }
    return LeaveTable.of(LEAVES, values);
  }
}
