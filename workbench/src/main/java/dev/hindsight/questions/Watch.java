package dev.hindsight.questions;

/**
 * Watches over a question while it is answered, and may end it.
 *
 * <pre>{@code
 * Map<String, Object> answer = hindsight.ask("crossword.review", settings, new Watch() {
 *   public void progress(String task, long done, long total) {
 *     System.err.println(task + " " + done + " of " + total);
 *   }
 *   public boolean isWanted() {
 *     return !window.isClosed();
 *   }
 * });
 * }</pre>
 */
public interface Watch {
  /** Hears nothing and waits for the end. */
  Watch PATIENT = new Watch() {};

  /**
   * How far it is; called by any thread, some times a second or less.
   *
   * @param task what is being done, in a few words
   * @param done units of it
   * @param total as many in all
   */
  default void progress(String task, long done, long total) {}

  /** Whether the answer is still wanted; looked at several times a second by a thread of ours. */
  default boolean isWanted() {
    return true;
  }
}
