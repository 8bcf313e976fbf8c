package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions that were rolled out, each with what came of it. */
public final class Labels implements Mergeable<Labels> {
  private static final int LONGS = 4;
  private static final int RESULTS = 6;

  private final List<Anchor> labelled = new ArrayList<>();

  void add(Anchor position) {
    labelled.add(position);
  }

  @Override
  public void merge(Labels other) {
    labelled.addAll(other.labelled);
  }

  /** All of them, a position that came twice as it came first. */
  List<Anchor> distinct() {
    Map<Board, Anchor> first = new LinkedHashMap<>();
    labelled.forEach(label -> first.putIfAbsent(label.board(), label));
    return List.copyOf(first.values());
  }

  static TallyCodec<Labels> codec() {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(Labels tally) {
        int count = tally.labelled.size();
        long[] cells = new long[LONGS * count];
        float[] chances = new float[RESULTS * count];
        float[] equities = new float[2 * count];
        long[] games = new long[2 * count];
        for (int row = 0; row < count; row++) {
          Anchor label = tally.labelled.get(row);
          Board board = label.board();
          cells[LONGS * row] = board.moverNear();
          cells[LONGS * row + 1] = board.moverFar();
          cells[LONGS * row + 2] = board.otherNear();
          cells[LONGS * row + 3] = board.otherFar();
          for (int result = 0; result < RESULTS; result++) {
            chances[RESULTS * row + result] = label.chances().get(result);
          }
          equities[2 * row] = label.equity();
          equities[2 * row + 1] = label.standardError();
          games[2 * row] = label.games();
          games[2 * row + 1] = label.plies();
        }
        return NamedArrays.of()
            .with("cells", cells)
            .with("chances", chances)
            .with("equities", equities)
            .with("games", games);
      }

      @Override
      public Labels decode(NamedArrays arrays) {
        long[] cells = arrays.longs("cells");
        float[] chances = arrays.floats("chances");
        float[] equities = arrays.floats("equities");
        long[] games = arrays.longs("games");
        int count = cells.length / LONGS;
        if (cells.length != LONGS * count
            || chances.length != RESULTS * count
            || equities.length != 2 * count
            || games.length != 2 * count) {
          throw new IllegalArgumentException("Not positions with rollouts.");
        }
        Labels labels = new Labels();
        for (int row = 0; row < count; row++) {
          List<Float> six = new ArrayList<>();
          for (int result = 0; result < RESULTS; result++) {
            six.add(chances[RESULTS * row + result]);
          }
          int at = LONGS * row;
          labels.add(
              new Anchor(
                  new Board(cells[at], cells[at + 1], cells[at + 2], cells[at + 3]),
                  six,
                  equities[2 * row],
                  equities[2 * row + 1],
                  Math.toIntExact(games[2 * row]),
                  Math.toIntExact(games[2 * row + 1])));
        }
        return labels;
      }
    };
  }
}
