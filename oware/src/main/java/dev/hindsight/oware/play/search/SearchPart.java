package dev.hindsight.oware.play.search;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A part of {@link GameSearch} that it can be run without, to measure what the part is worth (an
 * ablation).
 */
public enum SearchPart {
  /** A position that was there before ends the game; without it, lines go on. */
  REPETITION,

  /** What was found out is kept from move to move. */
  MEMORY,

  /** Late quiet moves are searched a ply less at first. */
  REDUCTIONS,

  /** Captures are played out at the horizon. */
  QUIESCENCE,

  /** The net that was learnt; without it, seeds on the own side and pits to play from count. */
  EVALUATION,

  /** The window is narrow about what the last depth found. */
  ASPIRATION,

  /** A quiet move that refuted the last position of this ply is tried early. */
  KILLERS,

  /** Quiet moves that were good elsewhere are tried early. */
  HISTORY,

  /** A deep node without a remembered move is searched a ply less. */
  GUIDE;

  /** As it is written in the specification of a player. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All of them, as they are written. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(SearchPart::label).toList();
  }

  /**
   * The part of this name.
   *
   * @throws IllegalArgumentException if there is none; the message says which there are
   */
  public static SearchPart named(String label) {
    return Arrays.stream(values())
        .filter(part -> part.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the search has no part '"
                        + label
                        + "'; its parts are "
                        + String.join(", ", labels())));
  }
}
