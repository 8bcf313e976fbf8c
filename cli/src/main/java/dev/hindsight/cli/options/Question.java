package dev.hindsight.cli.options;

import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What is asked of positions, as the options of a game's {@code ask} say: options have been looked
 * at, and nothing that takes long has been loaded.
 *
 * @param <P> a position of the game
 * @param reader reads a position, or throws what is wrong with it in a sentence for the user
 * @param workers opens the crew that the answers are worked out by
 * @param opening loads what answers
 */
public record Question<P>(Function<String, P> reader, Supplier<Crew> workers, Opening<P> opening) {

  /** Loads tables, words or nets. */
  @FunctionalInterface
  public interface Opening<P> {
    Function<P, Answer<?>> open(Crew crew) throws IOException;
  }

  /**
   * What is answered: one record for people and programs.
   *
   * @param record what {@code --json} prints
   * @param drawing the same as people read it
   */
  public record Answer<R>(R record, Function<? super R, String> drawing) {}
}
