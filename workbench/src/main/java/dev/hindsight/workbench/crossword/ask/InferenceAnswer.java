package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.workbench.answers.Inlined;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the mover may have kept, as far as the move tells.
 *
 * @param asked about which move, and how racks were judged
 * @param racks how many there were, and how many explain the move
 * @param kept what those that explain it kept
 * @param effort what it took
 * @param setting what was there, and where words and values come from
 */
public record InferenceAnswer(
    @Inlined Asked asked,
    @Inlined Racks racks,
    @Inlined Kept kept,
    @Inlined Effort effort,
    @Inlined Setting setting) {
  /**
   * The question.
   *
   * @param position before the move, as CGP
   * @param move as people write it; {@code exchange 5} where only the number of tiles was seen
   * @param criterion when a rack counts: {@code near-best}, {@code classic} or {@code softmax}
   * @param margin points by which the move may fall short of the best; null for softmax
   * @param temperature points; null except for softmax
   */
  public record Asked(
      String position,
      String move,
      String criterion,
      @Nullable BigDecimal margin,
      @Nullable BigDecimal temperature) {}

  /**
   * The racks that were looked at.
   *
   * @param candidates racks that the mover may have had, whatever the move
   * @param examined how many of them were judged
   * @param partial whether the work was stopped before all were judged
   * @param recorded those that explain the move
   */
  public record Racks(long candidates, long examined, boolean partial, Recorded recorded) {}

  /**
   * Racks that explain the move.
   *
   * @param unique how many different ones
   * @param weighted the ways to draw them, times likelihood if that was asked for
   */
  public record Recorded(int unique, BigDecimal weighted) {}

  /**
   * What the racks that explain the move keep.
   *
   * @param meanLeave mean worth of the leaves, in points; null if nothing explains the move
   * @param standardDeviation of the worth of the leaves, in points; null if nothing explains it
   * @param leaves the leaves of most weight, the heaviest first
   * @param letters what the leaves have, letter by letter
   */
  public record Kept(
      @Nullable BigDecimal meanLeave,
      @Nullable BigDecimal standardDeviation,
      List<Leave> leaves,
      List<Letter> letters) {}

  /**
   * Tiles that the mover may have kept.
   *
   * @param leave the tiles
   * @param weight ways to have them
   * @param probability share of this leave in all that explain the move
   * @param value worth in points
   */
  public record Leave(String leave, BigDecimal weight, double probability, BigDecimal value) {}

  /**
   * One letter.
   *
   * @param letter as on the tile, ? for the blank
   * @param probability that the mover kept a tile of it
   * @param baseRate the same if the move told nothing
   */
  public record Letter(String letter, double probability, double baseRate) {}

  /**
   * What it took.
   *
   * @param cutoffStops candidates given up at the first move that was too good
   * @param seconds of waiting
   */
  public record Effort(long cutoffStops, double seconds) {}

  /**
   * What was there.
   *
   * @param unseen tiles from which the mover may have drawn what is not known
   * @param tilesInBag before the move
   * @param words file of the words, or ENABLE
   * @param leaveValues where leave values come from; null if leaves count 0
   * @param placement file of the placement values; null if squares count 0
   * @param notes what is odd about the position
   */
  public record Setting(
      String unseen,
      int tilesInBag,
      String words,
      @Nullable String leaveValues,
      @Nullable String placement,
      List<String> notes) {}
}
