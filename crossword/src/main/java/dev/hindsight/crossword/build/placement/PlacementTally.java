package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import org.jspecify.annotations.Nullable;

/**
 * What was seen: sums to learn from, sums that were held out to see how well that predicts, and how
 * many tiles were seen in each cell and state.
 */
public final class PlacementTally implements Mergeable<PlacementTally> {
  /** One game in this many is held out. */
  static final int HELD_OUT = 5;

  private final Part learnt;
  private final Part heldOut;

  /** By feature, both parts together. */
  private final long[] tiles;

  /**
   * @param labels of a play
   * @param hasNeighbourCells whether there are {@link NeighbourCells}
   */
  PlacementTally(PlacementFeatures features, int labels, boolean hasNeighbourCells) {
    this(
        Part.of(features, labels, hasNeighbourCells),
        Part.of(features, labels, hasNeighbourCells),
        new long[features.size()]);
  }

  private PlacementTally(Part learnt, Part heldOut, long[] tiles) {
    this.learnt = learnt;
    this.heldOut = heldOut;
    this.tiles = tiles;
  }

  /** What was seen of some of the games. */
  static final class Part implements Mergeable<Part> {
    private final NormalEquations sums;
    private final @Nullable NeighbourCells neighbours;

    Part(NormalEquations sums, @Nullable NeighbourCells neighbours) {
      this.sums = sums;
      this.neighbours = neighbours;
    }

    static Part of(PlacementFeatures features, int labels, boolean hasNeighbourCells) {
      return new Part(
          new NormalEquations(features.size(), labels, features.unit()),
          hasNeighbourCells ? new NeighbourCells(features, labels) : null);
    }

    NormalEquations sums() {
      return sums;
    }

    boolean hasNeighbours() {
      return neighbours != null;
    }

    NeighbourCells neighbours() {
      if (neighbours == null) {
        throw new IllegalStateException("nothing was counted by the squares beside");
      }
      return neighbours;
    }

    /** Takes one play that is compared with all others. */
    void add(PlacementFeatures.Sheet sheet, long[] values) {
      sums.add(sheet, values);
      if (neighbours != null) {
        neighbours.add(sheet, values);
      }
    }

    @Override
    public void merge(Part other) {
      sums.merge(other.sums);
      if (neighbours != null) {
        neighbours.merge(other.neighbours());
      }
    }
  }

  Part learnt() {
    return learnt;
  }

  Part heldOut() {
    return heldOut;
  }

  /** The part that a game belongs to. */
  Part of(long gameNumber) {
    return gameNumber % HELD_OUT == 0 ? heldOut : learnt;
  }

  void countTiles(PlacementFeatures.Sheet sheet) {
    for (int place = 0; place < sheet.count(); place++) {
      tiles[sheet.number(place)] += sheet.amount(place);
    }
  }

  long tiles(int feature) {
    return tiles[feature];
  }

  @Override
  public void merge(PlacementTally other) {
    learnt.merge(other.learnt);
    heldOut.merge(other.heldOut);
    for (int feature = 0; feature < tiles.length; feature++) {
      tiles[feature] += other.tiles[feature];
    }
  }

  static TallyCodec<PlacementTally> codec(
      PlacementFeatures features, int labels, boolean hasNeighbourCells) {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(PlacementTally tally) {
        NamedArrays arrays = NamedArrays.of().with("tiles", tally.tiles);
        return with(with(arrays, "learnt", tally.learnt), "heldOut", tally.heldOut);
      }

      private NamedArrays with(NamedArrays arrays, String name, Part part) {
        NamedArrays sums = PlacementTally.with(arrays, name, part.sums.arrays());
        return hasNeighbourCells
            ? PlacementTally.with(sums, name + "Neighbours", part.neighbours().arrays())
            : sums;
      }

      @Override
      public PlacementTally decode(NamedArrays arrays) {
        if (arrays.longs("tiles").length != features.size()) {
          throw new IllegalArgumentException("tiles of other features");
        }
        return new PlacementTally(
            part(arrays, "learnt"), part(arrays, "heldOut"), arrays.longs("tiles"));
      }

      private Part part(NamedArrays arrays, String name) {
        return new Part(
            NormalEquations.of(features.size(), labels, features.unit(), read(arrays, name)),
            hasNeighbourCells
                ? NeighbourCells.of(features, labels, read(arrays, name + "Neighbours"))
                : null);
      }
    };
  }

  /** Both kinds of sums are three arrays. */
  private static long[][] read(NamedArrays arrays, String name) {
    long[][] sums = new long[3][];
    for (int array = 0; array < sums.length; array++) {
      sums[array] = arrays.longs(name + array);
    }
    return sums;
  }

  private static NamedArrays with(NamedArrays arrays, String name, long[][] sums) {
    NamedArrays more = arrays;
    for (int array = 0; array < sums.length; array++) {
      more = more.with(name + array, sums[array]);
    }
    return more;
  }
}
