package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.table.CubeState;
import java.util.ArrayList;
import java.util.List;

/** The values of all pairs in memory, in each of the {@link CubePlanes}. */
final class PairPlanes<A> {
  private final CubePlanes<A> roles;
  private final List<PairPlane<A>> planes = new ArrayList<>();

  PairPlanes(LaneArithmetic<A> arithmetic, int sides, boolean cubeful) {
    this.roles = new CubePlanes<>(arithmetic, cubeful);
    for (int plane = 0; plane < roles.count(); plane++) {
      planes.add(new PairPlane<>(arithmetic, sides));
    }
  }

  CubePlanes<A> roles() {
    return roles;
  }

  int count() {
    return planes.size();
  }

  PairPlane<A> plane(int plane) {
    return planes.get(plane);
  }

  PairPlane<A> plane(CubeState state) {
    return planes.get(state.position());
  }
}
