package dev.hindsight.backgammon.build.bearoff;

/**
 * The fastest arithmetic that this Java runtime offers.
 *
 * <p>The JDK's vector module is an incubator: it is there only when Java was started with {@code
 * --add-modules jdk.incubator.vector}. With it a large table takes a third of the time; a small one
 * would be done before the JIT compiler is, so it is left to plain loops. Both give the same bits.
 */
final class LaneKernels {
  private static final String VECTOR_MODULE = "jdk.incubator.vector";

  /** From 8 checkers on 6 points on. */
  private static final int LEAST_SIDES = 3_000;

  private static final String HERE = LaneKernels.class.getPackageName();

  private LaneKernels() {}

  static boolean hasVectors() {
    return ModuleLayer.boot().findModule(VECTOR_MODULE).isPresent();
  }

  static DoubleLanes inDoubles(int sides) {
    return sides >= LEAST_SIDES && hasVectors()
        ? load("VectorDoubleLanes", DoubleLanes.class)
        : new DoubleLanes();
  }

  static FloatLanes inFloats(int sides) {
    return sides >= LEAST_SIDES && hasVectors()
        ? load("VectorFloatLanes", FloatLanes.class)
        : new FloatLanes();
  }

  /** By name, because these classes are compiled apart, with the incubator module. */
  private static <L> L load(String name, Class<L> type) {
    try {
      return Class.forName(HERE + "." + name)
          .asSubclass(type)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The class " + name + " is missing from this program.", e);
    }
  }
}
