package dev.hindsight.cluster;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Mergeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/** A node of the tree: merges neighbouring pieces, in order, on some machine. */
final class MergeTask implements Function<Tuple2<Integer, Iterable<Piece>>, Piece> {
  private static final long serialVersionUID = 1;

  private final RunTicket ticket;
  private final Broadcast<byte[]> luggage;

  MergeTask(RunTicket ticket, Broadcast<byte[]> luggage) {
    this.ticket = ticket;
    this.luggage = luggage;
  }

  @Override
  public Piece call(Tuple2<Integer, Iterable<Piece>> group) throws IOException {
    List<Piece> pieces = new ArrayList<>();
    group._2().forEach(pieces::add);
    pieces.sort(Comparator.comparingLong(Piece::from));
    for (Piece piece : pieces) {
      if (piece.refusal() != null) {
        return piece;
      }
    }
    Counting<?> counting = Worker.ofThisProcess().counting(ticket, luggage::value);
    return merge(group._1(), pieces, counting);
  }

  private static <T extends Mergeable<T>> Piece merge(
      int number, List<Piece> pieces, Counting<T> counting) {
    T total = counting.codec().ofBytes(pieces.get(0).tally());
    long next = pieces.get(0).to();
    for (Piece piece : pieces.subList(1, pieces.size())) {
      if (piece.from() != next) {
        throw new IllegalStateException(
            "The trials from " + next + " on are missing before " + piece.from() + ".");
      }
      total.merge(counting.codec().ofBytes(piece.tally()));
      next = piece.to();
    }
    return new Piece(number, pieces.get(0).from(), next, counting.codec().toBytes(total), null);
  }
}
