package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.play.Equipment;
import java.util.random.RandomGenerator;

/** Counts what {@link ComparedReplies} find in one position of each game. */
final class ReplyTrial implements Trial<PlacementTally> {
  static final int LABELS = ComparedReplies.LABELS;
  static final int ONE_PLY = ComparedReplies.ONE_PLY;
  static final int TWO_PLIES = ComparedReplies.TWO_PLIES;
  static final int VARIANCE = ComparedReplies.VARIANCE;

  private final Equipment equipment;
  private final PlacementFeatures features;
  private final int candidates;
  private final int racks;
  private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);

  ReplyTrial(Equipment equipment, PlacementFeatures features, int candidates, int racks) {
    this.equipment = equipment;
    this.features = features;
    this.candidates = candidates;
    this.racks = racks;
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, PlacementTally tally) {
    workers.use(worker -> worker.run(gameNumber, random, tally));
  }

  /** What one thread needs. */
  private final class Worker {
    private final ComparedReplies replies = new ComparedReplies(equipment, candidates, racks);
    private final PlacementFeatures.Sheet[] sheets = new PlacementFeatures.Sheet[candidates];

    Worker() {
      for (int each = 0; each < candidates; each++) {
        sheets[each] = features.new Sheet();
      }
    }

    void run(long gameNumber, RandomGenerator random, PlacementTally tally) {
      int found = replies.next(random);
      if (found == 0) {
        return;
      }
      for (int each = 0; each < found; each++) {
        sheets[each].set(replies.game().board(), replies.placement(each));
        tally.countTiles(sheets[each]);
      }
      tally.of(gameNumber).sums().addGroup(sheets, replies.values(), found);
    }
  }
}
