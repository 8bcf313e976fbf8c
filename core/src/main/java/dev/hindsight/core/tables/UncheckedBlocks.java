package dev.hindsight.core.tables;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whether a column may be probed of which some blocks are not known to be sound. To compiled code
 * the answer is a constant: while it is no, a probe does not ask for its block at all.
 *
 * <p>A look at a flag is cheap, but not what it does to a loop of probes: behind it is a call, and
 * beyond a call that may happen Java keeps nothing in a register. That took a quarter of the probes
 * of a bearoff table from such loops (docs/lab, trust). When the answer changes, Java compiles
 * again what relied on it; it does so twice for each large table at most.
 *
 * <p>A column that is dropped before it is checked counts for good: others are a little slower
 * then, and as safe.
 */
final class UncheckedBlocks {
  private static final MutableCallSite SITE = new MutableCallSite(always(false));
  private static final MethodHandle ANSWER = SITE.dynamicInvoker();

  private static final AtomicInteger COLUMNS = new AtomicInteger();

  private UncheckedBlocks() {}

  static boolean exist() {
    try {
      return (boolean) ANSWER.invokeExact();
    } catch (Throwable impossible) {
      throw new AssertionError("a constant cannot fail", impossible);
    }
  }

  /** A column is going to be probed; when this returns, every thread looks at its flags. */
  static synchronized void begin() {
    if (COLUMNS.getAndIncrement() == 0) {
      answer(true);
    }
  }

  /** All blocks of such a column are known to be sound. */
  static synchronized void end() {
    if (COLUMNS.decrementAndGet() == 0) {
      answer(false);
    }
  }

  private static void answer(boolean answer) {
    SITE.setTarget(always(answer));
    MutableCallSite.syncAll(new MutableCallSite[] {SITE});
  }

  private static MethodHandle always(boolean answer) {
    return MethodHandles.constant(boolean.class, answer);
  }
}
