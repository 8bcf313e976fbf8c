package dev.hindsight.workbench.crossword.play;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.crossword.play.players.DuelTrial;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.players.Players;
import dev.hindsight.crossword.table.LaneTable;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPairs;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.CrosswordInputs;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
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
   * @throws IllegalArgumentException if one is not a player; the message says what is allowed
   */
  public static CrosswordDuel of(String first, String second, CrosswordFiles files) {
    return new CrosswordDuel(
        PlayerSpec.parseWithPrograms(first), PlayerSpec.parseWithPrograms(second), files);
  }

  @Override
  public String game() {
    return "crossword";
  }

  /**
   * If a player has a budget of time, no other run repeats its games, and the conditions say so.
   */
  @Override
  public DuelPairs open(InputFiles inputs) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, inputs));
    DuelTrial pair =
        new DuelTrial(
            loaded.equipment(),
            open(firstPlayer, loaded, inputs),
            open(secondPlayer, loaded, inputs));
    return new DuelPairs(
        rulesName(loaded), conditions(loaded), pair, () -> inputs(loaded, inputs), pair::close);
  }

  @Override
  public Parameters parameters() {
    return CrosswordInputs.parameters(files);
  }

  /** The duel of a plan; a plan may come from anywhere, so it may not start programs. */
  public static CrosswordDuel of(Parameters parameters) {
    return new CrosswordDuel(
        PlayerSpec.parse(Duel.first(parameters)),
        PlayerSpec.parse(Duel.second(parameters)),
        CrosswordInputs.files(parameters));
  }

  @Override
  public boolean isTimed() {
    return players().stream().anyMatch(PlayerSpec::isTimed);
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
    String name = loaded.leavesName();
    String leaves = name == null ? "leaves count 0" : "leaves of " + name;
    return "words "
        + loaded.wordsName()
        + (sharesLeaves ? ", " + leaves : "")
        + ", the same tiles"
        + (isTimed() ? ", moves by processor time, which no other run repeats exactly" : "");
  }

  private SortedMap<String, String> inputs(LoadedEquipment loaded, InputFiles found)
      throws IOException {
    SortedMap<String, String> inputs = CrosswordInputs.sha256(files, found, loaded);
    for (PlayerSpec player : players()) {
      for (String name : player.files()) {
        inputs.put(name, Sha256.of(found.find(name)));
      }
    }
    return inputs;
  }

  /** Opens the files of a player once; gives a maker of players that share them. */
  public static Supplier<Player> open(Specified<PlayerSpec> player, LoadedEquipment loaded)
      throws IOException {
    return open(player, loaded, InputFiles.BY_NAME);
  }

  private static Supplier<Player> open(
      Specified<PlayerSpec> player, LoadedEquipment loaded, InputFiles files) throws IOException {
    if (player.value() instanceof PlayerSpec.Outsider outsider) {
      return () -> new EnginePlayer(outsider, loaded);
    }
    try {
      return Players.open(
          player.value(), loaded.equipment(), new PlayerFiles(loaded, files), ThreadTime.nanos());
    } catch (UncheckedIOException unusable) {
      throw Objects.requireNonNull(unusable.getCause());
    }
  }

  /** Files for players; what cannot be used comes out of {@link #open} as it is. */
  private record PlayerFiles(LoadedEquipment loaded, InputFiles files) implements Players.Files {
    @Override
    public LeaveTable leaves(String name) {
      return unchecked(() -> loaded.openLeaves(files.find(name)));
    }

    @Override
    public RackEquityTable rackEquities(String name) {
      return unchecked(() -> loaded.openRackEquity(files.find(name)));
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
                  files.find(name), loaded.rules().tiles(), loaded.words().wordsSha256()));
    }

    @Override
    public PlacementTable placement(String name) {
      return unchecked(() -> loaded.openPlacement(files.find(name)));
    }

    @Override
    public LaneTable lanes(String name) {
      return unchecked(() -> loaded.openLanes(files.find(name)));
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
