package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.GenerationSummary;
import dev.hindsight.crossword.build.RackEquityTraining;
import dev.hindsight.crossword.build.TrainingPlan;
import dev.hindsight.crossword.build.WinChanceTraining;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Learns tables from games of players against their like: rack equities, win chances.
 *
 * <p>Stopped in any way, the same call goes on where it was.
 */
public final class CrosswordTraining {
  /** Besides every single tile: what players know by heart. */
  private static final String[] WELL_KNOWN = {
    "??", "?S", "SS", "QU", "ER", "EE", "II", "UU", "VV", "VVWW", "AEINST", "EINRST", "AEIOU"
  };

  private final LoadedEquipment loaded;
  private final boolean broughtLeaves;

  private CrosswordTraining(LoadedEquipment loaded, boolean broughtLeaves) {
    this.loaded = loaded;
    this.broughtLeaves = broughtLeaves;
  }

  /** Opens what is played with. */
  public static CrosswordTraining open(CrosswordFiles files) throws IOException {
    return new CrosswordTraining(LoadedEquipment.open(files), files.leaves() != null);
  }

  /**
   * What rack equities a training goes on from.
   *
   * @param racks a table of ours or a {@code .req} file; null to begin with none
   * @param dynamic whether players derive leaves from them for the tiles that they do not see
   */
  public record Start(@Nullable Path racks, boolean dynamic) {
    /** From the beginning, with static players. */
    public static final Start NEW = new Start(null, false);

    public Start {
      if (dynamic && racks == null) {
        throw new IllegalArgumentException(
            "dynamic players derive leaves from rack equities; say from which");
      }
    }
  }

  /**
   * Learns what every rack is worth, and writes the table. The first generation plays with the
   * leaves of the racks it starts from, or else with those that were brought, or with none: not
   * with those of the program, which came of a training themselves.
   */
  public RackEquityResult rackEquity(TrainingPlan plan, Start from, Path target, Crew crew)
      throws IOException {
    OutputFile.check(target);
    long start = System.nanoTime();
    RackEquityTraining training = training(plan, from, crew);
    RackEquityTraining.Outcome outcome;
    try {
      outcome = training.build(target, crew);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    return new RackEquityResult(
        target.toString(),
        loaded.wordsName(),
        loaded.rules().tiles().name(),
        plan.seed(),
        outcome.generations().stream().map(CrosswordTraining::generation).toList(),
        someLeaves(outcome.leaves()),
        (System.nanoTime() - start) / 1e9,
        Files.size(target));
  }

  private RackEquityTraining training(TrainingPlan plan, Start from, Crew crew) throws IOException {
    Path file = from.racks();
    if (file == null) {
      LeaveTable none = LeaveTable.zero(loaded.rules().tiles(), loaded.rules().rackSize());
      Equipment start = loaded.equipment();
      return new RackEquityTraining(broughtLeaves ? start : start.withLeaves(none), plan);
    }
    RackEquityTable racks = RackEquityFiles.open(file, loaded);
    Equipment first =
        loaded
            .equipment()
            .withLeaves(
                new LeaveDerivation(racks)
                    .derive(loaded.rules().tiles().counts(), DrawConvention.POOL, crew));
    return from.dynamic()
        ? RackEquityTraining.ofDynamicPlayers(first, racks, plan)
        : new RackEquityTraining(first, plan);
  }

  private static RackEquityResult.Generation generation(GenerationSummary summary) {
    double deviation = summary.withinPoints();
    return new RackEquityResult.Generation(
        summary.generation() + 1,
        summary.games(),
        summary.turns(),
        summary.observations(),
        summary.looks(),
        summary.racksSeen(),
        summary.racks(),
        summary.meanScorePoints(),
        Double.isNaN(deviation) ? null : deviation,
        summary.leaveChangePoints());
  }

  static List<RackEquityResult.Leave> someLeaves(LeaveTable leaves) {
    TileSet tiles = leaves.index().tiles();
    List<RackEquityResult.Leave> listed = new ArrayList<>();
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      if (tiles.count(letter) > 0 && leaves.index().rackSize() > 1) {
        listed.add(leave(TileCounts.of(tiles, (byte) letter), leaves));
      }
    }
    for (String text : WELL_KNOWN) {
      findLeave(leaves, text).ifPresent(rack -> listed.add(leave(rack, leaves)));
    }
    return listed;
  }

  /** A leave by its letters, unless the tiles have no such letters or not so many of them. */
  private static Optional<TileCounts> findLeave(LeaveTable leaves, String text) {
    TileSet tiles = leaves.index().tiles();
    TileCounts rack;
    try {
      rack = TileCounts.parse(tiles, text);
    } catch (CrosswordFormatException otherLetters) {
      return Optional.empty();
    }
    boolean exists = rack.size() < leaves.index().rackSize();
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      exists &= rack.count(letter) <= tiles.count(letter);
    }
    return exists ? Optional.of(rack) : Optional.empty();
  }

  private static RackEquityResult.Leave leave(TileCounts rack, LeaveTable leaves) {
    int millipoints = leaves.millipoints(leaves.index().rank(rack.counts()));
    return new RackEquityResult.Leave(
        rack.format(leaves.index().tiles()), Millipoints.toExactPoints(millipoints));
  }

  /** Learns how likely a lead is to win between players with the usual leaves; writes the table. */
  public BuildResult winChance(long games, long seed, Path target, Crew crew) throws IOException {
    OutputFile.check(target);
    long start = System.nanoTime();
    try {
      new WinChanceTraining(loaded.equipment(), games, seed).build(target, crew);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    String what =
        String.format(
            Locale.ROOT,
            "win chances by lead and tiles unseen, words %s, %s",
            loaded.wordsName(),
            loaded.leavesName() == null ? "leaves count 0" : "leaves of " + loaded.leavesName());
    double seconds = (System.nanoTime() - start) / 1e9;
    return new BuildResult(target.toString(), what, games, "games", seconds, Files.size(target));
  }
}
