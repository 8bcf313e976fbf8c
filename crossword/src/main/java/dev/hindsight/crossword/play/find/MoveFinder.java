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
 * themselves as {@link FoundPlay} says; exchanges by fewer tiles, then by letters.
 *
 * <p>A pass scores nothing and keeps the whole rack. Once the bag is empty it is worth what the
 * evaluation says of keeping everything. Before that the rack will do a turn later what it can do
 * now, so the pass is worth as much as the best other move less a turn, {@link
 * Evaluation#meanTurnMillipoints}: with rack equities the same as a leave, the equity that the next
 * turn can expect less the mean. Whoever can do nothing else expects nothing of the next turn.
 */
public final class MoveFinder {
  /**
   * Below any other move: what kernels that look for the best move alone count for a pass while
   * there are tiles in the bag. It is never shown.
   */
  public static final int PASS_MILLIPOINTS = -1_000_000;

  /** There is no other move. */
  private static final int NOTHING = Integer.MIN_VALUE;

  /** Up to so many moves are looked for with a floor; more come from the front of all, sorted. */
  static final int MOST_BOUNDED = 64;

  private final PlayFinder finder;
  private final int letterCount;
  private final int exchangeMinimum;
  private final PlayList placements;
  private final TopPlays firstPlays = new TopPlays(MOST_BOUNDED);

  /** Subsets to exchange, while the first of them are selected. */
  private final int[] firstExchanges = new int[MOST_BOUNDED];

  private int tilesInBag;
  private int meanTurnMillipoints;

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
    this.meanTurnMillipoints = evaluation.meanTurnMillipoints();
    finder.setRack(letterCounts, evaluation, tilesInBag, opponentPoints);
  }

  public PlayFinder finder() {
    return finder;
  }

  /** The first of all moves. */
  public RankedMove best() {
    int exchange = tilesInBag < exchangeMinimum ? -1 : finder.firstExchange();
    int floor = exchange < 0 ? Integer.MIN_VALUE : finder.keptMillipoints(exchange);
    int pass = tilesInBag == 0 ? finder.keptMillipoints(0) : PASS_MILLIPOINTS;
    FoundPlay play = finder.findBest(Math.max(floor, pass));
    if (play != null) {
      return ranked(play);
    }
    return exchange >= 0 && floor > pass ? exchange(exchange) : pass(NOTHING);
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

  /** The pass, with what it is worth beside the best other move. */
  public RankedMove pass() {
    FoundPlay play = tilesInBag == 0 ? null : finder.findBest(Integer.MIN_VALUE);
    int exchange = tilesInBag < exchangeMinimum ? -1 : finder.firstExchange();
    return pass(
        Math.max(
            play == null ? NOTHING : play.equityMillipoints(),
            exchange < 0 ? NOTHING : finder.keptMillipoints(exchange)));
  }

  /**
   * @param otherwiseMillipoints what the best other move is worth
   */
  private RankedMove pass(int otherwiseMillipoints) {
    int nextTurn = otherwiseMillipoints == NOTHING ? 0 : otherwiseMillipoints;
    int worth = tilesInBag == 0 ? finder.keptMillipoints(0) : nextTurn - meanTurnMillipoints;
    return ranked(new Pass(), 0, worth, 0);
  }

  /**
   * The first moves in order, at most this many. A few are looked for with the last of them as the
   * floor; many are taken from the front of all.
   */
  public List<RankedMove> top(int most) {
    if (most < 1 || most > MOST_BOUNDED) {
      return topOfAll(most);
    }
    int exchangeCount = selectExchanges(most);
    // A placement below the last exchange wanted is not wanted either.
    finder.findTop(
        most,
        exchangeCount == most
            ? finder.keptMillipoints(firstExchanges[most - 1])
            : ValuedRack.NOTHING + 1,
        firstPlays);
    List<RankedMove> moves = new ArrayList<>(2 * most + 1);
    int otherwise = NOTHING;
    for (int place = 0; place < firstPlays.size(); place++) {
      moves.add(ranked(firstPlays.play(place)));
    }
    if (!moves.isEmpty()) {
      otherwise = moves.get(0).equityMillipoints();
    }
    if (exchangeCount > 0) {
      otherwise = Math.max(otherwise, finder.keptMillipoints(firstExchanges[0]));
    }
    moves.add(pass(otherwise));
    for (int place = 0; place < exchangeCount; place++) {
      moves.add(exchange(firstExchanges[place]));
    }
    // Stable: at equal equity and score placements stay before the pass and that before exchanges.
    moves.sort(BY_WORTH);
    return List.copyOf(moves.subList(0, Math.min(most, moves.size())));
  }

  /** The same by sorting all moves there are. */
  List<RankedMove> topOfAll(int most) {
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
    List<RankedMove> exchanges = exchanges();
    int otherwise =
        Math.max(
            found.size() == 0 ? NOTHING : found.equityMillipoints(0),
            exchanges.isEmpty() ? NOTHING : exchanges.get(0).equityMillipoints());
    moves.add(pass(otherwise));
    moves.addAll(exchanges.subList(0, Math.min(most, exchanges.size())));
    moves.sort(BY_WORTH);
    return List.copyOf(moves.subList(0, Math.min(most, moves.size())));
  }

  /** Puts the first exchanges that may be made in order, and says how many there are. */
  private int selectExchanges(int most) {
    if (tilesInBag < exchangeMinimum) {
      return 0;
    }
    int count = 0;
    for (int subset = 1; subset <= finder.rack().all(); subset++) {
      int at = count;
      while (at > 0 && compareExchanges(firstExchanges[at - 1], subset) > 0) {
        at--;
      }
      if (at < most) {
        int last = count == most ? count - 1 : count++;
        System.arraycopy(firstExchanges, at, firstExchanges, at + 1, last - at);
        firstExchanges[at] = subset;
      }
    }
    return count;
  }

  /** The order of moves, but for equal ones. */
  public static final Comparator<RankedMove> BY_WORTH =
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

  private RankedMove ranked(FoundPlay play) {
    return ranked(
        play.toPlacement(finder.board().size()),
        play.scorePoints(),
        play.equityMillipoints(),
        play.subset());
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
