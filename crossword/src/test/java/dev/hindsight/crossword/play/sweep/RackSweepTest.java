package dev.hindsight.crossword.play.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every rack at once against one search for each. */
class RackSweepTest {
  private static final WordsByLength WORDS = new WordsByLength(Positions.ENABLE);
  private static final int RACK_SIZE = Positions.ENGLISH.rackSize();

  private final StaticEvaluation evaluation;
  private final RackSweep sweep;
  private long compared;

  RackSweepTest() {
    // Whole points, so that ties abound.
    this.evaluation = new StaticEvaluation(Positions.ENGLISH, Positions.randomLeaves(5, true));
    this.sweep = new RackSweep(WORDS, Positions.ANAGRAMS, evaluation);
  }

  /** Whatever is in the bag: nothing, too little to exchange, enough. */
  @Test
  @Tag("slow")
  void everyRackOfASmallPoolIsWorthWhatASearchFinds() {
    int blanks = 0;
    for (int tilesInBag : new int[] {0, 1, 6, 7}) {
      PlayFinder finder = playedUntil(11, 20 + tilesInBag);
      int[] pool = pool(finder.board());
      keep(12, pool);
      pool[TileSet.BLANK] = blanks++ % 3;
      SweptRacks swept = sweep(finder.board(), pool, tilesInBag, 2);
      assertThat(swept.racks().size()).isGreaterThan(100);
      for (int number = 0; number < swept.racks().size(); number++) {
        compare(finder, swept, number, pool, tilesInBag, "bag " + tilesInBag);
      }
    }
  }

  @Test
  @Tag("slow")
  void racksOfFullPoolsAreWorthWhatASearchFinds() {
    compareInGames(1, 1, 4, 40);
    assertThat(compared).isGreaterThan(150);
  }

  @Test
  @Tag("long")
  void aHundredThousandRacksAreWorthWhatASearchFinds() {
    for (long seed = 100; compared < 100_000; seed++) {
      compareInGames(seed, 1, 1, 300);
    }
  }

  @Test
  @Tag("slow")
  void theOpeningHasAllRacksAndTheyAreTheSameForAnyNumberOfThreads() {
    PlayFinder finder = Positions.finder();
    int[] pool = pool(finder.board());
    int[] one = bests(finder.board(), pool, 1);
    assertThat(one).hasSize(3_199_724);
    assertThat(bests(finder.board(), pool, 3)).isEqualTo(one);
  }

  /** Racks are numbered without gaps, and their ways to be drawn add up to all draws. */
  @Test
  void prefixesTellOfEveryRackOnce() {
    for (long seed = 1; seed <= 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] pool = new int[2 + random.nextInt(6)];
      Arrays.setAll(pool, letter -> random.nextInt(5));
      int rackSize = 3 + random.nextInt(4);
      if (Arrays.stream(pool).sum() >= rackSize) {
        checkPrefixes(
            new RackPrefixes(new RackFamily(new int[pool.length], pool, rackSize)),
            pool,
            "seed " + seed);
      }
    }
  }

  /** The same if all racks hold some tiles, whatever letters these are. */
  @Test
  void prefixesTellOfEveryRackThatHoldsSomeTiles() {
    for (long seed = 1; seed <= 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] pool = new int[2 + random.nextInt(6)];
      int[] held = new int[pool.length];
      Arrays.setAll(pool, letter -> random.nextInt(4));
      for (int tile = random.nextInt(6); tile > 0; tile--) {
        held[random.nextInt(held.length)]++;
      }
      int drawn = random.nextInt(4);
      if (Arrays.stream(pool).sum() >= drawn && drawn + Arrays.stream(held).sum() >= 2) {
        RackFamily family = new RackFamily(held, pool, drawn);
        checkPrefixes(new RackPrefixes(family), pool, held, "seed " + seed);
      }
    }
  }

  private static void checkPrefixes(RackPrefixes racks, int[] pool, String printed) {
    checkPrefixes(racks, pool, new int[pool.length], printed);
  }

  private static void checkPrefixes(RackPrefixes racks, int[] pool, int[] held, String printed) {
    boolean[] seen = new boolean[racks.size()];
    int[] counts = new int[pool.length];
    long[] draws = new long[1];
    int[] prefix = new int[racks.rackSize()];
    RackPrefixes.Visitor visitor =
        new RackPrefixes.Visitor() {
          @Override
          public void add(int tiles, int letter, int copies) {
            prefix[tiles - 1] = letter;
            for (int copy = 1; copy <= copies; copy++) {
              assertThat(prefix[tiles - copy]).as(printed).isEqualTo(letter);
            }
          }

          @Override
          public void visit(int firstNumber, int lowest, int highest) {
            int number = firstNumber;
            for (int place = highest; place >= lowest; place--) {
              prefix[racks.rackSize() - 1] = racks.letters()[place];
              racks.family().drawnBy(number, counts);
              draws[0] += ways(counts, pool);
              Arrays.setAll(counts, letter -> counts[letter] + held[letter]);
              assertThat(letters(counts)).as(printed).isEqualTo(prefix);
              assertThat(seen[number]).as(printed).isFalse();
              seen[number++] = true;
            }
          }
        };
    racks.walk(0, racks.blocks(), visitor);
    assertThat(seen).as(printed).doesNotContain(false);
    assertThat(draws[0])
        .as(printed)
        .isEqualTo(
            Binomials.choose(
                Arrays.stream(pool).sum(), racks.rackSize() - Arrays.stream(held).sum()));
  }

  private static int[] letters(int[] counts) {
    int[] letters = new int[Arrays.stream(counts).sum()];
    int size = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      for (int copy = 0; copy < counts[letter]; copy++) {
        letters[size++] = letter;
      }
    }
    return letters;
  }

  private static long ways(int[] counts, int[] pool) {
    long ways = 1;
    for (int letter = 0; letter < counts.length; letter++) {
      ways *= Binomials.choose(pool[letter], counts[letter]);
    }
    return ways;
  }

  private int[] bests(Board board, int[] pool, int threads) {
    SweptRacks swept = sweep(board, pool, 86, threads);
    return Arrays.copyOf(swept.bestMillipoints(), swept.racks().size());
  }

  private SweptRacks sweep(Board board, int[] pool, int tilesInBag, int threads) {
    try (Crew crew = new Crew(threads)) {
      return sweep.sweep(board, pool, tilesInBag, crew);
    }
  }

  /** Some racks of each turn of some games, racks with blanks more often than by chance. */
  /** In every so manyth turn: to price all racks takes longer than to search for some. */
  private void compareInGames(long firstSeed, int games, int everyTurn, int racksOfATurn) {
    for (long seed = firstSeed; seed < firstSeed + games; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String printed = "seed " + seed;
      int[] turn = {0};
      Positions.playThrough(
          Positions.finder(),
          evaluation,
          seed,
          (finder, rack, left) -> {
            int[] pool = pool(finder.board());
            int tilesInBag = Math.max(0, Arrays.stream(pool).sum() - 2 * RACK_SIZE);
            if (turn[0]++ % everyTurn == 0 && Arrays.stream(pool).sum() >= RACK_SIZE) {
              SweptRacks swept = sweep(finder.board(), pool, tilesInBag, 1);
              int size = swept.racks().size();
              for (int rackNumber = 0; rackNumber < racksOfATurn; rackNumber++) {
                // The racks with blanks are the last.
                int number =
                    rackNumber % 4 == 0
                        ? size - 1 - random.nextInt((size + 9) / 10)
                        : random.nextInt(size);
                compare(finder, swept, number, pool, tilesInBag, printed);
              }
              finder.setRack(rack, evaluation, left, 10);
            }
          });
    }
  }

  private void compare(
      PlayFinder finder, SweptRacks swept, int number, int[] pool, int tilesInBag, String printed) {
    int[] rack = new int[pool.length];
    swept.racks().family().drawnBy(number, rack);
    int opponentPoints =
        TileCounts.points(pool, Positions.ENGLISH.tiles())
            - TileCounts.points(rack, Positions.ENGLISH.tiles());
    MoveFinder moves = new MoveFinder(finder);
    moves.setRack(rack, evaluation, tilesInBag, opponentPoints);
    RankedMove best = moves.best();
    // A sweep tells a rack that can only pass by a value of its own.
    boolean isStuck = best.move() instanceof Pass && tilesInBag > 0;
    assertThat(swept.bestMillipoints()[number])
        .as("%s, rack %s", printed, Arrays.toString(rack))
        .isEqualTo(isStuck ? MoveFinder.PASS_MILLIPOINTS : best.equityMillipoints());
    compared++;
  }

  /** Takes tiles away until so many are left, first those of which there are most. */
  private static void keep(int tiles, int[] pool) {
    while (TileCounts.total(pool) > tiles) {
      int most = 0;
      for (int letter = 1; letter < pool.length; letter++) {
        most = pool[letter] > pool[most] ? letter : most;
      }
      pool[most]--;
    }
  }

  /** A board on which all but so many tiles are, or a few fewer. */
  private PlayFinder playedUntil(int tilesLeft, long seed) {
    PlayFinder kept = Positions.finder();
    Positions.playThrough(
        Positions.finder(),
        evaluation,
        seed,
        (finder, rack, left) -> {
          if (TileCounts.total(pool(finder.board())) >= tilesLeft) {
            kept.board().setUp(finder.board().tiles(Direction.ACROSS));
          }
        });
    return kept;
  }

  /** All tiles that are not on the board. */
  private static int[] pool(Board board) {
    int[] pool = Positions.ENGLISH.tiles().counts();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        byte tile = board.tile(row, column);
        if (tile != 0) {
          pool[Math.max(0, tile)]--;
        }
      }
    }
    return pool;
  }
}
