package dev.hindsight.workbench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * The time that the calling thread has worked: how to measure the effort of a player who shares the
 * machine with others. Where the machine does not tell, the time on the clock.
 *
 * <p>What depends on it is not the same in the next run, and whoever shows it says so.
 */
public final class ThreadTime {
  private ThreadTime() {}

  /** Nanoseconds since some moment; only differences within a thread mean something. */
  public static LongSupplier nanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
        ? threads::getCurrentThreadCpuTime
        : System::nanoTime;
  }
}
