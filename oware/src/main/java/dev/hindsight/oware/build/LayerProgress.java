package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.NamedArrays;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How far the solving of a layer on disk had come at the end of some value: what a later process
 * needs besides the files in the scratch folder.
 *
 * @param bounds whether it is solved for bounds, not for exact values
 * @param nextValue the greatest that is not decided
 * @param slot which copy of the states belongs to it
 * @param files what must be known of them: the lengths of the logs of what was decided, by range,
 *     and the checksums of the blocks of all files of captures and of the copy of the states
 */
record LayerProgress(
    int seeds, boolean bounds, long boardsOfRange, int nextValue, int slot, NamedArrays files) {
  /** The name of the checkpoint. */
  static final String NAME = "progress";

  private static final String WHERE = "where";
  private static final String LENGTHS = "lengths";
  private static final String CAPTURES = "captures";
  private static final String STATES = "states";

  static LayerProgress begun(int seeds, boolean bounds, long boardsOfRange) {
    return new LayerProgress(seeds, bounds, boardsOfRange, seeds, 1, NamedArrays.of());
  }

  static Optional<LayerProgress> find(Checkpoints checkpoints) throws IOException {
    Optional<NamedArrays> found = checkpoints.find(NAME);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    NamedArrays arrays = found.get();
    long[] where = arrays.longs(WHERE);
    if (where.length != 5) {
      throw foreign(checkpoints);
    }
    return Optional.of(
        new LayerProgress(
            (int) where[0], where[1] != 0, where[2], (int) where[3], (int) where[4] & 1, arrays));
  }

  private static FileSystemException foreign(Checkpoints checkpoints) {
    return new FileSystemException(
        checkpoints.folder().toString(),
        null,
        "holds no checkpoint of this build; delete it to start afresh");
  }

  boolean isOf(int ofSeeds, boolean ofBounds, long ofBoardsOfRange) {
    return seeds == ofSeeds && bounds == ofBounds && boardsOfRange == ofBoardsOfRange;
  }

  /** Copies the states and notes all that belongs to them. */
  LayerProgress after(int value, LayerRanges layer) throws IOException {
    int other = slot ^ 1;
    layer.store();
    layer.kept(other).copyFrom(layer.stateFile());
    layer.force();
    long[] lengths = new long[layer.ranges];
    for (int range = 0; range < lengths.length; range++) {
      lengths[range] = layer.decided(range).length();
    }
    return new LayerProgress(
        seeds,
        bounds,
        boardsOfRange,
        value - 1,
        other,
        NamedArrays.of()
            .with(LENGTHS, lengths)
            .with(CAPTURES, captureChecksums(layer))
            .with(STATES, layer.kept(other).checksums()));
  }

  private static int[] captureChecksums(LayerRanges layer) {
    List<int[]> ofFiles = new ArrayList<>();
    for (CheckedBlocks file : layer.captures()) {
      ofFiles.add(file.checksums());
    }
    return ofFiles.stream().flatMapToInt(Arrays::stream).toArray();
  }

  void save(Checkpoints checkpoints) throws IOException {
    checkpoints.save(
        NAME,
        NamedArrays.of()
            .with(WHERE, new long[] {seeds, bounds ? 1 : 0, boardsOfRange, nextValue, slot})
            .withAll(files));
  }

  /** Brings the files of the layer back to where they were. */
  void restore(LayerRanges layer) throws IOException {
    int blocks = layer.blocks();
    long[] logLengths = files.longs(LENGTHS);
    int[] captureChecksums = files.ints(CAPTURES);
    int[] stateChecksums = files.ints(STATES);
    if (logLengths.length != layer.ranges
        || captureChecksums.length != blocks * layer.captures().size()
        || stateChecksums.length != blocks) {
      throw new IllegalStateException("the checkpoint of a layer does not fit the layer");
    }
    for (int file = 0; file < layer.captures().size(); file++) {
      layer
          .captures()
          .get(file)
          .restoreChecksums(
              Arrays.copyOfRange(captureChecksums, file * blocks, (file + 1) * blocks));
    }
    layer.kept(slot).restoreChecksums(stateChecksums);
    layer.stateFile().copyFrom(layer.kept(slot));
    for (int range = 0; range < layer.ranges; range++) {
      layer.decided(range).reopenAt(logLengths[range]);
    }
    layer.clearWaiting();
  }
}
