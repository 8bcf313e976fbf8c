package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.runs.Crew;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of all racks of a family on one board, each question answered by one walk over
 * their prefixes. Answers are by number of the rack. Valid until the {@link RackSweep} that it
 * comes from looks at another family.
 */
public final class FamilySweep {
  private final RackPrefixes racks;
  private final TileWorths tiles;
  private final int[] best;

  /**
   * @param best room for the best moves, at least as long as there are racks
   */
  FamilySweep(RackPrefixes racks, TileWorths tiles, int[] best) {
    this.racks = racks;
    this.tiles = tiles;
    this.best = best;
  }

  /** What the best move of each rack is worth. */
  public SweptRacks bestMoves(Crew crew) {
    walk(crew, into -> new BestMoves(tiles, racks, into), best);
    return new SweptRacks(racks, best);
  }

  /**
   * What keeping the others is worth when these tiles are played.
   *
   * @param played by letter: at least one tile, and all of them on every rack
   */
  public int[] keptAfter(int[] played, Crew crew) {
    return walk(crew, into -> new KeptAfterPlay(tiles, racks, played, into), new int[racks.size()]);
  }

  /** The most that keeping this many tiles is worth, fewer than a rack has. */
  public int[] bestKept(int tilesKept, Crew crew) {
    return walk(crew, into -> new BestKept(tiles, racks, tilesKept, into), new int[racks.size()]);
  }

  private int[] walk(Crew crew, Function<int[], RackPrefixes.Visitor> visitors, int[] into) {
    RackPrefixes.@Nullable Visitor[] visitorOf = new RackPrefixes.Visitor[crew.threads()];
    crew.sweep(
        racks.blocks(),
        1,
        (from, to, worker) -> {
          RackPrefixes.Visitor visitor = visitorOf[worker];
          if (visitor == null) {
            visitor = visitors.apply(into);
            visitorOf[worker] = visitor;
          }
          racks.walk((int) from, (int) to, visitor);
        });
    return into;
  }
}
