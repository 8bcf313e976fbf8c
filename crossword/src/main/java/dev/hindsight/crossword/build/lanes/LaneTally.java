package dev.hindsight.crossword.build.lanes;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;

/** What was seen: four positions of five to learn from, the fifth to hold out. */
public final class LaneTally implements Mergeable<LaneTally> {
  private static final int PARTS = 5;

  private final LaneMoments learnt;
  private final LaneMoments heldOut;

  LaneTally(int size) {
    this(new LaneMoments(size), new LaneMoments(size));
  }

  private LaneTally(LaneMoments learnt, LaneMoments heldOut) {
    this.learnt = learnt;
    this.heldOut = heldOut;
  }

  /** Where a game counts. */
  LaneMoments of(long gameNumber) {
    return gameNumber % PARTS == PARTS - 1 ? heldOut : learnt;
  }

  LaneMoments learnt() {
    return learnt;
  }

  LaneMoments heldOut() {
    return heldOut;
  }

  @Override
  public void merge(LaneTally other) {
    learnt.merge(other.learnt);
    heldOut.merge(other.heldOut);
  }

  static TallyCodec<LaneTally> codec(int size) {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(LaneTally tally) {
        return NamedArrays.of()
            .with("learnt", tally.learnt.products())
            .with("heldOut", tally.heldOut.products())
            .with(
                "counts",
                new long[] {
                  tally.learnt.candidates(),
                  tally.learnt.positions(),
                  tally.heldOut.candidates(),
                  tally.heldOut.positions()
                });
      }

      @Override
      public LaneTally decode(NamedArrays arrays) {
        long[] counts = arrays.longs("counts");
        if (counts.length != 4) {
          throw new IllegalArgumentException("lanes have 4 counts, not " + counts.length);
        }
        return new LaneTally(
            LaneMoments.of(size, arrays.longs("learnt"), counts[0], counts[1]),
            LaneMoments.of(size, arrays.longs("heldOut"), counts[2], counts[3]));
      }
    };
  }
}
