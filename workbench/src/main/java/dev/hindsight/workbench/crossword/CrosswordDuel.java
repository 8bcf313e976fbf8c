package dev.hindsight.workbench.crossword;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.crossword.lab.DuelTrial;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.players.Players;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.workbench.DuelPairs;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.FileHash;
import dev.hindsight.workbench.ThreadTime;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
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
    CrosswordEngine engine = CrosswordEngine.open(files);
    Equipment equipment =
        new Equipment(engine.rules(), engine.words(), engine.anagrams(), engine.leaves());
    DuelTrial pair =
        new DuelTrial(
            equipment, open(firstPlayer, engine, equipment), open(secondPlayer, engine, equipment));
    return new DuelPairs(rulesName(engine), conditions(engine), pair, () -> inputs(engine));
  }

  private List<PlayerSpec> players() {
    return List.of(firstPlayer.value(), secondPlayer.value());
  }

  private String rulesName(CrosswordEngine engine) {
    Path layout = files.layout();
    String tiles = engine.rules().tiles().name();
    return layout == null ? tiles : tiles + " on " + layout;
  }

  private String conditions(CrosswordEngine engine) {
    boolean sharesLeaves = players().stream().anyMatch(PlayerSpec::usesSharedLeaves);
    boolean isTimed = players().stream().anyMatch(PlayerSpec::isTimed);
    String name = engine.leavesName();
    String leaves = name == null ? "leaves count 0" : "leaves of " + name;
    return "words "
        + engine.wordsName()
        + (sharesLeaves ? ", " + leaves : "")
        + ", the same tiles"
        + (isTimed ? ", moves by processor time, which no other run repeats exactly" : "");
  }

  private SortedMap<String, String> inputs(CrosswordEngine engine) throws IOException {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put(engine.wordsName(), engine.words().wordsSha256());
    for (Path file : new Path[] {files.leaves(), files.tiles(), files.layout()}) {
      if (file != null && !CrosswordEngine.isNone(file)) {
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

  private static Supplier<Player> open(
      Specified<PlayerSpec> player, CrosswordEngine engine, Equipment equipment)
      throws IOException {
    try {
      return Players.open(player.value(), equipment, new EngineFiles(engine), ThreadTime.nanos());
    } catch (UncheckedIOException unusable) {
      throw Objects.requireNonNull(unusable.getCause());
    }
  }

  /** Files for players; what cannot be used comes out of {@link #open} as it is. */
  private record EngineFiles(CrosswordEngine engine) implements Players.Files {
    @Override
    public LeaveTable leaves(String name) {
      return unchecked(() -> engine.openLeaves(Path.of(name)));
    }

    @Override
    public RackEquityTable rackEquities(String name) {
      return unchecked(() -> RackEquityFiles.open(Path.of(name), engine));
    }

    @Override
    public WinChanceTable winChances(String name) {
      return unchecked(
          () ->
              WinChanceTable.open(
                  Path.of(name), engine.rules().tiles(), engine.words().wordsSha256()));
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
