package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

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

  /**
   * Not of a move that leaves tiles in the bag, after which both sides play by rule of thumb, nor
   * of a pass of whose replies only some are looked at.
   */
  private final boolean provable;

  Candidate(
      GamePosition position, RankedMove ranked, Draws draws, int tilesInBag, boolean allReplies) {
    this.position = position;
    this.ranked = ranked;
    this.draws = draws;
    this.emptiesTheBag =
        ranked.move() instanceof Placement placement && tilesPlaced(placement) >= tilesInBag;
    this.keepsTheLastTile = ranked.move() instanceof Pass && tilesInBag == 1;
    this.provable = emptiesTheBag || (keepsTheLastTile && allReplies);
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
    return keepsTheLastTile ? effort.ofPass() : emptiesTheBag ? effort : effort.ofEstimate();
  }

  private Tiles key(Tiles bag) {
    return emptiesTheBag ? Draws.sorted(bag) : bag;
  }

  void solve(Cell cell, DrawSolver solver, Effort effort) {
    cell.solve(solver, position, ranked.move(), worthWhile(effort));
  }

  /** What is known of it now, draw by draw. */
  PreEndgameMove answer() {
    PreEndgameMove result = result();
    return result.draws() == draws.count() ? result.with(outcomes()) : result;
  }

  /** What is known of it now. */
  PreEndgameMove result() {
    WeightedMean halfWins = new WeightedMean();
    WeightedMean leads = new WeightedMean();
    boolean allProven = true;
    boolean pointsProven = true;
    for (int draw = 0; draw < byDraw.size(); draw++) {
      Ending ending = byDraw.get(draw).ending();
      if (ending == null) {
        break;
      }
      halfWins.add(ending.halfWins(), draws.weight(draw));
      leads.add(ending.leadPoints(), draws.weight(draw));
      allProven &= ending.isProven();
      pointsProven &= ending.pointsProven() && ending.exact();
    }
    int looked = halfWins.count();
    boolean all = looked == draws.count();
    return new PreEndgameMove(
        ranked.move(),
        ranked.scorePoints(),
        looked == 0 ? 0 : halfWins.mean() / 2,
        error(halfWins) / 2,
        looked == 0 ? 0 : leads.mean() - lead(),
        error(leads),
        looked,
        looked == 0
            ? PreEndgameProof.UNKNOWN
            : !all
                ? PreEndgameProof.SAMPLED
                : allProven ? PreEndgameProof.PROVEN : PreEndgameProof.ESTIMATED,
        all && pointsProven,
        List.of());
  }

  private int lead() {
    return position.scorePoints().get(0) - position.scorePoints().get(1);
  }

  /** The more of all draws were looked at, the less is left to chance. */
  private double error(WeightedMean observed) {
    double share = observed.count() / (double) draws.count();
    return share == 1 ? 0 : observed.standardError() * Math.sqrt(1 - share);
  }

  /** By what the bag holds, in the order of the alphabet. */
  private List<DrawOutcome> outcomes() {
    Comparator<Tiles> byTiles = (one, other) -> Arrays.compare(one.toArray(), other.toArray());
    Map<Tiles, List<Integer>> drawsOf = new TreeMap<>(byTiles);
    double weights = 0;
    for (int draw = 0; draw < byDraw.size(); draw++) {
      Tiles bag = Draws.sorted(byDraw.get(draw).bag());
      drawsOf.computeIfAbsent(bag, tiles -> new ArrayList<>()).add(draw);
      weights += draws.weight(draw);
    }
    List<DrawOutcome> outcomes = new ArrayList<>();
    for (Map.Entry<Tiles, List<Integer>> entry : drawsOf.entrySet()) {
      outcomes.add(outcome(entry.getKey(), entry.getValue(), weights));
    }
    return outcomes;
  }

  private DrawOutcome outcome(Tiles bag, List<Integer> drawn, double weights) {
    WeightedMean halfWins = new WeightedMean();
    WeightedMean leads = new WeightedMean();
    double chance = 0;
    boolean proven = true;
    for (int draw : drawn) {
      Ending ending = Objects.requireNonNull(byDraw.get(draw).ending());
      halfWins.add(ending.halfWins(), draws.weight(draw));
      leads.add(ending.leadPoints(), draws.weight(draw));
      chance += draws.weight(draw) / weights;
      proven &= ending.isProven();
    }
    return new DrawOutcome(bag, chance, halfWins.mean() / 2, leads.mean() - lead(), proven);
  }

  /** The most that the win chance can be by what is proven; 1 if too little is. */
  double mostWinChance() {
    if (byDraw.size() < draws.count()) {
      return 1;
    }
    WeightedMean halfWins = new WeightedMean();
    for (int draw = 0; draw < byDraw.size(); draw++) {
      Ending ending = byDraw.get(draw).ending();
      int most = ending != null && ending.isProven() ? ending.halfWins() : 2;
      halfWins.add(most, draws.weight(draw));
    }
    return halfWins.mean() / 2;
  }
}
