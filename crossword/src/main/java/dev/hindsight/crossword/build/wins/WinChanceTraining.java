package dev.hindsight.crossword.build.wins;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.TallyCodec;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.WinTally;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Learns how likely a lead of equity is to win, by the tiles unseen, from games of static players
 * against their like.
 *
 * <p>The table is a function of equipment, seed and number of games; a build that is stopped in any
 * way goes on from its last checkpoint.
 */
public final class WinChanceTraining implements SharedTraining<WinTally, WinChanceTable> {
  /** A lead of more points is as good as this one, whatever is left to play. */
  static final int MOST_LEAD_POINTS = 300;

  public static final int GAMES_IN_A_BLOCK = 100;

  private static final long GAMES_BETWEEN_SAVES = 20_000;

  private final Equipment equipment;
  private final TrialRange games;

  /**
   * @param equipment rules, words, and the leaves that both players play with
   */
  public WinChanceTraining(Equipment equipment, long games, long seed) {
    checkGames(games);
    this.equipment = equipment;
    this.games = TrialRange.of(seed, games);
  }

  /** Throws {@link IllegalArgumentException} unless there is at least one game. */
  public static void checkGames(long games) {
    if (games < 1) {
      throw new IllegalArgumentException("win chances need at least 1 game, not " + games);
    }
  }

  @Override
  public WinChanceTable build(Path target, Workforce workers, Crew crew) throws IOException {
    Parameters parameters =
        Parameters.of()
            .with("mostLead", MOST_LEAD_POINTS)
            .with("tiles", equipment.rules().tiles().name());
    Checkpoints checkpoints = Checkpoints.beside(target, parameters, provenance());
    WinTally tally =
        Trials.of(games, counting(onlyRound()))
            .inBlocksOf(GAMES_IN_A_BLOCK)
            .named("win chances", "games")
            .checkpointed(checkpoints, "games", GAMES_BETWEEN_SAVES)
            .run(workers);
    WinChanceTable table = seal(tally, target, crew);
    checkpoints.remove();
    return table;
  }

  @Override
  public Counting<WinTally> counting(NamedArrays luggage) {
    return new Counting<>(this::emptyTally, new WinChanceTrial(equipment), codec());
  }

  /** Nothing: all games are alike. */
  @Override
  public NamedArrays onlyRound() {
    return NamedArrays.of();
  }

  @Override
  public WinChanceTable seal(WinTally tally, Path target, Crew crew) throws IOException {
    WinChanceTable table =
        WinChanceTable.of(equipment.rules().tiles(), equipment.words().wordsSha256(), tally);
    table.write(target, provenance());
    return table;
  }

  private WinTally emptyTally() {
    return new WinTally(MOST_LEAD_POINTS, equipment.rules().tiles().total());
  }

  private Provenance provenance() {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", equipment.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(equipment.rules()));
    inputs.put("leaves", Fingerprints.of(equipment.leaves()));
    return new Provenance(
        "self-play of static players", games.seed(), games.first(), games.count(), inputs);
  }

  private TallyCodec<WinTally> codec() {
    int tiles = equipment.rules().tiles().total();
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(WinTally tally) {
        return NamedArrays.of()
            .with("games", tally.games())
            .with("halfWins", tally.halfWins())
            .with("keptMillipoints", tally.keptMillipoints());
      }

      @Override
      public WinTally decode(NamedArrays arrays) {
        return WinTally.of(
            MOST_LEAD_POINTS,
            tiles,
            arrays.longs("games"),
            arrays.longs("halfWins"),
            arrays.longs("keptMillipoints"));
      }
    };
  }
}
