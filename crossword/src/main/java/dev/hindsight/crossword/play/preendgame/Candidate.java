package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.core.measure.Moments;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A move that is compared with others, and what comes of it after each draw. Draws that come to the
 * same are looked at once: if the move empties the bag, the order of the tiles does not matter.
 */
final class Candidate {
  private final GamePosition position;
  private final RankedMove ranked;
  private final Draws draws;
  private final boolean emptiesTheBag;
  private final boolean keepsTheLastTile;
  private final Map<Tiles, Cell> byBag = new HashMap<>();
  private final List<Cell> byDraw = new ArrayList<>();

  /** Not of a pass of whose replies only some are looked at: that is no proof. */
  private final boolean provable;

  Candidate(
      GamePosition position, RankedMove ranked, Draws draws, int tilesInBag, boolean allReplies) {
    this.position = position;
    this.ranked = ranked;
    this.draws = draws;
    this.emptiesTheBag =
        ranked.move() instanceof Placement placement && tilesPlaced(placement) >= tilesInBag;
    this.keepsTheLastTile = ranked.move() instanceof Pass && tilesInBag == 1;
    this.provable = allReplies || !keepsTheLastTile;
  }

  private static int tilesPlaced(Placement placement) {
    int placed = 0;
    for (int offset = 0; offset < placement.tiles().length(); offset++) {
      placed += placement.tiles().get(offset) == 0 ? 0 : 1;
    }
    return placed;
  }

  /** Whether its win chance can be proven, given time. */
  boolean isProvable() {
    return provable;
  }

  /** The different cells of the first draws for which so much effort may bring anything new. */
  List<Cell> open(int firstDraws, Effort effort) {
    while (byDraw.size() < firstDraws) {
      Tiles bag = draws.bag(byDraw.size());
      byDraw.add(byBag.computeIfAbsent(key(bag), key -> new Cell(bag)));
    }
    return byDraw.subList(0, firstDraws).stream()
        .distinct()
        .filter(cell -> cell.canGain(worthWhile(effort)))
        .toList();
  }

  private Effort worthWhile(Effort effort) {
    return keepsTheLastTile ? effort.ofPass() : effort;
  }

  private Tiles key(Tiles bag) {
    if (!emptiesTheBag) {
      return bag;
    }
    byte[] sorted = bag.toArray();
    Arrays.sort(sorted);
    return Tiles.of(sorted);
  }

  void solve(Cell cell, DrawSolver solver, Effort effort) {
    cell.solve(solver, position, ranked.move(), worthWhile(effort));
  }

  /** What is known of it now. */
  PreEndgameMove result() {
    Moments halfWins = new Moments();
    Moments leads = new Moments();
    boolean allProven = true;
    boolean pointsProven = true;
    for (Cell cell : byDraw) {
      Ending ending = cell.ending();
      if (ending == null) {
        break;
      }
      halfWins.add(ending.halfWins());
      leads.add(ending.leadPoints());
      allProven &= ending.isProven();
      pointsProven &= ending.pointsProven() && ending.exact();
    }
    int looked = Math.toIntExact(halfWins.count());
    boolean all = looked == draws.count();
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    return new PreEndgameMove(
        ranked.move(),
        ranked.scorePoints(),
        looked == 0 ? 0 : halfWins.mean() / 2,
        error(halfWins) / 2,
        looked == 0 ? 0 : leads.mean() - lead,
        error(leads),
        looked,
        looked == 0
            ? PreEndgameProof.UNKNOWN
            : !all
                ? PreEndgameProof.SAMPLED
                : allProven ? PreEndgameProof.PROVEN : PreEndgameProof.ESTIMATED,
        all && pointsProven);
  }

  /** The more of all draws were looked at, the less is left to chance. */
  private double error(Moments observed) {
    double share = observed.count() / (double) draws.count();
    return share == 1 ? 0 : observed.standardError() * Math.sqrt(1 - share);
  }

  /** The most that the win chance can be by what is proven; 1 if too little is. */
  double mostWinChance() {
    if (byDraw.size() < draws.count()) {
      return 1;
    }
    long halfWins = 0;
    for (Cell cell : byDraw) {
      Ending ending = cell.ending();
      halfWins += ending != null && ending.isProven() ? ending.halfWins() : 2;
    }
    return halfWins / 2.0 / byDraw.size();
  }
}
