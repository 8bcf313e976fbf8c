package dev.hindsight.crossword.table;

import java.util.Arrays;

/**
 * Chances to win that fit a tally best among surfaces that are smooth along the lead and along the
 * tiles unseen, and never fall as the lead grows.
 *
 * <p>The surface is {@code P(win) = Φ(net(lead, unseen) / σ(unseen))}, where σ is the deviation of
 * {@link RoughWinChances} and net the lead in points as it counts in the end. By the rough curve it
 * is the lead and something for being on turn: a plane. So bends of net are what costs, in either
 * direction, and where games are few the surface goes on straight from where they are many. What is
 * found is the most likely one (penalised likelihood, by Fisher's scoring), given at knots: every
 * few points of lead near 0 and rarer further out, straight between two of them.
 *
 * <p>With no tile unseen the game is over, and the lead has decided it.
 */
final class WinChanceSurface {
  /** What a bend costs; chosen by games that were held out, see the lab page on win chances. */
  static final Stiffness USUAL = new Stiffness(300, 1);

  /** Towards the rough curve, where nothing else is known; one deviation is about 70 points. */
  private static final double TOWARDS_ROUGH = 2e-4;

  /** Of a fall of one point from knot to knot: more than any games would pay. */
  private static final double COST_OF_A_FALL = 1e6;

  private static final double MANY_TILES = 30;
  private static final double NEAR_THE_END = 0.001;
  private static final int MOST_STEPS = 50;
  private static final double SETTLED_POINTS = 1e-4;
  private static final int NEAR_KNOT_POINTS = 3;
  private static final double KNOT_GROWTH = 0.18;

  /** Nobody is surer than this, in deviations: 99.997 %. */
  private static final double SUREST = 4;

  /**
   * What a bend costs.
   *
   * @param alongLead for (d²net/dlead²)², by points of lead, in each row
   * @param alongUnseen for the square of the second difference of three rows around {@link
   *     #MANY_TILES}, by points of lead
   */
  record Stiffness(double alongLead, double alongUnseen) {}

  private final WinTally tally;
  private final RoughWinChances rough;
  private final Stiffness stiffness;

  /** Leads, in points, at which the surface is given. */
  private final int[] knots;

  /** By knot: the points of lead that it stands for. */
  private final double[] widths;

  /** By (unseen − 1) · knots + knot, in points. */
  private double[] net;

  private WinChanceSurface(WinTally tally, RoughWinChances rough, Stiffness stiffness) {
    this.tally = tally;
    this.rough = rough;
    this.stiffness = stiffness;
    this.knots = knots(tally.mostLead());
    this.widths = new double[knots.length];
    for (int knot = 0; knot < knots.length; knot++) {
      int before = knots[Math.max(0, knot - 1)];
      int after = knots[Math.min(knots.length - 1, knot + 1)];
      widths[knot] = (after - before) / 2.0;
    }
    this.net = new double[tally.mostUnseen() * knots.length];
    for (int place = 0; place < net.length; place++) {
      net[place] = roughNet(place);
    }
  }

  /** The best fit to a tally of at least one game. */
  static WinChanceSurface of(WinTally tally, RoughWinChances rough) {
    return of(tally, rough, USUAL);
  }

  static WinChanceSurface of(WinTally tally, RoughWinChances rough, Stiffness stiffness) {
    WinChanceSurface surface = new WinChanceSurface(tally, rough, stiffness);
    surface.fit();
    surface.rise();
    return surface;
  }

  /** Every few points around 0, and at both ends. */
  private static int[] knots(int mostLead) {
    int[] ahead = new int[mostLead + 1];
    int count = 0;
    for (int lead = 0; lead < mostLead; count++) {
      ahead[count] = lead;
      lead += Math.max(NEAR_KNOT_POINTS, (int) Math.round(KNOT_GROWTH * lead));
    }
    ahead[count] = mostLead;
    int[] knots = new int[2 * count + 1];
    for (int place = 0; place <= count; place++) {
      knots[count + place] = ahead[place];
      knots[count - place] = -ahead[place];
    }
    return knots;
  }

  /** The chances of the player on turn, a drawn game counting half, from the lowest lead on. */
  float[] row(int tilesUnseen) {
    float[] row = new float[2 * tally.mostLead() + 1];
    for (int place = 0; place < row.length; place++) {
      float chance = (float) chance(place - tally.mostLead(), tilesUnseen);
      // Rounding must not make it fall.
      row[place] = place == 0 ? chance : Math.max(row[place - 1], chance);
    }
    return row;
  }

  double chance(int leadPoints, int tilesUnseen) {
    if (tilesUnseen == 0) {
      return (Integer.signum(leadPoints) + 1) / 2.0;
    }
    return rough.chanceOfNet(held(net(net, leadPoints, tilesUnseen), tilesUnseen), tilesUnseen);
  }

  private double held(double netPoints, int tilesUnseen) {
    double most = SUREST * rough.deviationPoints(tilesUnseen);
    return Math.max(-most, Math.min(most, netPoints));
  }

  private double net(double[] surface, int leadPoints, int tilesUnseen) {
    int knot = knotBefore(leadPoints);
    int place = (tilesUnseen - 1) * knots.length + knot;
    double before = surface[place];
    return before + part(leadPoints, knot) * (surface[place + 1] - before);
  }

  /** The last knot but one, at most, that is not beyond a lead. */
  private int knotBefore(int leadPoints) {
    int found = Arrays.binarySearch(knots, leadPoints);
    return Math.min(knots.length - 2, found >= 0 ? found : -found - 2);
  }

  /** How far a lead is on the way from a knot to the next. */
  private double part(int leadPoints, int knot) {
    return (double) (leadPoints - knots[knot]) / (knots[knot + 1] - knots[knot]);
  }

  private double roughNet(int place) {
    return knots[place % knots.length] + RoughWinChances.TURN_POINTS;
  }

  /** Steps to the best fit of a quadratic approximation, shorter where that went too far. */
  private void fit() {
    double cost = cost(net);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] next = solve();
      double nextCost = cost(next);
      for (int halving = 0; nextCost > cost && halving < 30; halving++) {
        for (int place = 0; place < next.length; place++) {
          next[place] = (next[place] + net[place]) / 2;
        }
        nextCost = cost(next);
      }
      double change = 0;
      for (int place = 0; place < next.length; place++) {
        change = Math.max(change, Math.abs(next[place] - net[place]));
      }
      net = next;
      cost = nextCost;
      if (change < SETTLED_POINTS) {
        return;
      }
    }
  }

  /** What remains to be put right of falls that were only made dear. */
  private void rise() {
    for (int row = 0; row < net.length; row += knots.length) {
      double[] up = Arrays.copyOfRange(net, row, row + knots.length);
      double[] down = up.clone();
      for (int knot = 1; knot < up.length; knot++) {
        up[knot] = Math.max(up[knot], up[knot - 1]);
        int back = up.length - 1 - knot;
        down[back] = Math.min(down[back], down[back + 1]);
      }
      for (int knot = 0; knot < up.length; knot++) {
        net[row + knot] = (up[knot] + down[knot]) / 2;
      }
    }
  }

  /** A cell of the tally as the surface sees it. */
  private interface Cell {
    void see(int leadPoints, int tilesUnseen, double games, double wins);
  }

  private void eachCell(Cell cell) {
    for (int unseen = 1; unseen <= tally.mostUnseen(); unseen++) {
      for (int lead = -tally.mostLead(); lead <= tally.mostLead(); lead++) {
        long games = tally.games(lead, unseen);
        if (games > 0) {
          cell.see(lead, unseen, (double) games, tally.halfWins(lead, unseen) / 2.0);
        }
      }
    }
  }

  /** Something squared that costs. */
  private interface Bend {
    void see(double weight, int[] places, double[] factors);
  }

  private void eachBend(double[] surface, Bend bend) {
    int count = knots.length;
    for (int place = 0; place < surface.length; place++) {
      int knot = place % count;
      if (knot > 0 && knot < count - 1) {
        double before = 1 / (widths[knot] * (knots[knot] - knots[knot - 1]));
        double after = 1 / (widths[knot] * (knots[knot + 1] - knots[knot]));
        bend.see(
            stiffness.alongLead() * widths[knot],
            new int[] {place - 1, place, place + 1},
            new double[] {before, -before - after, after});
      }
      if (place >= 2 * count) {
        bend.see(
            stiffness.alongUnseen() * smoothness(place / count) * widths[knot],
            new int[] {place - 2 * count, place - count, place},
            new double[] {1, -2, 1});
      }
      if (knot > 0 && surface[place] < surface[place - 1]) {
        bend.see(COST_OF_A_FALL, new int[] {place - 1, place}, new double[] {-1, 1});
      }
    }
  }

  /**
   * How much smoother than another a row is, seen along the tiles unseen. Much changes from tile to
   * tile when few are unseen, and little when many are. Rows truly differ where the bag runs out.
   *
   * <p>On the first turns the number of tiles tells what the opponent has just done, and with it
   * what he kept. The lead counts that already, so that these rows need no exception.
   */
  private double smoothness(int tilesUnseen) {
    int rack = tally.mostUnseen() - rough.firstUnseen();
    double many = tilesUnseen / MANY_TILES;
    return tilesUnseen <= rack + 1 ? NEAR_THE_END : many * many;
  }

  /** Twice what is to be as small as possible: minus the log of the likelihood, and what bends. */
  private double cost(double[] surface) {
    double[] sum = new double[1];
    eachCell(
        (lead, unseen, games, wins) -> {
          double chance = rough.chanceOfNet(net(surface, lead, unseen), unseen);
          double sure = Math.max(1e-12, Math.min(1 - 1e-12, chance));
          sum[0] -= 2 * (wins * StrictMath.log(sure) + (games - wins) * StrictMath.log(1 - sure));
        });
    eachBend(
        surface,
        (weight, places, factors) -> {
          double value = 0;
          for (int each = 0; each < places.length; each++) {
            value += factors[each] * surface[places[each]];
          }
          sum[0] += weight * value * value;
        });
    for (int place = 0; place < surface.length; place++) {
      double off = surface[place] - roughNet(place);
      sum[0] += TOWARDS_ROUGH * off * off;
    }
    return sum[0];
  }

  private double[] solve() {
    BandedEquations equations = new BandedEquations(net.length, 2 * knots.length);
    eachCell(
        (lead, unseen, games, wins) -> {
          double deviation = rough.deviationPoints(unseen);
          double now = net(net, lead, unseen);
          double chance = rough.chanceOfNet(now, unseen);
          double sure = Math.max(1e-12, Math.min(1 - 1e-12, chance));
          double slope = Math.max(1e-9, RoughWinChances.density(now / deviation)) / deviation;
          double information = games * slope * slope / (sure * (1 - sure));
          double target = information * now + (wins - games * sure) * slope / (sure * (1 - sure));
          int knot = knotBefore(lead);
          int place = (unseen - 1) * knots.length + knot;
          double part = part(lead, knot);
          equations.addSquare(
              information, new int[] {place, place + 1}, new double[] {1 - part, part});
          equations.addRight(place, (1 - part) * target);
          equations.addRight(place + 1, part * target);
        });
    eachBend(net, equations::addSquare);
    for (int place = 0; place < net.length; place++) {
      equations.addSquare(TOWARDS_ROUGH, new int[] {place}, new double[] {1});
      equations.addRight(place, TOWARDS_ROUGH * roughNet(place));
    }
    return equations.solve();
  }
}
