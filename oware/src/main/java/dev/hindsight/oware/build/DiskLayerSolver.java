package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.DiskSweep;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves one layer as {@link LayerSolver} does, with what it knows of the boards in files.
 *
 * <p>The states of one range of boards are in memory. For each value, the ranges are visited in
 * turn: first each of them once, to look for captures of just that value, then those that got
 * updates from others, until nothing waits any more. Which boards a value reaches does not depend
 * on the order, so the values are those of the other solver, whatever the ranges and threads.
 *
 * <p>The best capture of a board counts as one of its open replies. It is closed when the value at
 * hand has come down so far that the capture is no better: then it does not save the mover either.
 */
final class DiskLayerSolver {
  /** In the files of captures: no capture. */
  private static final byte NONE = Byte.MIN_VALUE;

  private final SeedIndex index;
  private final OwareRules rules;
  private final int seeds;
  private final LayerRanges layer;
  private final DiskShares shares;
  private final Progress progress;

  /** As the crew of the build, but it counts blocks and runs, which are nobody's progress. */
  private final Crew crew;

  private final List<RangeWorker> workers = new ArrayList<>();
  private long updates;
  private int rounds;
  private long visits;

  DiskLayerSolver(
      SeedIndex index,
      OwareRules rules,
      int seeds,
      LayerRanges layer,
      DiskShares shares,
      Crew crew,
      Progress progress) {
    this.index = index;
    this.rules = rules;
    this.seeds = seeds;
    this.layer = layer;
    this.shares = shares;
    this.crew = crew;
    this.progress = progress;
  }

  /** What was done so far. */
  LayerCost cost(int values, double seconds) {
    return new LayerCost(
        seeds,
        layer.boards,
        layer.ranges,
        values,
        rounds,
        visits,
        updates,
        layer.traffic.sum(),
        seconds);
  }

  /**
   * Looks at every board for what can be captured now, from those values that are at hand.
   *
   * @param isFirst whether no group of values was at hand before
   * @param isLast whether this is the last group: then the states are written too
   */
  void prepare(SolvedValues forcedBelow, SolvedValues heldBelow, boolean isFirst, boolean isLast)
      throws IOException {
    DiskSweep.run(
        crew,
        layer.blocks(),
        1,
        (from, to, worker) -> {
          FirstLook look = new FirstLook(index, rules, seeds, forcedBelow, heldBelow);
          prepareBlock((int) from, look, isFirst, isLast);
          progress.advance(boardsOfBlock((int) from));
        });
  }

  private void prepareBlock(int block, FirstLook look, boolean isFirst, boolean isLast)
      throws IOException {
    List<ByteBuffer> best = new ArrayList<>();
    for (CheckedBlocks file : layer.captures()) {
      ByteBuffer captures = ByteBuffer.allocate(layer.blockBoards());
      if (isFirst) {
        Arrays.fill(captures.array(), NONE);
      } else {
        file.read(block, captures);
      }
      best.add(captures);
    }
    byte[] forced = best.get(0).array();
    byte[] held = best.get(best.size() - 1).array();
    int[] states = new int[layer.blockBoards() / ReplyStates.BOARDS_OF_WORD];
    int boards = boardsOfBlock(block);
    BoardWalk walk = new BoardWalk(index, seeds, (long) block * layer.blockBoards());
    for (int board = 0; board < boards; board++, walk.step()) {
      look.at(walk.mover(), walk.other());
      if (look.bestForced != FirstLook.NO_CAPTURE) {
        forced[board] = (byte) Math.max(forced[board], look.bestForced);
        held[board] = (byte) Math.max(held[board], look.bestHeld);
      }
      int replies = look.openReplies + (look.hasCapture ? 1 : 0);
      states[board / ReplyStates.BOARDS_OF_WORD] |=
          replies << (4 * (board % ReplyStates.BOARDS_OF_WORD));
    }
    for (int file = 0; file < best.size(); file++) {
      layer.captures().get(file).write(block, best.get(file).clear());
    }
    if (isLast) {
      ByteBuffer content =
          ByteBuffer.allocate(layer.blockBoards() / 2).order(ByteOrder.LITTLE_ENDIAN);
      content.asIntBuffer().put(states);
      layer.stateFile().write(block, content);
    }
  }

  private int boardsOfBlock(int block) {
    return (int) Math.min(layer.blockBoards(), layer.boards - (long) block * layer.blockBoards());
  }

  /** Decides one value; all greater ones must be decided. Afterwards no update waits. */
  void decide(int value) throws IOException {
    rounds++;
    for (int range = 0; range < layer.ranges; range++) {
      visit(range, value, true);
      progress.advance(layer.boardsOf(range));
    }
    boolean isQuiet = false;
    while (!isQuiet) {
      isQuiet = true;
      for (int range = 0; range < layer.ranges; range++) {
        if (hasUpdates(range)) {
          visit(range, value, false);
          isQuiet = false;
        }
      }
      rounds += isQuiet ? 0 : 1;
    }
  }

  private boolean hasUpdates(int range) {
    for (RangeWorker worker : workers) {
      if (worker.hasUpdates(range)) {
        return true;
      }
    }
    return !layer.incoming(range).runs().isEmpty();
  }

  private void visit(int range, int value, boolean withCaptures) throws IOException {
    visits++;
    ReplyStates states = layer.load(range);
    if (workers.isEmpty()) {
      hire(states);
    }
    List<long[]> inMemory = new ArrayList<>();
    for (RangeWorker worker : workers) {
      worker.begin(range, states, value);
      if (worker.hasUpdates(range)) {
        inMemory.add(worker.takeUpdates(range));
      }
    }
    SortedRuns incoming = layer.take(range);
    List<SortedRuns.Run> runs = incoming.runs();
    DiskSweep.run(
        crew,
        inMemory.size() + runs.size(),
        1,
        (from, to, worker) -> {
          RangeWorker working = workers.get(worker);
          if (from < inMemory.size()) {
            for (long entry : inMemory.get((int) from)) {
              working.apply(entry);
            }
          } else {
            incoming.forEach(runs.get((int) from - inMemory.size()), working::apply);
          }
          working.carryBack();
        });
    incoming.clear();
    if (withCaptures) {
      DiskSweep.run(
          crew,
          layer.blocksOf(range),
          1,
          (from, to, worker) -> lookForCaptures(range, (int) from, value, workers.get(worker)));
    }
    for (RangeWorker worker : workers) {
      worker.writeLog();
    }
  }

  private void hire(ReplyStates states) {
    int buffers = layer.ranges * crew.threads();
    for (int worker = 0; worker < crew.threads(); worker++) {
      workers.add(
          new RangeWorker(
              index,
              rules,
              seeds,
              layer,
              states,
              Math.max(1, shares.bufferEntries() / buffers),
              shares.stackBoards(),
              crew.cancellation()));
    }
  }

  private void lookForCaptures(int range, int blockOfRange, int value, RangeWorker worker)
      throws IOException {
    int block = layer.firstBlock(range) + blockOfRange;
    long first = (long) blockOfRange * layer.blockBoards();
    byte[] forced = captures(0, block);
    byte[] held = layer.captures().size() == 1 ? forced : captures(1, block);
    int boards = boardsOfBlock(block);
    for (int board = 0; board < boards; board++) {
      if (forced[board] == value) {
        worker.force(first + board);
      }
      if (held[board] == -value) {
        worker.closeReply(first + board);
      }
    }
    worker.carryBack();
  }

  private byte[] captures(int file, int block) throws IOException {
    ByteBuffer content = ByteBuffer.allocate(layer.blockBoards());
    layer.captures().get(file).read(block, content);
    return content.array();
  }

  /** Lets go of the memory that deciding takes: what is left to do needs it. */
  void finish() {
    layer.unload();
    updates += workers.stream().mapToLong(worker -> worker.sent).sum();
    workers.clear();
  }

  /** Which of the two values of a board to collect. */
  enum Wanted {
    EITHER,
    FORCED,
    HELD
  }

  /**
   * The values of all boards of a range by parts.
   *
   * @param undecided the value of those that were never decided
   */
  List<byte[]> collect(int range, Wanted wanted, int undecided) throws IOException {
    List<byte[]> parts = new ArrayList<>();
    int partBoards = shares.partBoards();
    for (long from = 0; from < layer.boardsOf(range); from += partBoards) {
      byte[] part = new byte[(int) Math.min(partBoards, layer.boardsOf(range) - from)];
      Arrays.fill(part, (byte) undecided);
      parts.add(part);
    }
    SortedRuns log = layer.decided(range);
    // Two workers never have news of the same kind of the same board.
    List<SortedRuns.Run> runs = log.runs();
    DiskSweep.run(
        crew,
        runs.size(),
        1,
        (from, to, worker) -> {
          SortedRuns.Run run = runs.get((int) from);
          log.forEach(
              run,
              entry -> {
                boolean forced = SortedRuns.isForced(entry);
                if (wanted == Wanted.EITHER || forced == (wanted == Wanted.FORCED)) {
                  long board = SortedRuns.board(entry);
                  parts.get((int) (board / partBoards))[(int) (board % partBoards)] =
                      (byte) (forced ? run.value() : -run.value());
                }
              });
        });
    progress.advance(layer.boardsOf(range));
    return parts;
  }
}
