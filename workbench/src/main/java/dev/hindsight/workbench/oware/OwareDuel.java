package dev.hindsight.workbench.oware;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.oware.lab.DuelTrial;
import dev.hindsight.oware.lab.Openings;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.DuelPairs;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.FileHash;
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
  /**
   * Reads the specifications of both.
   *
   * @throws IllegalArgumentException if one is none; the message says what is allowed
   */
  public static OwareDuel of(String first, String second, OwareRules rules, Openings openings) {
    return new OwareDuel(PlayerSpec.parse(first), PlayerSpec.parse(second), rules, openings);
  }

  @Override
  public String game() {
    return "oware";
  }

  @Override
  public String first() {
    return firstPlayer.text();
  }

  @Override
  public String second() {
    return secondPlayer.text();
  }

  @Override
  public DuelPairs open() throws IOException {
    DuelTrial pair =
        new DuelTrial(rules, open(firstPlayer, rules), open(secondPlayer, rules), openings);
    return new DuelPairs(rules.name(), openings.toString(), pair, this::inputs);
  }

  /** Opens the tables of a player once; gives a maker of players that share them. */
  public static Supplier<OwarePlayer> open(Specified<PlayerSpec> player, OwareRules rules)
      throws IOException {
    try {
      return player.value().open(rules, name -> openTable(name, rules));
    } catch (UncheckedIOException unusable) {
      throw Objects.requireNonNull(unusable.getCause());
    }
  }

  private static OwareTable openTable(String name, OwareRules rules) {
    try {
      return OwareTables.open(Path.of(name), rules, rules.hasTurnLimit());
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  private SortedMap<String, String> inputs() throws IOException {
    SortedMap<String, String> tables = new TreeMap<>();
    for (Specified<PlayerSpec> player : List.of(firstPlayer, secondPlayer)) {
      for (String name : player.value().tableNames()) {
        tables.put(name, FileHash.sha256(Path.of(name)));
      }
    }
    return tables;
  }
}
