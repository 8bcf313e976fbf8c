package dev.hindsight.oware.build;

import dev.hindsight.core.runs.NamedArrays;
import java.util.ArrayList;
import java.util.List;

/** The positions of some games, as a training keeps them between its rounds. */
final class RoundOfGames {
  private static final String POSITIONS = "positions";
  private static final String MOVERS = "movers";
  private static final String OTHERS = "others";
  private static final String NET_SEEDS = "netSeeds";
  private static final String SHARES = "shares";

  private RoundOfGames() {}

  static NamedArrays write(List<List<TrainingSample>> games) {
    List<TrainingSample> all = games.stream().flatMap(List::stream).toList();
    return NamedArrays.of()
        .with(POSITIONS, games.stream().mapToInt(List::size).toArray())
        .with(MOVERS, all.stream().mapToLong(TrainingSample::mover).toArray())
        .with(OTHERS, all.stream().mapToLong(TrainingSample::other).toArray())
        .with(NET_SEEDS, all.stream().mapToInt(TrainingSample::netSeedsInStores).toArray())
        .with(SHARES, all.stream().mapToDouble(TrainingSample::share).toArray());
  }

  static List<List<TrainingSample>> read(NamedArrays arrays) {
    long[] movers = arrays.longs(MOVERS);
    long[] others = arrays.longs(OTHERS);
    int[] netSeeds = arrays.ints(NET_SEEDS);
    double[] shares = arrays.doubles(SHARES);
    List<List<TrainingSample>> games = new ArrayList<>();
    int place = 0;
    for (int positions : arrays.ints(POSITIONS)) {
      List<TrainingSample> game = new ArrayList<>(positions);
      for (int end = place + positions; place < end; place++) {
        game.add(new TrainingSample(movers[place], others[place], netSeeds[place], shares[place]));
      }
      games.add(game);
    }
    return games;
  }
}
