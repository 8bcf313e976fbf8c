package dev.hindsight.backgammon.build;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.neural.NetShape;

/**
 * All that the outcome of a training run depends on, besides the nets and the table it begins with.
 *
 * @param games how many games are played in all
 * @param encoding what the contact net sees
 * @param blockGames games between two looks at new weights
 * @param lambda how far a position learns from what happened later, 0 to 1
 * @param batch samples for each step, about
 * @param firstRate the learning rate at the beginning; it falls evenly on a logarithmic scale
 * @param lastRate the learning rate at the end
 * @param table what is made of a bearoff table, if there is one
 */
public record TrainingPlan(
    long games,
    long seed,
    ContactEncoding encoding,
    int contactHidden,
    int raceHidden,
    int blockGames,
    double lambda,
    int batch,
    double firstRate,
    double lastRate,
    TableUse table) {

  /**
   * What is made of a bearoff table.
   *
   * @param checkers the most checkers of a side in the table
   * @param share positions drawn from the table, as a share of those that play visits
   * @param draw which positions these are
   * @param adjudicates whether a game ends where its value is known
   * @param plays whether moves are chosen by the table where it covers all of a roll
   */
  public record TableUse(
      int checkers, double share, TableDraw draw, boolean adjudicates, boolean plays) {
    /** Exact targets where play happens to meet them, nothing else. */
    public static TableUse visited(int checkers) {
      return drawn(checkers, 0, TableDraw.EVENLY);
    }

    /** And a share of positions from the table; it neither plays nor ends games. */
    public static TableUse drawn(int checkers, double share, TableDraw draw) {
      return new TableUse(checkers, share, draw, false, false);
    }
  }

  public TrainingPlan {
    if (games < 1 || blockGames < 1 || batch < 1) {
      throw new IllegalArgumentException("games, games of a block and batch are at least 1");
    }
    if (!(firstRate > 0) || !(lastRate > 0)) {
      throw new IllegalArgumentException("learning rates are positive");
    }
  }

  /** What usually works, for so many games. */
  public static TrainingPlan of(long games, long seed) {
    return new TrainingPlan(
        games,
        seed,
        ContactEncoding.CELLS,
        128,
        64,
        128,
        0.7,
        256,
        1e-3,
        1e-5,
        TableUse.drawn(10, 0.1, TableDraw.EVENLY));
  }

  public TrainingPlan withGames(long otherGames, long otherSeed) {
    return new TrainingPlan(
        otherGames,
        otherSeed,
        encoding,
        contactHidden,
        raceHidden,
        blockGames,
        lambda,
        batch,
        firstRate,
        lastRate,
        table);
  }

  public TrainingPlan withHidden(int contact, int race) {
    return new TrainingPlan(
        games,
        seed,
        encoding,
        contact,
        race,
        blockGames,
        lambda,
        batch,
        firstRate,
        lastRate,
        table);
  }

  public TrainingPlan withEncoding(ContactEncoding other) {
    return new TrainingPlan(
        games,
        seed,
        other,
        contactHidden,
        raceHidden,
        blockGames,
        lambda,
        batch,
        firstRate,
        lastRate,
        table);
  }

  public TrainingPlan withRates(double first, double last) {
    return new TrainingPlan(
        games,
        seed,
        encoding,
        contactHidden,
        raceHidden,
        blockGames,
        lambda,
        batch,
        first,
        last,
        table);
  }

  public TrainingPlan withTable(TableUse use) {
    return new TrainingPlan(
        games,
        seed,
        encoding,
        contactHidden,
        raceHidden,
        blockGames,
        lambda,
        batch,
        firstRate,
        lastRate,
        use);
  }

  NetShape contactShape() {
    return BackgammonNets.contactShape(encoding, contactHidden);
  }

  NetShape raceShape() {
    return BackgammonNets.raceShape(raceHidden);
  }

  /** Blocks of games in all; the last may go beyond the games asked for. */
  public long blocks() {
    return (games + blockGames - 1) / blockGames;
  }

  /** The learning rate for a block. */
  double rate(long block) {
    double progress = (double) block / blocks();
    return firstRate * StrictMath.pow(lastRate / firstRate, progress);
  }

  /** The plan as a file keeps it, to tell whether a checkpoint belongs to it. */
  public Parameters parameters() {
    return Parameters.of()
        .with("games", games)
        .with("block-games", blockGames)
        .with("encoding", encoding.text())
        .with("contact-hidden", contactHidden)
        .with("race-hidden", raceHidden)
        .with("lambda", Double.toString(lambda))
        .with("batch", batch)
        .with("first-rate", Double.toString(firstRate))
        .with("last-rate", Double.toString(lastRate))
        .with("table-checkers", table.checkers())
        .with("table-share", Double.toString(table.share()))
        .with("table-draw", table.draw().text())
        .with("table-adjudicates", Boolean.toString(table.adjudicates()))
        .with("table-plays", Boolean.toString(table.plays()));
  }
}
