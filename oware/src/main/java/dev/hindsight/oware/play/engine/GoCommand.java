package dev.hindsight.oware.play.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a {@code go} line asks for: {@code go depth 12}, {@code go movetime 500}, {@code go
 * infinite}, {@code go wtime 60000 btime 60000}.
 *
 * @param limits with the time to think in them, if there is one
 * @param openEnded whether the answer has to wait for {@code stop}, or {@code ponderhit} when
 *     pondering
 * @param milliseconds to think after {@code ponderhit}
 * @param unknown words that mean nothing here
 */
record GoCommand(SearchLimits limits, boolean openEnded, long milliseconds, List<String> unknown) {
  /** Thinking time where nothing else limits the search. */
  private static final long DEFAULT_MILLISECONDS = 2_000;

  /** A game lasts about that many more moves of a player, for those who give time for a game. */
  private static final long MOVES_TO_GO = 30;

  private static final List<String> WITH_NUMBER =
      List.of("depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo");

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,15}");

  /** Reads the words after {@code go}. */
  static GoCommand parse(List<String> words, Side toMove) {
    Map<String, Long> numbers = new HashMap<>();
    List<String> flags = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (WITH_NUMBER.contains(word)) {
        String number = i + 1 < words.size() ? words.get(i + 1) : "";
        if (!NUMBER.matcher(number).matches()) {
          throw new IllegalArgumentException(
              "go " + word + " needs a whole number, but has " + quoted(number));
        }
        numbers.put(word, Long.parseLong(number));
        i++;
      } else {
        (word.equals("infinite") || word.equals("ponder") ? flags : unknown).add(word);
      }
    }
    boolean openEnded = !flags.isEmpty();
    long time = time(numbers, toMove);
    long nodes = Math.max(1, numbers.getOrDefault("nodes", Long.MAX_VALUE));
    long depth = numbers.getOrDefault("depth", (long) SearchLimits.MOST_DEPTH);
    SearchLimits limits =
        SearchLimits.none()
            .withDepth((int) Math.max(1, Math.min(SearchLimits.MOST_DEPTH, depth)))
            .withNodes(nodes)
            .withMilliseconds(openEnded ? Long.MAX_VALUE : time);
    return new GoCommand(limits, openEnded, time, List.copyOf(unknown));
  }

  private static long time(Map<String, Long> numbers, Side toMove) {
    if (numbers.containsKey("movetime")) {
      return Math.max(1, numbers.get("movetime"));
    }
    // South moves first, so South's clock is the one that chess programs call white's.
    Long left = numbers.get(toMove == Side.SOUTH ? "wtime" : "btime");
    if (left != null) {
      long increment = numbers.getOrDefault(toMove == Side.SOUTH ? "winc" : "binc", 0L);
      long moves = Math.max(1, numbers.getOrDefault("movestogo", MOVES_TO_GO));
      return Math.max(1, Math.min(left / 2, left / moves + increment / 2));
    }
    boolean limited = numbers.containsKey("depth") || numbers.containsKey("nodes");
    return limited ? Long.MAX_VALUE : DEFAULT_MILLISECONDS;
  }
}
