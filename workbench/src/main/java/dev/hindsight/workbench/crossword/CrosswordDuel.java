package dev.hindsight.workbench.crossword;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.lab.Duel;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.players.Players;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.FileHash;
import dev.hindsight.workbench.ThreadTime;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Lets two players meet in pairs of games with the same tiles, seats swapped.
 *
 * @param first specification of a player, such as {@code static:leaves=trained.klv2}
 * @param second specification of the other
 * @param files what they play with
 * @param pairs of games
 * @param seed of all chance in them
 */
public record CrosswordDuel(
    PlayerSpec first, PlayerSpec second, CrosswordFiles files, long pairs, long seed) {
  private static final int PAIRS_IN_A_BLOCK = 4;
  private static final long PAIRS_BETWEEN_CHECKPOINTS = 256;

  public CrosswordDuel {
    if (pairs < 1) {
      throw new IllegalArgumentException("a duel needs at least 1 pair of games, not " + pairs);
    }
    Players.check(first);
    Players.check(second);
  }

  /**
   * Plays. The result is a function of the duel alone, whatever the crew, unless a player has a
   * budget of time; then the conditions in the result say so.
   *
   * @param checkpoint beside which progress is kept, so that a stopped duel goes on from there
   */
  public DuelResult run(Crew crew, Optional<Path> checkpoint) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    Equipment equipment = loaded.equipment();
    Duel duel =
        new Duel(equipment, open(first, loaded, equipment), open(second, loaded, equipment));
    Trials<PairedComparison> trials =
        Trials.of(TrialRange.of(seed, pairs), PairedComparison::new, duel)
            .inBlocksOf(PAIRS_IN_A_BLOCK)
            .named("duel", "pairs");
    PairedComparison outcome =
        checkpoint.isPresent() ? resume(trials, loaded, checkpoint.get(), crew) : trials.run(crew);
    return DuelResult.of(
        first.toString(), second.toString(), rulesName(loaded), conditions(loaded), seed, outcome);
  }

  private String rulesName(LoadedEquipment loaded) {
    Path layout = files.layout();
    String tiles = loaded.rules().tiles().name();
    return layout == null ? tiles : tiles + " on " + layout;
  }

  private String conditions(LoadedEquipment loaded) {
    boolean sharesLeaves = first.usesSharedLeaves() || second.usesSharedLeaves();
    String name = loaded.leavesName();
    String leaves = name == null ? "leaves count 0" : "leaves of " + name;
    return "words "
        + loaded.wordsName()
        + (sharesLeaves ? ", " + leaves : "")
        + ", the same tiles"
        + (isTimed() ? ", moves by processor time, which no other run repeats exactly" : "");
  }

  private boolean isTimed() {
    return Players.isTimed(first) || Players.isTimed(second);
  }

  private PairedComparison resume(
      Trials<PairedComparison> trials, LoadedEquipment loaded, Path checkpoint, Crew crew)
      throws IOException {
    Parameters parameters =
        Parameters.of()
            .with("first", first.toString())
            .with("second", second.toString())
            .with("rules", rulesName(loaded))
            .with("openings", conditions(loaded));
    Provenance provenance = new Provenance("crossword duel", seed, 0, pairs, inputs(loaded));
    Checkpoints checkpoints = Checkpoints.beside(checkpoint, parameters, provenance);
    PairedComparison outcome =
        trials
            .checkpointed(checkpoints, "duel", PairedComparison.codec(), PAIRS_BETWEEN_CHECKPOINTS)
            .run(crew);
    checkpoints.remove();
    return outcome;
  }

  /** A file that was exchanged under the same name makes another duel of it. */
  private SortedMap<String, String> inputs(LoadedEquipment loaded) throws IOException {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put(loaded.wordsName(), loaded.words().wordsSha256());
    for (Path file : new Path[] {files.leaves(), files.tiles(), files.layout()}) {
      if (file != null && !LoadedEquipment.isNone(file)) {
        inputs.put(file.toString(), FileHash.sha256(file));
      }
    }
    for (PlayerSpec player : List.of(first, second)) {
      for (String name : player.files()) {
        inputs.put(name, FileHash.sha256(Path.of(name)));
      }
    }
    return inputs;
  }

  private static Supplier<Player> open(
      PlayerSpec player, LoadedEquipment loaded, Equipment equipment) throws IOException {
    try {
      return Players.open(player, equipment, new PlayerFiles(loaded), ThreadTime.nanos());
    } catch (UncheckedIOException unusable) {
      throw Objects.requireNonNull(unusable.getCause());
    }
  }

  /** Files for players; what cannot be used comes out of {@link #open} as it is. */
  private record PlayerFiles(LoadedEquipment loaded) implements Players.Files {
    @Override
    public LeaveTable leaves(String name) {
      return unchecked(() -> loaded.openLeaves(Path.of(name)));
    }

    @Override
    public RackEquityTable rackEquities(String name) {
      return unchecked(() -> RackEquityFiles.open(Path.of(name), loaded));
    }

    @Override
    public WinChanceTable winChances(String name) {
      return unchecked(
          () ->
              WinChanceTable.open(
                  Path.of(name), loaded.rules().tiles(), loaded.words().wordsSha256()));
    }
  }

  private interface Opening<T> {
    T open() throws IOException;
  }

  private static <T> T unchecked(Opening<T> opening) {
    try {
      return opening.open();
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }
}
