package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;

/**
 * What was seen: sums to learn from, sums that were held out to see how well that predicts, and how
 * many tiles were seen in each cell and state.
 */
public final class PlacementTally implements Mergeable<PlacementTally> {
  /** One game in this many is held out. */
  static final int HELD_OUT = 5;

  private final NormalEquations learnt;
  private final NormalEquations heldOut;

  /** By feature, both parts together. */
  private final long[] tiles;

  PlacementTally(int features, int labels) {
    this(
        new NormalEquations(features, labels),
        new NormalEquations(features, labels),
        new long[features]);
  }

  private PlacementTally(NormalEquations learnt, NormalEquations heldOut, long[] tiles) {
    this.learnt = learnt;
    this.heldOut = heldOut;
    this.tiles = tiles;
  }

  NormalEquations learnt() {
    return learnt;
  }

  NormalEquations heldOut() {
    return heldOut;
  }

  /** The part that a game belongs to. */
  NormalEquations of(long gameNumber) {
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

  static TallyCodec<PlacementTally> codec(int features, int labels) {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(PlacementTally tally) {
        NamedArrays arrays = NamedArrays.of().with("tiles", tally.tiles);
        return with(with(arrays, "learnt", tally.learnt), "heldOut", tally.heldOut);
      }

      @Override
      public PlacementTally decode(NamedArrays arrays) {
        if (arrays.longs("tiles").length != features) {
          throw new IllegalArgumentException("tiles of other features");
        }
        return new PlacementTally(
            read(arrays, "learnt"), read(arrays, "heldOut"), arrays.longs("tiles"));
      }

      private NormalEquations read(NamedArrays arrays, String part) {
        long[][] sums = new long[3][];
        for (int array = 0; array < sums.length; array++) {
          sums[array] = arrays.longs(part + array);
        }
        return NormalEquations.of(features, labels, sums);
      }
    };
  }

  private static NamedArrays with(NamedArrays arrays, String part, NormalEquations sums) {
    NamedArrays more = arrays;
    long[][] parts = sums.arrays();
    for (int array = 0; array < parts.length; array++) {
      more = more.with(part + array, parts[array]);
    }
    return more;
  }
}
