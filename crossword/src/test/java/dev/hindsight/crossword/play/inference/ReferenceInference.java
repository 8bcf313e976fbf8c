package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Inference done slowly and obviously: tiles are drawn one letter after the other in every way, all
 * moves of the rack are listed in order, and the definitions are applied to the list.
 */
final class ReferenceInference {
  private final Observation observation;
  private final Evaluation evaluation;
  private final MoveFinder moves;
  private final int placedMillipoints;

  ReferenceInference(Observation observation, Evaluation evaluation) {
    this.observation = observation;
    this.evaluation = evaluation;
    Board board = new Board(observation.position().rules(), Seen.ENABLE);
    board.setUp(observation.position().squares().toArray());
    this.moves = Seen.EQUIPMENT.moveFinder(board);
    this.placedMillipoints =
        observation.move() instanceof ObservedMove.Placed placed
            ? PlacementWorth.millipoints(
                placed.placement(), board, evaluation, observation.tilesInBag())
            : 0;
  }

  /** What a candidate comes to: ways of drawing, and whether or how well it explains the move. */
  interface Explanation {
    double likelihood(int[] rack, List<RankedMove> inOrder);
  }

  /** By what each candidate draws: its weight, where that is not 0. */
  Map<String, Double> weights(Explanation explanation) {
    Map<String, Double> weights = new TreeMap<>();
    draw(0, observation.family().drawn(), new int[Seen.TILES.letterCount()], explanation, weights);
    return weights;
  }

  private void draw(
      int letter, int left, int[] drawn, Explanation explanation, Map<String, Double> weights) {
    if (letter == drawn.length) {
      if (left == 0) {
        int[] rack = new int[drawn.length];
        BigInteger ways = BigInteger.ONE;
        for (int l = 0; l < rack.length; l++) {
          rack[l] = drawn[l] + observation.family().held(l);
          ways = ways.multiply(choose(observation.family().pool(l), drawn[l]));
        }
        double likelihood = explanation.likelihood(rack, allMoves(rack));
        if (likelihood > 0) {
          weights.put(Arrays.toString(drawn), ways.doubleValue() * likelihood);
        }
      }
      return;
    }
    for (int count = 0; count <= Math.min(left, observation.family().pool(letter)); count++) {
      drawn[letter] = count;
      draw(letter + 1, left - count, drawn, explanation, weights);
    }
    drawn[letter] = 0;
  }

  private static BigInteger choose(int n, int k) {
    return k == 0
        ? BigInteger.ONE
        : choose(n - 1, k - 1).multiply(BigInteger.valueOf(n)).divide(BigInteger.valueOf(k));
  }

  private List<RankedMove> allMoves(int[] rack) {
    moves.setRack(rack, evaluation, observation.tilesInBag(), observation.opponentPoints(rack));
    return moves.top(Integer.MAX_VALUE);
  }

  /** 1 if the move is within the margin of the best. */
  Explanation withinMargin(Definition definition, int marginMillipoints) {
    return (rack, inOrder) -> {
      RankedMove best = inOrder.get(0);
      if (observation.move() instanceof ObservedMove.Placed) {
        return best.equityMillipoints() <= observedEquity(inOrder) + marginMillipoints ? 1 : 0;
      }
      boolean explains =
          definition == Definition.NEAR_BEST
              ? best.equityMillipoints() <= observedEquity(inOrder) + marginMillipoints
              : best.equityMillipoints() <= marginMillipoints || isObservedExchange(best);
      return explains ? 1 : 0;
    };
  }

  /** The chance of the move if each is chosen with e to the power of its equity. */
  Explanation softmax(double temperatureMillipoints) {
    return (rack, inOrder) -> {
      double best = inOrder.get(0).equityMillipoints();
      double all = 0;
      double chosen = 0;
      for (RankedMove move : inOrder) {
        double power = Math.exp((move.equityMillipoints() - best) / temperatureMillipoints);
        all += power;
        boolean isChosen =
            observation.move() instanceof ObservedMove.Placed placed
                ? samePlacement(move, placed.placement())
                : isObservedExchange(move);
        chosen += isChosen ? power : 0;
      }
      return chosen / all;
    };
  }

  private static boolean samePlacement(RankedMove move, Placement placement) {
    return move.move() instanceof Placement other && other.equals(placement);
  }

  private boolean isObservedExchange(RankedMove move) {
    return move.move() instanceof Exchange exchange
        && observation.move() instanceof ObservedMove.Exchanged exchanged
        && exchange.letters().length() == exchanged.tiles();
  }

  /** Of the placement with the leave that it has here; of exchanges, the first in order. */
  private int observedEquity(List<RankedMove> inOrder) {
    if (observation.move() instanceof ObservedMove.Placed placed) {
      for (RankedMove move : inOrder) {
        if (!(move.move() instanceof Pass) && takes(move, placed.placement())) {
          return placedMillipoints + move.leaveMillipoints();
        }
      }
      throw new AssertionError("nothing with the tiles of the observed play was found");
    }
    return inOrder.stream()
        .filter(this::isObservedExchange)
        .findFirst()
        .orElseThrow()
        .equityMillipoints();
  }

  /** Whether a move takes the same tiles off the rack. */
  private static boolean takes(RankedMove move, Placement placement) {
    int[] counts = new int[Seen.TILES.letterCount()];
    if (move.move() instanceof Placement other) {
      for (byte tile : other.tiles().toArray()) {
        if (tile != 0) {
          counts[Math.max(TileSet.BLANK, tile)]++;
        }
      }
    } else if (move.move() instanceof Exchange exchange) {
      for (byte letter : exchange.letters().toArray()) {
        counts[letter]++;
      }
    }
    for (byte tile : placement.tiles().toArray()) {
      if (tile != 0) {
        counts[Math.max(TileSet.BLANK, tile)]--;
      }
    }
    return Arrays.stream(counts).allMatch(count -> count == 0);
  }
}
