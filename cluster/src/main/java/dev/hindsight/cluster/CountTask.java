package dev.hindsight.cluster;

import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;

/** Counts a chunk of trials on whichever machine it comes to. */
final class CountTask implements Function<Chunk, Piece> {
  private static final long serialVersionUID = 1;

  private final RunTicket ticket;
  private final Broadcast<byte[]> luggage;

  CountTask(RunTicket ticket, Broadcast<byte[]> luggage) {
    this.ticket = ticket;
    this.luggage = luggage;
  }

  @Override
  public Piece call(Chunk chunk) throws IOException {
    Counting<?> counting;
    try {
      counting = Worker.ofThisProcess().counting(ticket, luggage::value);
    } catch (IOException unusable) {
      if (unusable instanceof UserException) {
        // Not thrown: another attempt on the same machine would fail in the same way.
        return Piece.refused(
            chunk.number(), chunk.from(), chunk.to(), String.valueOf(unusable.getMessage()));
      }
      throw unusable;
    }
    return count(counting, chunk);
  }

  private static <T extends Mergeable<T>> Piece count(Counting<T> counting, Chunk chunk) {
    T tally = counting.emptyTally().get();
    for (long index = chunk.from(); index < chunk.to(); index++) {
      if (TaskContext.get().isInterrupted()) {
        TaskContext.get().killTaskIfInterrupted();
      }
      counting.trial().run(index, TrialRandom.of(chunk.seed(), index), tally);
    }
    return new Piece(
        chunk.number(), chunk.from(), chunk.to(), counting.codec().toBytes(tally), null);
  }
}
