package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.neural.NetShape;
import java.util.Locale;

/**
 * All that the outcome of a training run depends on, besides the nets and the table it begins with.
 *
 * @param games how many games are played in all
 * @param nets what is trained, unless it begins with nets of another size
 * @param learning how it learns
 * @param table what is made of a bearoff table, if there is one
 * @param starts where games begin
 */
public record TrainingPlan(
    long games, long seed, Nets nets, Learning learning, TableUse table, Starts starts) {

  /**
   * What the nets see, and how large they are.
   *
   * @param encoding what the contact nets see
   * @param split how positions with contact are shared out among them
   */
  public record Nets(ContactEncoding encoding, NetSplit split, int contactHidden, int raceHidden) {
    NetShape contactShape() {
      return BackgammonNets.contactShape(encoding, contactHidden);
    }

    NetShape raceShape() {
      return BackgammonNets.raceShape(raceHidden);
    }
  }

  /**
   * How nets learn.
   *
   * @param blockGames games between two looks at new weights
   * @param lambda how far a position learns from what happened later, 0 to 1
   * @param plies how far the nets of the start look ahead for what a position learns; 0: it learns
   *     from the game
   * @param batch samples for each step, about
   * @param firstRate the learning rate at the beginning; it falls evenly on a logarithmic scale
   * @param lastRate the learning rate at the end
   */
  public record Learning(
      int blockGames, double lambda, int plies, int batch, double firstRate, double lastRate) {
    public Learning {
      if (blockGames < 1 || batch < 1) {
        throw new IllegalArgumentException("games of a block and batch are at least 1");
      }
      if (plies < 0 || plies > LookaheadEvaluator.MOST_PLIES) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "nets look 0 to %d plies ahead, not %d",
                LookaheadEvaluator.MOST_PLIES,
                plies));
      }
      if (!(firstRate > 0) || !(lastRate > 0)) {
        throw new IllegalArgumentException("learning rates are positive");
      }
    }
  }

  /**
   * What is made of a bearoff table.
   *
   * @param checkers the most checkers of a side in the table
   * @param share positions drawn from the table, as a share of those that play visits
   * @param draw which positions these are
   * @param adjudicates whether a game ends where its value is known
   * @param plays whether moves are chosen by the table where it covers all of a roll
   * @param holdOut the share of its pairs of sides that are never taught, for measuring
   */
  public record TableUse(
      int checkers,
      double share,
      TableDraw draw,
      boolean adjudicates,
      boolean plays,
      double holdOut) {
    public TableUse {
      ExactTargets.checkHoldOut(holdOut);
    }

    /** Exact targets where play happens to meet them, nothing else. */
    public static TableUse visited(int checkers) {
      return drawn(checkers, 0, TableDraw.EVENLY);
    }

    /** And a share of positions from the table; it neither plays nor ends games. */
    public static TableUse drawn(int checkers, double share, TableDraw draw) {
      return new TableUse(checkers, share, draw, false, false, 0);
    }

    /** The same use, with this share of all pairs never taught. */
    public TableUse holdingOut(double heldOut) {
      return new TableUse(checkers, share, draw, adjudicates, plays, heldOut);
    }
  }

  public TrainingPlan {
    if (games < 1) {
      throw new IllegalArgumentException("a training has at least 1 game");
    }
  }

  /** What usually works, for this many games. */
  public static TrainingPlan of(long games, long seed) {
    return new TrainingPlan(
        games,
        seed,
        new Nets(ContactEncoding.CELLS, NetSplit.ONE, 128, 64),
        new Learning(128, 0.7, 0, 256, 1e-3, 1e-5),
        TableUse.drawn(10, 0.1, TableDraw.OTHER_DICE),
        Starts.NONE);
  }

  public TrainingPlan withGames(long otherGames, long otherSeed) {
    return new TrainingPlan(otherGames, otherSeed, nets, learning, table, starts);
  }

  public TrainingPlan withHidden(int contact, int race) {
    return withNets(new Nets(nets.encoding(), nets.split(), contact, race));
  }

  public TrainingPlan withEncoding(ContactEncoding other) {
    return withNets(new Nets(other, nets.split(), nets.contactHidden(), nets.raceHidden()));
  }

  public TrainingPlan withSplit(NetSplit other) {
    return withNets(new Nets(nets.encoding(), other, nets.contactHidden(), nets.raceHidden()));
  }

  private TrainingPlan withNets(Nets other) {
    return new TrainingPlan(games, seed, other, learning, table, starts);
  }

  public TrainingPlan withRates(double first, double last) {
    return withLearning(learning.plies(), first, last);
  }

  public TrainingPlan withPlies(int plies) {
    return withLearning(plies, learning.firstRate(), learning.lastRate());
  }

  private TrainingPlan withLearning(int plies, double firstRate, double lastRate) {
    Learning other =
        new Learning(
            learning.blockGames(), learning.lambda(), plies, learning.batch(), firstRate, lastRate);
    return new TrainingPlan(games, seed, nets, other, table, starts);
  }

  public TrainingPlan withTable(TableUse use) {
    return new TrainingPlan(games, seed, nets, learning, use, starts);
  }

  public TrainingPlan withStarts(Starts other) {
    return new TrainingPlan(games, seed, nets, learning, table, other);
  }

  public int blockGames() {
    return learning.blockGames();
  }

  /** Blocks of games in all; the last may go beyond the games asked for. */
  public long blocks() {
    return (games + blockGames() - 1) / blockGames();
  }

  /** The learning rate for a block. */
  double rate(long block) {
    double progress = (double) block / blocks();
    double first = learning.firstRate();
    return first * StrictMath.pow(learning.lastRate() / first, progress);
  }

  /** The plan as a file keeps it, to tell whether a checkpoint belongs to it. */
  public Parameters parameters() {
    Parameters parameters = parametersOfGames();
    // Checkpoints of before there was a look ahead, a choice of starts or nets by plan do not name
    // them.
    if (nets.split() != NetSplit.ONE) {
      parameters = parameters.with("contact-nets", nets.split().text());
    }
    parameters = learning.plies() == 0 ? parameters : parameters.with("plies", learning.plies());
    return starts.equals(Starts.NONE) ? parameters : parameters.with("starts", starts.toString());
  }

  private Parameters parametersOfGames() {
    return Parameters.of()
        .with("games", games)
        .with("block-games", blockGames())
        .with("encoding", nets.encoding().text())
        .with("contact-hidden", nets.contactHidden())
        .with("race-hidden", nets.raceHidden())
        .with("lambda", Double.toString(learning.lambda()))
        .with("batch", learning.batch())
        .with("first-rate", Double.toString(learning.firstRate()))
        .with("last-rate", Double.toString(learning.lastRate()))
        .with("table-checkers", table.checkers())
        .with("table-share", Double.toString(table.share()))
        .with("table-draw", table.draw().toString())
        .with("table-adjudicates", Boolean.toString(table.adjudicates()))
        .with("table-plays", Boolean.toString(table.plays()))
        .with("table-hold-out", Double.toString(table.holdOut()));
  }
}
