package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.play.players.DuelTrial;
import dev.hindsight.backgammon.play.players.PlayerFiles;
import dev.hindsight.backgammon.play.players.PlayerSpec;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPairs;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.files.TwoSidedFile;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Two backgammon players, who meet in pairs of games with the same dice, sides swapped.
 *
 * <pre>{@code
 * new Duel(DuelPlan.of(1_000, 1)).run(BackgammonDuel.of("net", "pubeval"), crew)
 * }</pre>
 *
 * @param firstPlayer such as {@code net:plies=1,table=bearoff10.table}
 * @param secondPlayer the other
 */
public record BackgammonDuel(Specified<PlayerSpec> firstPlayer, Specified<PlayerSpec> secondPlayer)
    implements DuelSides {
  /**
   * Reads the specifications of both.
   *
   * @throws IllegalArgumentException if one is not a player; the message says what is allowed
   */
  public static BackgammonDuel of(String first, String second) {
    return new BackgammonDuel(
        PlayerSpec.parseWithPrograms(first), PlayerSpec.parseWithPrograms(second));
  }

  @Override
  public String game() {
    return "backgammon";
  }

  @Override
  public Parameters parameters() {
    return Parameters.of();
  }

  /** The duel of a plan; a plan may come from anywhere, so it may not start programs. */
  public static BackgammonDuel of(Parameters parameters) {
    return new BackgammonDuel(
        PlayerSpec.parse(Duel.first(parameters)), PlayerSpec.parse(Duel.second(parameters)));
  }

  /**
   * Players of ours look so many plies ahead, however long it takes; whether another program
   * repeats itself is its own affair.
   */
  @Override
  public boolean isTimed() {
    return firstPlayer.value() instanceof PlayerSpec.Outsider
        || secondPlayer.value() instanceof PlayerSpec.Outsider;
  }

  @Override
  public DuelPairs open(InputFiles inputs) throws IOException {
    Files files = new Files(inputs);
    DuelTrial pair =
        new DuelTrial(firstPlayer.value().open(files), secondPlayer.value().open(files));
    return new DuelPairs(
        "cubeless", "the same dice in both games", pair, () -> inputs(inputs), pair::close);
  }

  private SortedMap<String, String> inputs(InputFiles files) throws IOException {
    SortedMap<String, String> inputs = new TreeMap<>();
    for (Specified<PlayerSpec> player : List.of(firstPlayer, secondPlayer)) {
      for (String name : player.value().fileNames()) {
        inputs.put(name, Sha256.of(files.find(name)));
      }
      if (player.value().usesDefaultNets()) {
        inputs.put(NetChoice.DEFAULT_NETS, DefaultNets.sha256());
      }
    }
    return inputs;
  }

  /** Files by name. */
  record Files(InputFiles files) implements PlayerFiles {
    static final Files BY_PATH = new Files(InputFiles.BY_NAME);

    @Override
    public BackgammonNets nets(String name) throws IOException {
      return BackgammonNets.open(files.find(name));
    }

    @Override
    public BearoffTable table(String name) throws IOException {
      return TwoSidedFile.open(files.find(name));
    }
  }
}
