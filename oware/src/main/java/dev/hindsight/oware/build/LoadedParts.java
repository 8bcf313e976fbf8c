package dev.hindsight.oware.build;

import dev.hindsight.oware.table.SolvedLayers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * As many values of smaller layers as fit the memory: whoever needs all of them goes group by
 * group.
 */
final class LoadedParts implements SolvedValues {
  /** One part of a layer. */
  record Place(int seeds, int part) {}

  private final byte[] @Nullable [][] values;
  private final int partShift;

  private LoadedParts(int layers, int partBoards) {
    values = new byte[layers][][];
    partShift = Integer.numberOfTrailingZeros(partBoards);
  }

  /**
   * All parts of the layers below one, in groups of at most this many boards. The first group is
   * also there for the small layers, which are always at hand.
   */
  static List<List<Place>> groups(LayerParts parts, int firstInParts, int seeds, long most) {
    List<List<Place>> groups = new ArrayList<>();
    List<Place> group = new ArrayList<>();
    groups.add(group);
    long boards = 0;
    for (int layer = firstInParts; layer < seeds; layer++) {
      for (int part = 0; part < parts.parts(layer); part++) {
        int more = parts.boards(layer, part);
        if (boards + more > most && !group.isEmpty()) {
          group = new ArrayList<>();
          groups.add(group);
          boards = 0;
        }
        group.add(new Place(layer, part));
        boards += more;
      }
    }
    return groups;
  }

  static LoadedParts load(
      SolvedParts parts, String column, List<Place> group, SolvedLayers small, int firstInParts)
      throws IOException {
    int layers = firstInParts;
    for (Place place : group) {
      layers = Math.max(layers, place.seeds() + 1);
    }
    LoadedParts loaded = new LoadedParts(layers, parts.cut().partBoards());
    for (int seeds = 0; seeds < firstInParts; seeds++) {
      loaded.values[seeds] = cut(small.layer(seeds), seeds, parts.cut()).toArray(byte[][]::new);
    }
    for (Place place : group) {
      byte[][] layer = loaded.values[place.seeds()];
      if (layer == null) {
        layer = new byte[parts.cut().parts(place.seeds())][];
        loaded.values[place.seeds()] = layer;
      }
      layer[place.part()] = parts.load(column, place.seeds(), place.part());
    }
    return loaded;
  }

  /** A layer in memory, cut into its parts. */
  static List<byte[]> cut(byte[] layer, int seeds, LayerParts parts) {
    List<byte[]> cut = new ArrayList<>();
    for (int part = 0; part < parts.parts(seeds); part++) {
      int from = part * parts.partBoards();
      cut.add(Arrays.copyOfRange(layer, from, from + parts.boards(seeds, part)));
    }
    return cut;
  }

  @Override
  public int find(int seeds, long rank) {
    if (seeds >= values.length) {
      return ABSENT;
    }
    byte[][] layer = values[seeds];
    if (layer == null) {
      return ABSENT;
    }
    byte[] part = layer[(int) (rank >>> partShift)];
    return part == null ? ABSENT : part[(int) rank & ((1 << partShift) - 1)];
  }
}
