package dev.hindsight.neural;

/**
 * Chooses the fastest arithmetic of this Java runtime.
 *
 * <p>The JDK's vector module is an incubator: it is there only when Java was started with {@code
 * --add-modules jdk.incubator.vector}. Without it plain loops give the same bits, more slowly.
 */
final class Arithmetics {
  private static final String VECTOR_MODULE = "jdk.incubator.vector";

  private Arithmetics() {}

  static Arithmetic best() {
    return ModuleLayer.boot().findModule(VECTOR_MODULE).isPresent() ? vectors() : plain();
  }

  static Arithmetic plain() {
    return new Arithmetic();
  }

  /** By name, because the class is compiled apart, with the incubator module. */
  static Arithmetic vectors() {
    try {
      return Class.forName(Arithmetics.class.getPackageName() + ".VectorArithmetic")
          .asSubclass(Arithmetic.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "The class VectorArithmetic is missing from this program.", e);
    }
  }
}
