package dev.hindsight.workbench.oware;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.oware.lab.Duel;
import dev.hindsight.oware.lab.Openings;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.FileHash;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Lets two oware players meet in pairs of games from the same opening, sides swapped.
 *
 * @param first specification of a player, such as {@code alphabeta:depth=4,table=endgame12.table}
 * @param second specification of the other
 * @param rules what they play
 * @param openings where their games begin
 * @param openingsName how the result calls that
 * @param pairs of games
 * @param seed of all chance in them
 */
public record OwareDuel(
    PlayerSpec first,
    PlayerSpec second,
    OwareRules rules,
    Openings openings,
    String openingsName,
    long pairs,
    long seed) {
  private static final int PAIRS_IN_A_BLOCK = 4;
  private static final long PAIRS_BETWEEN_CHECKPOINTS = 256;

  public OwareDuel {
    if (pairs < 1) {
      throw new IllegalArgumentException("a duel needs at least 1 pair of games, not " + pairs);
    }
  }

  /**
   * Plays. The result is a function of the duel alone, whatever the crew, unless a player thinks by
   * the clock.
   *
   * @param checkpoint beside which progress is kept, so that a stopped duel goes on from there
   * @throws BeyondTablesException if a perfect player comes to a position its tables do not know
   */
  public DuelResult run(Crew crew, Optional<Path> checkpoint) throws IOException {
    Duel duel = new Duel(rules, open(first), open(second), openings);
    TrialRange range = TrialRange.of(seed, pairs);
    Trials<PairedComparison> trials =
        Trials.of(range, PairedComparison::new, duel)
            .inBlocksOf(PAIRS_IN_A_BLOCK)
            .named("duel", "pairs");
    PairedComparison outcome =
        checkpoint.isPresent() ? resume(trials, checkpoint.get(), crew) : trials.run(crew);
    return DuelResult.of(
        first.toString(), second.toString(), rules.name(), openingsName, seed, outcome);
  }

  private PairedComparison resume(Trials<PairedComparison> trials, Path checkpoint, Crew crew)
      throws IOException {
    Parameters parameters =
        Parameters.of()
            .with("first", first.toString())
            .with("second", second.toString())
            .with("rules", rules.name())
            .with("openings", openingsName);
    // A table that was exchanged under the same name makes another duel of it.
    SortedMap<String, String> tables = new TreeMap<>();
    for (PlayerSpec player : List.of(first, second)) {
      for (String name : player.tableNames()) {
        tables.put(name, FileHash.sha256(Path.of(name)));
      }
    }
    Provenance provenance = new Provenance("oware duel", seed, 0, pairs, tables);
    Checkpoints checkpoints = Checkpoints.beside(checkpoint, parameters, provenance);
    PairedComparison outcome =
        trials
            .checkpointed(checkpoints, "duel", PairedComparison.codec(), PAIRS_BETWEEN_CHECKPOINTS)
            .run(crew);
    checkpoints.remove();
    return outcome;
  }

  private Supplier<OwarePlayer> open(PlayerSpec player) {
    Supplier<OwarePlayer> maker = player.open(rules, name -> openTable(Path.of(name)));
    return player.toString().startsWith("perfect:")
        ? () -> new TableBoundPlayer(player, maker.get())
        : maker;
  }

  /** Tells a table that is too small from a mistake of the program. */
  private record TableBoundPlayer(PlayerSpec spec, OwarePlayer player) implements OwarePlayer {
    @Override
    public int choose(OwareGame game, RandomGenerator random) {
      try {
        return player.choose(game, random);
      } catch (IllegalStateException refusal) {
        throw new BeyondTablesException(spec, refusal);
      }
    }

    @Override
    public void newGame() {
      player.newGame();
    }
  }

  private OwareTable openTable(Path path) {
    try {
      return OwareTables.open(path, rules, rules.hasTurnLimit());
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }
}
