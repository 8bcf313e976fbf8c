package dev.hindsight.core.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/**
 * {@link Trials} that survive the end of their process.
 *
 * <pre>{@code
 * Checkpoints checkpoints = Checkpoints.beside(target, parameters, provenance);
 * Moments tally = trials.checkpointed(checkpoints, "games", 100_000).run(crew);
 * ... seal the target ...
 * checkpoints.remove();
 * }</pre>
 *
 * <p>A checkpoint is the tally of the first trials, up to some number, so a run that was killed any
 * number of times ends with the same tally as one that was not. A run that was complete is not run
 * again.
 */
public final class ResumableTrials<T extends Mergeable<T>> {
  /** A slow machine loses no more than this, whatever the trials take. */
  static final Duration MOST_LOST = Duration.ofMinutes(1);

  private final Trials<T> trials;
  private final TallyCheckpoint<T> checkpoint;
  private final long trialsBetweenSaves;
  private final LastSave lastSave;

  ResumableTrials(
      Trials<T> trials, TallyCheckpoint<T> checkpoint, long trialsBetweenSaves, LastSave lastSave) {
    if (trialsBetweenSaves < 1) {
      throw new IllegalArgumentException(
          "There must be at least 1 trial between checkpoints, not " + trialsBetweenSaves + ".");
    }
    this.trials = trials;
    this.checkpoint = checkpoint;
    this.trialsBetweenSaves = trialsBetweenSaves;
    this.lastSave = lastSave;
  }

  /**
   * Runs what is left of the range.
   *
   * @throws CancelledException when cancelled; what was done is then in the checkpoint
   * @throws IOException if a checkpoint cannot be used or written
   */
  public T run(Workforce workers) throws IOException {
    TallyCheckpoint.State<T> start =
        checkpoint
            .find()
            .orElseGet(
                () ->
                    new TallyCheckpoint.State<>(
                        trials.range().first(), trials.counting().emptyTally().get()));
    lastSave.setNow();
    Saver saver = new Saver(start.next(), workers.progress());
    TallyPrefix<T> prefix = trials.prefix(start.next(), start.tally(), saver, workers);
    try {
      trials.extend(prefix, workers);
    } catch (SavingFailedException failed) {
      throw failed.getCause();
    } catch (RuntimeException | Error failed) {
      saver.saveAfter(failed, prefix);
      throw failed;
    }
    saver.save(prefix);
    return prefix.total();
  }

  /** Carries the failure to write out of the worker that met it. */
  private static final class SavingFailedException extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    SavingFailedException(IOException cause) {
      super(cause);
    }
  }

  /** Guarded by the prefix while workers run, used by the leader alone afterwards. */
  private final class Saver implements TallyPrefix.Listener<T> {
    private final Progress progress;
    private long saved;

    Saver(long saved, Progress progress) {
      this.saved = saved;
      this.progress = progress;
    }

    @Override
    public void grown(T total, long next) {
      if (next - saved >= trialsBetweenSaves || lastSave.isLongAgo()) {
        try {
          save(total, next);
        } catch (IOException failed) {
          throw new SavingFailedException(failed);
        }
      }
    }

    void save(TallyPrefix<T> prefix) throws IOException {
      save(prefix.total(), prefix.next());
    }

    /** What was done is kept; what went wrong first stays the thing to be reported. */
    void saveAfter(Throwable failure, TallyPrefix<T> prefix) {
      try {
        if (prefix.isWhole()) {
          save(prefix);
        }
      } catch (IOException alsoFailed) {
        failure.addSuppressed(alsoFailed);
      }
    }

    private void save(T total, long next) throws IOException {
      if (next > saved) {
        checkpoint.save(total, next);
        saved = next;
        lastSave.setNow();
        progress.saved(next);
      }
    }
  }
}
