package dev.hindsight.workbench.oware;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.oware.play.players.DuelTrial;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerFiles;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPairs;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Two oware players, who meet in pairs of games from the same opening, sides swapped.
 *
 * <pre>{@code
 * new Duel(DuelPlan.of(200, 1)).run(
 *     OwareDuel.of("alphabeta:depth=4", "greedy", OwareRules.CODINGAME, Openings.randomPlies(8)), crew)
 * }</pre>
 *
 * @param firstPlayer such as {@code alphabeta:depth=4,table=endgame12.table}
 * @param secondPlayer the other
 * @param rules what they play
 * @param openings where their games begin
 */
public record OwareDuel(
    Specified<PlayerSpec> firstPlayer,
    Specified<PlayerSpec> secondPlayer,
    OwareRules rules,
    Openings openings)
    implements DuelSides {
  private static final String RULES = "rules";
  private static final String OPENINGS = "openings";

  /**
   * Reads the specifications of both.
   *
   * @throws IllegalArgumentException if one is not a player; the message says what is allowed
   */
  public static OwareDuel of(String first, String second, OwareRules rules, Openings openings) {
    return new OwareDuel(
        PlayerSpec.parseWithPrograms(first), PlayerSpec.parseWithPrograms(second), rules, openings);
  }

  @Override
  public String game() {
    return "oware";
  }

  @Override
  public Parameters parameters() {
    return Parameters.of().with(RULES, rules.name()).with(OPENINGS, openings.specification());
  }

  /** The duel of a plan; a plan may come from anywhere, so it may not start programs. */
  static OwareDuel of(Parameters parameters) {
    return new OwareDuel(
        PlayerSpec.parse(Duel.first(parameters)),
        PlayerSpec.parse(Duel.second(parameters)),
        OwareRules.named(parameters.text(RULES)),
        Openings.of(parameters.text(OPENINGS)));
  }

  @Override
  public boolean isTimed() {
    return firstPlayer.value().isTimed() || secondPlayer.value().isTimed();
  }

  @Override
  public DuelPairs open(InputFiles files) throws IOException {
    DuelTrial pair =
        new DuelTrial(
            rules,
            open(firstPlayer, rules, files),
            open(secondPlayer, rules, files),
            openings,
            firstPlayer.value().isOutsider() || secondPlayer.value().isOutsider());
    return new DuelPairs(rules.name(), openings.toString(), pair, () -> inputs(files), pair::close);
  }

  /** Opens the tables of a player once; gives a maker of players that share them. */
  public static Supplier<OwarePlayer> open(Specified<PlayerSpec> player, OwareRules rules)
      throws IOException {
    return open(player, rules, InputFiles.BY_NAME);
  }

  private static Supplier<OwarePlayer> open(
      Specified<PlayerSpec> player, OwareRules rules, InputFiles files) throws IOException {
    try {
      return player.value().open(rules, new NamedFiles(files, rules));
    } catch (UncheckedIOException unusable) {
      throw Objects.requireNonNull(unusable.getCause());
    }
  }

  /** The files of a player, found by name and opened for the rules of the game. */
  private record NamedFiles(InputFiles files, OwareRules rules) implements PlayerFiles {
    private interface Opener<T> {
      T open(Path file) throws IOException;
    }

    @Override
    public OwareTable table(String name) {
      return open(name, file -> OwareTables.open(file, rules, rules.hasTurnLimit()));
    }

    @Override
    public BoardEvaluation evaluation(String name) {
      return open(name, BoardEvaluation::open);
    }

    @Override
    public OpeningBook openings(String name) {
      return open(name, OpeningBook::open);
    }

    private <T> T open(String name, Opener<T> opener) {
      try {
        return opener.open(files.find(name));
      } catch (IOException unusable) {
        throw new UncheckedIOException(unusable);
      }
    }
  }

  private SortedMap<String, String> inputs(InputFiles files) throws IOException {
    SortedMap<String, String> tables = new TreeMap<>();
    for (Specified<PlayerSpec> player : List.of(firstPlayer, secondPlayer)) {
      for (String name : player.value().fileNames()) {
        tables.put(name, Sha256.of(files.find(name)));
      }
    }
    return tables;
  }
}
