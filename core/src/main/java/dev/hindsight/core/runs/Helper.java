package dev.hindsight.core.runs;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A worker thread of a {@link Crew}: sleeps until it is offered a sweep, takes part, sleeps again.
 *
 * <p>An offer that it has not taken yet can be withdrawn. So a sweep that is over before a sleeping
 * helper has got to its feet does not wait for it, which keeps tiny sweeps cheap on a busy machine.
 */
final class Helper implements Runnable {
  private final int worker;
  private final Thread thread;
  private final AtomicReference<@Nullable Sweep> offer = new AtomicReference<>();
  private volatile boolean dismissed;

  private Helper(int worker) {
    this.worker = worker;
    this.thread = new Thread(this, "crew-" + worker);
    thread.setDaemon(true);
  }

  static Helper start(int worker) {
    Helper helper = new Helper(worker);
    helper.thread.start();
    return helper;
  }

  void offer(Sweep sweep) {
    offer.set(sweep);
    LockSupport.unpark(thread);
  }

  /** Whether the offer was still there; if not, the helper has taken it and will report back. */
  boolean withdraw(Sweep sweep) {
    return offer.compareAndSet(sweep, null);
  }

  /** The thread ends by itself; it sleeps now, so there is nothing to wait for. */
  void dismiss() {
    dismissed = true;
    LockSupport.unpark(thread);
  }

  @Override
  public void run() {
    while (!dismissed) {
      Sweep sweep = offer.getAndSet(null);
      if (sweep == null) {
        LockSupport.park(this);
        // Nobody has reason to interrupt a helper; a stray interrupt must not make park() spin.
        Thread.interrupted();
      } else {
        sweep.help(worker);
      }
    }
  }
}
