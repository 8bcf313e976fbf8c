package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All moves of a turn in one order: placements as {@link PlayFinder} finds them, exchanges and the
 * pass.
 *
 * <p>Moves of equal equity and score come as placements, pass, exchanges; placements among
 * themselves as {@link FoundPlay} says; exchanges by fewer tiles, then by letters. A pass is worth
 * what the evaluation says of keeping everything once the bag is empty; before that it is the last
 * resort, below any other move.
 */
public final class MoveFinder {
  /** What a pass is worth while there are tiles in the bag. */
  public static final int PASS_MILLIPOINTS = -1_000_000;

  private final PlayFinder finder;
  private final int letterCount;
  private final int exchangeMinimum;
  private final PlayList placements;
  private int tilesInBag;

  public MoveFinder(PlayFinder finder) {
    this.finder = finder;
    this.letterCount = finder.board().rules().tiles().letterCount();
    this.exchangeMinimum = finder.board().rules().exchangeMinimum();
    this.placements = new PlayList(finder.board().size());
  }

  /** Sets the turn to look at: the mover's letters and what is known of the other tiles. */
  public void setRack(
      int[] letterCounts, Evaluation evaluation, int tilesInBag, int opponentPoints) {
    this.tilesInBag = tilesInBag;
    finder.setRack(letterCounts, evaluation, tilesInBag, opponentPoints);
  }

  public PlayFinder finder() {
    return finder;
  }

  /** The first of all moves. */
  public RankedMove best() {
    int exchange = tilesInBag < exchangeMinimum ? -1 : finder.firstExchange();
    int floor = exchange < 0 ? Integer.MIN_VALUE : finder.keptMillipoints(exchange);
    FoundPlay play = finder.findBest(Math.max(floor, passMillipoints()));
    if (play != null) {
      return ranked(
          play.toPlacement(finder.board().size()),
          play.scorePoints(),
          play.equityMillipoints(),
          play.subset());
    }
    return exchange >= 0 && floor > passMillipoints() ? exchange(exchange) : pass();
  }

  /** All placements, the first in order first; valid until the next search. */
  public PlayList placements() {
    finder.findAll(placements);
    placements.sort();
    return placements;
  }

  /** All exchanges that may be made, the first in order first. */
  public List<RankedMove> exchanges() {
    if (tilesInBag < exchangeMinimum) {
      return List.of();
    }
    return IntStream.rangeClosed(1, finder.rack().all())
        .boxed()
        .sorted(this::compareExchanges)
        .map(this::exchange)
        .toList();
  }

  public RankedMove pass() {
    return ranked(new Pass(), 0, passMillipoints(), 0);
  }

  /** The first moves in order, at most this many. */
  public List<RankedMove> top(int most) {
    List<RankedMove> moves = new ArrayList<>();
    PlayList found = placements();
    for (int index = 0; index < Math.min(most, found.size()); index++) {
      moves.add(
          ranked(
              found.placement(index),
              found.scorePoints(index),
              found.equityMillipoints(index),
              found.subset(index)));
    }
    moves.add(pass());
    List<RankedMove> exchanges = exchanges();
    moves.addAll(exchanges.subList(0, Math.min(most, exchanges.size())));
    // Stable: at equal equity and score placements stay before the pass and that before exchanges.
    moves.sort(BY_WORTH);
    return List.copyOf(moves.subList(0, Math.min(most, moves.size())));
  }

  private static final Comparator<RankedMove> BY_WORTH =
      Comparator.comparingInt(RankedMove::equityMillipoints)
          .thenComparingInt(RankedMove::scorePoints)
          .reversed();

  private int compareExchanges(int subset, int other) {
    int worth = finder.keptMillipoints(subset);
    int otherWorth = finder.keptMillipoints(other);
    if (worth != otherWorth || subset == other) {
      return Integer.compare(otherWorth, worth);
    }
    return finder.rack().comesBefore(subset, other) ? -1 : 1;
  }

  private int passMillipoints() {
    return tilesInBag == 0 ? finder.keptMillipoints(0) : PASS_MILLIPOINTS;
  }

  private RankedMove exchange(int subset) {
    return ranked(new Exchange(letters(subset)), 0, finder.keptMillipoints(subset), subset);
  }

  private RankedMove ranked(Move move, int scorePoints, int equityMillipoints, int subset) {
    return new RankedMove(
        move,
        scorePoints,
        equityMillipoints,
        letters(finder.rack().all() - subset),
        finder.keptMillipoints(subset));
  }

  /** Letters of a subset, ascending. */
  private Tiles letters(int subset) {
    int[] counts = new int[letterCount];
    finder.rack().counts(subset, counts);
    return TileCounts.letters(counts);
  }
}
