package dev.hindsight.studio.web;

import dev.hindsight.core.runs.Cancellation;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * One question that the API answers.
 *
 * @param path below {@code /api}, as in {@code /oware/ask}
 * @param summary for people
 * @param parameters all that may be said; anything else is refused
 * @param handler who answers
 */
public record Route(String path, String summary, List<Parameter> parameters, Handler handler) {
  public Route {
    parameters = List.copyOf(parameters);
  }

  /** How an answer comes. */
  public sealed interface Handler permits Plain, Considered, Act, Picture, Live {}

  /** An object, at once; it is written as JSON. */
  @FunctionalInterface
  public non-sealed interface Plain extends Handler {
    Object answer(Query query) throws IOException;
  }

  /** The same after a moment of work, which stops if nobody waits for it any more. */
  @FunctionalInterface
  public non-sealed interface Considered extends Handler {
    /**
     * Does the work.
     *
     * @param cancellation raised when nobody waits any more
     */
    Object answer(Query query, Cancellation cancellation) throws IOException;
  }

  /**
   * The same for what changes something. It must be posted, because a browser follows a link from
   * anywhere.
   */
  @FunctionalInterface
  public non-sealed interface Act extends Handler {
    Object act(Query query) throws IOException;
  }

  /** A picture as SVG. */
  @FunctionalInterface
  public non-sealed interface Picture extends Handler {
    String draw(Query query) throws IOException;
  }

  /** What is known while it works, and then the answer. */
  @FunctionalInterface
  public non-sealed interface Live extends Handler {
    /**
     * Does the work.
     *
     * @param cancellation raised when nobody listens any more
     * @param listener told what is known so far
     */
    Object run(Query query, Cancellation cancellation, Consumer<Object> listener)
        throws IOException;
  }

  /** The same for what only looks on while others work, and so need not wait for a turn. */
  @FunctionalInterface
  public interface Watch extends Live {}
}
