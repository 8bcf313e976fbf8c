package dev.hindsight.backgammon.build.nets;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where workers leave their games and a learner finds them, and where the learner leaves new nets.
 *
 * <p>A game is known by its worker and its number. Numbers of a worker only grow, so that a game
 * that is stored again, because nobody knows whether the first try arrived, is recognised and
 * stored once. A learner keeps the numbers it has learnt from together with its nets; after a crash
 * it goes on from them, and only when they are safe on its disk are games forgotten here. So no
 * game is learnt from twice.
 */
public interface ExperienceBuffer extends AutoCloseable {
  /** No game of a worker is known. */
  long NONE = -1;

  /** The greatest number of a worker that was ever stored or learnt from, or {@link #NONE}. */
  long lastNumber(String worker) throws IOException;

  /**
   * Stores games of one worker, in the order of their numbers; those that are stored already are
   * left as they are.
   *
   * @return false if there is no room, and nothing was stored
   */
  boolean put(List<StoredGame> games) throws IOException;

  /** The next call of {@link #take} goes on after these numbers; by worker. */
  void seek(Map<String, Long> learntNumbers) throws IOException;

  /** Some games that were not taken yet, at most this many; none if there are none now. */
  List<StoredGame> take(int most) throws IOException;

  /** Games up to these numbers have been learnt from and that is saved: they are forgotten. */
  void release(Map<String, Long> learntNumbers) throws IOException;

  /**
   * Puts nets in the place of those that workers play with.
   *
   * @return false if there is no room for them at present
   */
  boolean publish(PublishedNets nets) throws IOException;

  /** The nets to play with, if they are of a later version than this. */
  Optional<PublishedNets> newerThan(long version) throws IOException;

  /** Tells a worker that its games are of no use, and why. */
  void refuse(String worker, String why) throws IOException;

  /** Why the games of a worker are of no use, if they are not. */
  Optional<String> refusalOf(String worker) throws IOException;

  @Override
  void close() throws IOException;
}
