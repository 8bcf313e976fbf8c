package dev.hindsight.lab.backgammon;

/** How long each training of an {@link ExactExperiment} is. */
public sealed interface TrainingLength {
  /** In words that tell one from another. */
  String text();

  /**
   * Each training gets this much processor time, about; how many games that is depends on the
   * machine.
   */
  record ProcessorTime(double seconds) implements TrainingLength {
    public ProcessorTime {
      if (!(seconds > 0)) {
        throw new IllegalArgumentException("each training takes some time, not " + seconds + " s");
      }
    }

    @Override
    public String text() {
      return "about " + seconds + " s of processor time, in turns,";
    }
  }

  /** Each training gets this many games, on every machine. */
  record Games(long games) implements TrainingLength {
    public Games {
      if (games < 1) {
        throw new IllegalArgumentException("each training has at least 1 game, not " + games);
      }
    }

    @Override
    public String text() {
      return games + " games";
    }
  }
}
