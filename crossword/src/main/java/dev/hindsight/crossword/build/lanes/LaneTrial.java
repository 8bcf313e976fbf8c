package dev.hindsight.crossword.build.lanes;

import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.build.placement.ComparedReplies;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.lanes.BoardLanes;
import dev.hindsight.crossword.play.lanes.LaneNumbers;
import dev.hindsight.crossword.play.lanes.WordsByLetter;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.random.RandomGenerator;

/**
 * The candidates of one position of a game: the numbers of their boards and leaves, the reply and
 * the gain that {@link ComparedReplies} found.
 */
final class LaneTrial implements Trial<LaneTally> {
  private static final int LABELS = 2;

  private final Equipment equipment;
  private final LanePlan plan;
  private final WordsByLetter words;
  private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);

  LaneTrial(Equipment equipment, LanePlan plan) {
    this.equipment = equipment;
    this.plan = plan;
    this.words = new WordsByLetter(equipment.words());
  }

  /** Numbers of a board, numbers of a leave, reply and gain. */
  static int size(Equipment equipment) {
    return reply(equipment) + LABELS;
  }

  /** Where the reply is. */
  static int reply(Equipment equipment) {
    return LaneNumbers.OF_BOARD + LaneNumbers.ofLeave(equipment.rules().tiles());
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, LaneTally tally) {
    workers.use(worker -> worker.run(random, tally.of(gameNumber)));
  }

  /** What one thread needs. */
  private final class Worker {
    private final ComparedReplies replies =
        new ComparedReplies(equipment, plan.candidates(), plan.racks());
    private final BoardLanes lanes =
        new BoardLanes(replies.game().board(), equipment.rules(), words, equipment.anagrams());
    private final int reply = reply(equipment);
    private final long[][] rows = new long[plan.candidates()][size(equipment)];
    private final float[] numbers = new float[reply];
    private final int[] unseen = new int[equipment.rules().tiles().letterCount()];

    void run(RandomGenerator random, LaneMoments into) {
      int found = replies.next(random);
      if (found == 0) {
        return;
      }
      Game game = replies.game();
      int seat = game.seatOnTurn();
      game.countUnseen(seat, unseen);
      lanes.read(unseen);
      for (int each = 0; each < found; each++) {
        Placement placement = replies.placement(each);
        lanes.readAfter(placement);
        LaneNumbers.ofBoard(lanes, placement.tilesPlayed(), numbers);
        LaneNumbers.ofLeave(
            equipment.rules().tiles(),
            leave(game.rack(seat).counts(), placement),
            unseen,
            numbers,
            LaneNumbers.OF_BOARD);
        for (int number = 0; number < reply; number++) {
          rows[each][number] = Math.round((double) numbers[number] * LaneMoments.UNIT);
        }
        long oneReply = -replies.value(each, ComparedReplies.ONE_PLY);
        rows[each][reply] = oneReply * LaneMoments.UNIT;
        rows[each][reply + 1] =
            (replies.value(each, ComparedReplies.TWO_PLIES) + oneReply) * LaneMoments.UNIT;
      }
      into.addPosition(rows, found);
    }

    private int[] leave(int[] rack, Placement placement) {
      int[] leave = rack.clone();
      for (int offset = 0; offset < placement.tiles().length(); offset++) {
        int tile = placement.tiles().get(offset);
        if (tile != 0) {
          leave[TileCounts.onRack(tile)]--;
        }
      }
      return leave;
    }
  }
}
