package dev.hindsight.workbench;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Trial;
import java.io.IOException;
import java.util.SortedMap;

/**
 * Two players at the table, ready to play pair after pair.
 *
 * @param rules what they play
 * @param conditions where their games begin, and with what
 * @param pair one pair of games with sides swapped; any number of threads may play
 * @param inputs looked at only if progress is kept
 * @param goodbye done when the last pair is played, or when nothing more will be
 */
public record DuelPairs(
    String rules,
    String conditions,
    Trial<PairedComparison> pair,
    Inputs inputs,
    Runnable goodbye) {
  /** The files that the games depend on. */
  public interface Inputs {
    /** By name, the SHA-256 of each: one that was exchanged makes another duel of it. */
    SortedMap<String, String> sha256() throws IOException;
  }
}
