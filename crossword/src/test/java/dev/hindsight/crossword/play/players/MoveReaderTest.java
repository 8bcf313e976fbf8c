package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class MoveReaderTest {
  private static final int MARGIN = 5_000;
  private static final int DRAWS = 20_000;

  private static MoveReader reader(int margin, long mostRacks) {
    return new MoveReader(
        new Inference(Fixture.EQUIPMENT, Fixture.EVALUATION),
        new Criterion.WithinMargin(Definition.NEAR_BEST, margin, true),
        observation -> Fixture.EVALUATION,
        mostRacks);
  }

  private static OpponentRacks read(Game game, int margin, long mostRacks) {
    return reader(margin, mostRacks)
        .read(game, new SimulatedPosition(Fixture.hidden(game.position())));
  }

  /** A game between static players after a placement of so many tiles, with tiles in the bag. */
  private static Game gameAfter(long seed, int fewestPlayed, int fewestTurns) {
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    MoveFinder finder = Fixture.finder(game.board());
    game.start(TrialRandom.of(seed, 0));
    while (!game.isOver()) {
      Move move = Fixture.best(game, finder, Fixture.EVALUATION);
      game.play(move);
      if (game.turns() >= fewestTurns
          && !game.bag().isEmpty()
          && move instanceof Placement placement
          && placement.tilesPlayed() >= fewestPlayed
          && placement.tilesPlayed() < Fixture.RULES.rackSize()) {
        return game;
      }
    }
    throw new AssertionError("no such turn in the game of seed " + seed);
  }

  /**
   * Slowly: every set of tiles from the table that the opponent can have kept, tile by tile; by its
   * letters, how many of them explain the move.
   */
  private static Map<String, Integer> explanations(Game game, int margin) {
    int seat = game.seatOnTurn();
    int[] unseen = new int[Fixture.RULES.tiles().letterCount()];
    game.countUnseen(seat, unseen);
    List<Integer> tiles = new ArrayList<>();
    for (int letter = 0; letter < unseen.length; letter++) {
      for (int copy = 0; copy < unseen[letter]; copy++) {
        tiles.add(letter);
      }
    }
    Placement placement = (Placement) game.move(game.turns() - 1);
    int bagBefore = game.bag().size() + placement.tilesPlayed();
    Board before = new Board(Fixture.RULES, Fixture.WORDS);
    game.undo();
    before.setUp(game.position().squares().toArray());
    game.play(placement);
    MoveFinder finder = Fixture.finder(before);
    Map<String, Integer> ways = new TreeMap<>();
    Map<String, Boolean> explained = new HashMap<>();
    for (int first = 0; first < tiles.size(); first++) {
      boolean keepsTwo = placement.tilesPlayed() == Fixture.RULES.rackSize() - 2;
      for (int second = first; second < (keepsTwo ? tiles.size() : first + 1); second++) {
        if (keepsTwo == (second == first)) {
          continue; // Two tiles are two different ones.
        }
        int[] kept = new int[unseen.length];
        kept[tiles.get(first)]++;
        if (keepsTwo) {
          kept[tiles.get(second)]++;
        }
        String letters = Arrays.toString(kept);
        if (explained.computeIfAbsent(
            letters, same -> explains(kept, placement, finder, bagBefore, margin))) {
          ways.merge(letters, 1, Integer::sum);
        }
      }
    }
    return ways;
  }

  private static boolean explains(
      int[] kept, Placement placement, MoveFinder finder, int bag, int margin) {
    int[] rack = kept.clone();
    for (byte tile : placement.tiles().toArray()) {
      if (tile != 0) {
        rack[Math.max(tile, TileSet.BLANK)]++;
      }
    }
    finder.setRack(rack, Fixture.EVALUATION, bag, 0);
    List<RankedMove> moves = finder.top(Integer.MAX_VALUE);
    int best = moves.get(0).equityMillipoints();
    return moves.stream()
        .filter(move -> move.move().equals(placement))
        .anyMatch(move -> move.equityMillipoints() + margin >= best);
  }

  @Test
  void racksAreDrawnAsOftenAsTheyExplainTheMove() {
    int informative = 0;
    for (long seed = 1; seed <= 2; seed++) {
      Game game = gameAfter(seed, 5, 4);
      Map<String, Integer> expected = explanations(game, MARGIN);
      int total = expected.values().stream().mapToInt(Integer::intValue).sum();
      OpponentRacks racks = read(game, MARGIN, 1_000_000);
      Map<String, Integer> drawn = draw(racks);
      assertThat(expected.keySet()).as("seed %d", seed).containsAll(drawn.keySet());
      for (Map.Entry<String, Integer> leave : expected.entrySet()) {
        double share = leave.getValue() / (double) total;
        assertThat(drawn.getOrDefault(leave.getKey(), 0) / (double) DRAWS)
            .as("seed %d, %s", seed, leave.getKey())
            .isCloseTo(share, within(6 * Math.sqrt(share / DRAWS)));
      }
      informative += expected.size() < 200 ? 1 : 0;
    }
    assertThat(informative).isPositive();
  }

  private static Map<String, Integer> draw(OpponentRacks racks) {
    Map<String, Integer> drawn = new TreeMap<>();
    TrialRandom random = TrialRandom.of(11, 0);
    for (int draw = 0; draw < DRAWS; draw++) {
      drawn.merge(Arrays.toString(counts(racks.held(random))), 1, Integer::sum);
    }
    return drawn;
  }

  private static int[] counts(Tiles letters) {
    int[] counts = new int[Fixture.RULES.tiles().letterCount()];
    for (byte letter : letters.toArray()) {
      counts[letter]++;
    }
    return counts;
  }

  /** Playouts refuse a tile that is not unseen, so a whole game shows that none is drawn. */
  @Test
  void allTilesDrawnAreUnseen() {
    Game game = gameAfter(5, 3, 3);
    int[] unseen = new int[Fixture.RULES.tiles().letterCount()];
    game.countUnseen(game.seatOnTurn(), unseen);
    OpponentRacks racks = read(game, MARGIN, 1_000_000);
    assertThat(racks).isNotSameAs(OpponentRacks.UNKNOWN);
    TrialRandom random = TrialRandom.of(12, 0);
    int kept = Fixture.RULES.rackSize() - ((Placement) game.move(game.turns() - 1)).tilesPlayed();
    for (int draw = 0; draw < 2_000; draw++) {
      int[] held = counts(racks.held(random));
      assertThat(Arrays.stream(held).sum()).isEqualTo(kept);
      for (int letter = 0; letter < held.length; letter++) {
        assertThat(held[letter]).isLessThanOrEqualTo(unseen[letter]);
      }
    }
  }

  /** The same for who sees the number alone: other tiles exchanged, the same racks. */
  @Test
  void ofAnExchangeOnlyTheNumberOfTilesIsSeen() {
    Game game = gameAfter(6, 1, 15);
    byte[] rack = game.rack(game.seatOnTurn()).letters().toArray();
    List<Map<String, Integer>> drawn = new ArrayList<>();
    for (byte[] thrown : List.of(Arrays.copyOfRange(rack, 0, 4), Arrays.copyOfRange(rack, 3, 7))) {
      game.play(new Exchange(Tiles.of(thrown)));
      // Four tiles came from a bag whose other end the other seat draws from: it sees the same.
      OpponentRacks racks = read(game, 60_000, 4_000_000);
      assertThat(racks).isNotSameAs(OpponentRacks.UNKNOWN);
      assertThat(racks.held(TrialRandom.of(1, 0)).length()).isEqualTo(3);
      drawn.add(draw(racks));
      game.undo();
    }
    assertThat(drawn.get(0)).isEqualTo(drawn.get(1));
  }

  @Test
  void whatSaysNothingLeavesTheRackUnknown() {
    Game fresh = new Game(Fixture.RULES, Fixture.WORDS);
    fresh.start(TrialRandom.of(1, 0));
    assertThat(read(fresh, MARGIN, 1_000_000)).isSameAs(OpponentRacks.UNKNOWN);
    fresh.play(new Pass());
    assertThat(read(fresh, MARGIN, 1_000_000)).isSameAs(OpponentRacks.UNKNOWN);
    Game game = gameAfter(1, 5, 4);
    assertThat(read(game, MARGIN, 1)).as("too many").isSameAs(OpponentRacks.UNKNOWN);
    MoveFinder finder = Fixture.finder(game.board());
    while (!game.bag().isEmpty()) {
      game.play(Fixture.best(game, finder, Fixture.EVALUATION));
    }
    assertThat(read(game, MARGIN, 1_000_000)).as("no bag").isSameAs(OpponentRacks.UNKNOWN);
  }

  /** The worst of all placements is never the best, whatever else was on the rack. */
  @Test
  void aMoveThatNothingExplainsLeavesTheRackUnknown() {
    Game game = gameAfter(2, 3, 4);
    MoveFinder finder = Fixture.finder(game.board());
    finder.setRack(game.rack(game.seatOnTurn()).counts(), Fixture.EVALUATION, game.bag().size(), 0);
    List<RankedMove> moves = finder.top(Integer.MAX_VALUE);
    Move worst =
        moves.stream()
            .map(RankedMove::move)
            .filter(move -> move instanceof Placement placement && placement.tilesPlayed() == 5)
            .reduce((first, last) -> last)
            .orElseThrow();
    game.play(worst);
    assertThat(explanations(game, 0)).isEmpty();
    assertThat(read(game, 0, 1_000_000)).isSameAs(OpponentRacks.UNKNOWN);
  }
}
