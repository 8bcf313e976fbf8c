package dev.hindsight.workbench.crossword;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.crossword.lab.DuelTrial;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.players.Players;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.DuelPairs;
import dev.hindsight.workbench.DuelSides;
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
 * Two players of a crossword game, who meet in pairs of games with the same tiles, seats swapped.
 *
 * <pre>{@code
 * new Duel(DuelPlan.of(200, 1)).run(CrosswordDuel.of("static", "score", CrosswordFiles.NONE), crew)
 * }</pre>
 *
 * @param firstPlayer such as {@code static:leaves=trained.klv2}
 * @param secondPlayer the other
 * @param files what they play with
 */
public record CrosswordDuel(
    Specified<PlayerSpec> firstPlayer, Specified<PlayerSpec> secondPlayer, CrosswordFiles files)
    implements DuelSides {
  /**
   * Reads the specifications of both.
   *
   * @throws IllegalArgumentException if one is none; the message says what is allowed
   */
  public static CrosswordDuel of(String first, String second, CrosswordFiles files) {
    return new CrosswordDuel(PlayerSpec.parse(first), PlayerSpec.parse(second), files);
  }

  @Override
  public String game() {
    return "crossword";
  }

  @Override
  public String first() {
    return firstPlayer.text();
  }

  @Override
  public String second() {
    return secondPlayer.text();
  }

  /**
   * If a player has a budget of time, no other run repeats its games, and the conditions say so.
   */
  @Override
  public DuelPairs open() throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    DuelTrial pair =
        new DuelTrial(loaded.equipment(), open(firstPlayer, loaded), open(secondPlayer, loaded));
    return new DuelPairs(rulesName(loaded), conditions(loaded), pair, () -> inputs(loaded));
  }

  private List<PlayerSpec> players() {
    return List.of(firstPlayer.value(), secondPlayer.value());
  }

  private String rulesName(LoadedEquipment loaded) {
    Path layout = files.layout();
    String tiles = loaded.rules().tiles().name();
    return layout == null ? tiles : tiles + " on " + layout;
  }

  private String conditions(LoadedEquipment loaded) {
    boolean sharesLeaves = players().stream().anyMatch(PlayerSpec::usesSharedLeaves);
    boolean isTimed = players().stream().anyMatch(PlayerSpec::isTimed);
    String name = loaded.leavesName();
    String leaves = name == null ? "leaves count 0" : "leaves of " + name;
    return "words "
        + loaded.wordsName()
        + (sharesLeaves ? ", " + leaves : "")
        + ", the same tiles"
        + (isTimed ? ", moves by processor time, which no other run repeats exactly" : "");
  }

  private SortedMap<String, String> inputs(LoadedEquipment loaded) throws IOException {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put(loaded.wordsName(), loaded.words().wordsSha256());
    for (Path file : new Path[] {files.leaves(), files.tiles(), files.layout()}) {
      if (file != null && !LoadedEquipment.isNone(file)) {
        inputs.put(file.toString(), FileHash.sha256(file));
      }
    }
    for (PlayerSpec player : players()) {
      for (String name : player.files()) {
        inputs.put(name, FileHash.sha256(Path.of(name)));
      }
    }
    return inputs;
  }

  /** A maker of players as a specification says; any thread may make one. */
  public static Supplier<Player> open(Specified<PlayerSpec> player, LoadedEquipment loaded)
      throws IOException {
    try {
      return Players.open(
          player.value(), loaded.equipment(), new PlayerFiles(loaded), ThreadTime.nanos());
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
      return unchecked(() -> loaded.openRackEquity(Path.of(name)));
    }

    @Override
    public Optional<LeaveDerivation> usualRackEquities() {
      return loaded.bagLeaves().map(BagLeaves::derivation);
    }

    @Override
    public WinChanceTable winChances(String name) {
      return unchecked(
          () ->
              WinChanceTable.open(
                  Path.of(name), loaded.rules().tiles(), loaded.words().wordsSha256()));
    }

    @Override
    public PlacementTable placement(String name) {
      return unchecked(() -> loaded.openPlacement(Path.of(name)));
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
