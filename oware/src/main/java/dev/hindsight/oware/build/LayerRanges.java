package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.DiskSweep;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of a layer that is being solved on disk, range by range; the states of one range are in
 * memory.
 *
 * <pre>
 * captures-0, captures-1   a byte a board: the best capture, as in FirstLook; one file where values are exact
 * states                   four bits a board: ReplyStates
 * kept-0, kept-1           copies of the states at the end of some value, for a build that goes on
 * decided-R                SortedRuns: what was decided of the boards of range R, and with which value
 * waiting-R-0, waiting-R-1 SortedRuns: updates for range R, one file being read, one written
 * </pre>
 */
final class LayerRanges implements Closeable {
  private static final Pattern OWN_NAME =
      Pattern.compile("states|(captures|kept|decided)-[0-9]+|waiting-[0-9]+-[01]");

  private final DiskShares shares;
  private final Crew crew;
  final long boards;
  final long boardsOfRange;
  final int ranges;
  final LongAdder traffic = new LongAdder();
  private final List<CheckedBlocks> captures = new ArrayList<>();
  private final CheckedBlocks stateFile;
  private final List<CheckedBlocks> kept = new ArrayList<>();
  private final List<SortedRuns> decided = new ArrayList<>();
  private final List<SortedRuns> waiting = new ArrayList<>();
  private final int[] sideOfRange;
  private @Nullable ReplyStates states;
  private int loaded = -1;

  /**
   * @param crew whose progress nobody looks at
   * @param captureFiles 1 where values are exact, else 2
   */
  LayerRanges(
      Path folder, long boards, long boardsOfRange, int captureFiles, DiskShares shares, Crew crew)
      throws IOException {
    this.shares = shares;
    this.crew = crew;
    this.boards = boards;
    this.boardsOfRange = boardsOfRange;
    this.ranges = Math.toIntExact((boards + boardsOfRange - 1) / boardsOfRange);
    this.sideOfRange = new int[ranges];
    Files.createDirectories(folder);
    int blocks = Math.toIntExact((boards + shares.blockBoards() - 1) / shares.blockBoards());
    for (int file = 0; file < captureFiles; file++) {
      captures.add(
          new CheckedBlocks(
              folder.resolve("captures-" + file), blocks, shares.blockBoards(), traffic));
    }
    stateFile = new CheckedBlocks(folder.resolve("states"), blocks, stateBytes(), traffic);
    for (int slot = 0; slot < 2; slot++) {
      kept.add(new CheckedBlocks(folder.resolve("kept-" + slot), blocks, stateBytes(), traffic));
    }
    for (int range = 0; range < ranges; range++) {
      decided.add(new SortedRuns(folder.resolve("decided-" + range), traffic));
      waiting.add(new SortedRuns(folder.resolve("waiting-" + range + "-0"), traffic));
      waiting.add(new SortedRuns(folder.resolve("waiting-" + range + "-1"), traffic));
    }
  }

  /** Deletes the files of a layer; whatever else is in the folder is left alone and refused. */
  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw inTheWay(folder);
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (OWN_NAME.matcher(file.getFileName().toString()).matches()) {
          Files.delete(file);
        }
      }
    }
    try {
      Files.delete(folder);
    } catch (DirectoryNotEmptyException others) {
      throw inTheWay(folder);
    }
  }

  private static FileSystemException inTheWay(Path folder) {
    return new FileSystemException(
        folder.toString(), null, "is in the way of the values to be kept; move or rename it");
  }

  /** Bytes of the states of a block. */
  private int stateBytes() {
    return shares.blockBoards() / 2;
  }

  int blocks() {
    return stateFile.blocks();
  }

  int blockBoards() {
    return shares.blockBoards();
  }

  /** One file where values are exact, else that of what is forced and that of what is held. */
  List<CheckedBlocks> captures() {
    return captures;
  }

  CheckedBlocks stateFile() {
    return stateFile;
  }

  /** A copy of the states, or room for one. */
  CheckedBlocks kept(int slot) {
    return kept.get(slot);
  }

  SortedRuns decided(int range) {
    return decided.get(range);
  }

  int rangeOf(long rank) {
    return (int) (rank / boardsOfRange);
  }

  long start(int range) {
    return range * boardsOfRange;
  }

  /** The first block of a range. */
  int firstBlock(int range) {
    return (int) (start(range) / shares.blockBoards());
  }

  int blocksOf(int range) {
    return (range == ranges - 1 ? blocks() : firstBlock(range + 1)) - firstBlock(range);
  }

  long boardsOf(int range) {
    return Math.min(boardsOfRange, boards - start(range));
  }

  /** Where updates for a range are to be appended. */
  SortedRuns incoming(int range) {
    synchronized (sideOfRange) {
      return waiting.get(2 * range + sideOfRange[range]);
    }
  }

  /** The updates that have come in for a range; what comes from now on goes elsewhere. */
  SortedRuns take(int range) {
    synchronized (sideOfRange) {
      SortedRuns taken = incoming(range);
      sideOfRange[range] ^= 1;
      return taken;
    }
  }

  /** Forgets the updates that an earlier process has left. */
  void clearWaiting() throws IOException {
    for (SortedRuns updates : waiting) {
      updates.clear();
    }
  }

  /** The states of a range, which are stored again when another is wanted. */
  ReplyStates load(int range) throws IOException {
    ReplyStates current = states;
    if (current == null) {
      current = new ReplyStates(Math.min(boardsOfRange, (long) blocks() * shares.blockBoards()));
      states = current;
    }
    if (loaded != range) {
      store();
      loaded = range;
      transfer(current, range, false);
    }
    return current;
  }

  /** Brings the file up to date with the memory. */
  void store() throws IOException {
    ReplyStates current = states;
    if (current != null && loaded >= 0) {
      transfer(current, loaded, true);
    }
  }

  private void transfer(ReplyStates current, int range, boolean out) throws IOException {
    int first = firstBlock(range);
    DiskSweep.run(
        crew,
        blocksOf(range),
        1,
        (from, to, worker) -> {
          ByteBuffer content =
              ByteBuffer.allocateDirect(stateBytes()).order(ByteOrder.LITTLE_ENDIAN);
          int block = first + (int) from;
          long board = from * shares.blockBoards();
          if (out) {
            current.write(content, board);
            stateFile.write(block, content);
          } else {
            stateFile.read(block, content);
            current.read(content, board);
          }
        });
  }

  /** Gives the memory of the states back; the file must be up to date. */
  void unload() {
    states = null;
    loaded = -1;
  }

  /** Everything that a later process needs besides the states. */
  void force() throws IOException {
    for (CheckedBlocks file : captures) {
      file.force();
    }
    for (SortedRuns log : decided) {
      log.force();
    }
  }

  @Override
  public void close() throws IOException {
    List<Closeable> files = new ArrayList<>(captures);
    files.add(stateFile);
    files.addAll(kept);
    files.addAll(decided);
    files.addAll(waiting);
    for (Closeable file : files) {
      file.close();
    }
  }
}
