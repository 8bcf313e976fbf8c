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
 * @param answers records, one of which it is; none for a picture
 */
public record Route(
    String path,
    String summary,
    List<Parameter> parameters,
    Handler handler,
    List<Class<?>> answers) {
  public Route {
    parameters = List.copyOf(parameters);
    answers = List.copyOf(answers);
  }

  /** One that {@link #answering} has yet to say what it answers with, or a picture. */
  public Route(String path, String summary, List<Parameter> parameters, Handler handler) {
    this(path, summary, parameters, handler, List.of());
  }

  /** The same, with what the answer is. */
  public Route answering(Class<?> record) {
    return answering(List.of(record));
  }

  /** The same, where it is one of several. */
  public Route answering(List<Class<?>> records) {
    return new Route(path, summary, parameters, handler, records);
  }

  /** How an answer comes. */
  public sealed interface Handler permits Plain, Considered, Act, Picture, Live {}

  /** An object, at once; it is written as JSON. */
  @FunctionalInterface
  public non-sealed interface Plain extends Handler {
    Object answer(Query query) throws IOException;
  }

  /** An object after a moment of work, which stops if nobody waits for it any more. */
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
   * An object, for a request that changes something. It must be posted, because a browser follows a
   * link from anywhere.
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

  /** Live answers about work of others, which need not wait for a turn. */
  @FunctionalInterface
  public interface Watch extends Live {}
}
