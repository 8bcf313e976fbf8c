package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.GameAction;
import dev.hindsight.backgammon.rules.notation.GameRecord;
import dev.hindsight.backgammon.rules.notation.GameReplay;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.core.runs.TrialRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A match, or a single game for money, that is being played: every action is checked, can be taken
 * back, and is kept as a record.
 *
 * <pre>{@code
 * PlayedMatch match = PlayedMatch.begin(5, "Ann", "Bob", seed);
 * match.onRoll();                             // who has won the first roll
 * match.move(MoveNotation.parse("8/5 6/5", match.position().board(), match.dice()));
 * }</pre>
 *
 * <p>The dice of a roll depend on the seed, the game and the number of the roll alone, so that
 * taking a move back does not change them.
 */
public final class PlayedMatch {
  private static final int MOST_ROLLS = 1_000_000;

  private final int length;
  private final String xName;
  private final String oName;
  private final List<String> comments;
  private final long seed;
  private final List<GameRecord> finished = new ArrayList<>();
  private final List<GameAction> actions = new ArrayList<>();
  private GameReplay replay;

  private PlayedMatch(int length, String xName, String oName, List<String> comments, long seed) {
    this.length = length;
    this.xName = xName;
    this.oName = oName;
    this.comments = comments;
    this.seed = seed;
    this.replay = replayed();
  }

  /**
   * A new match.
   *
   * @param length in points; 0 for one game of money play
   */
  public static PlayedMatch begin(int length, String xName, String oName, long seed) {
    return new PlayedMatch(length, xName, oName, List.of(), seed);
  }

  /**
   * A match that was left before its end; an unfinished last game goes on where it was.
   *
   * @throws BackgammonFormatException if the record has no games
   */
  public static PlayedMatch resume(MatchRecord record, long seed) {
    if (record.games().isEmpty()) {
      throw new BackgammonFormatException("there is no game in it to go on with");
    }
    GameRecord last = record.games().get(record.games().size() - 1);
    PlayedMatch match =
        new PlayedMatch(record.length(), last.xName(), last.oName(), record.comments(), seed);
    for (int place = 0; place < record.games().size(); place++) {
      GameRecord game = record.games().get(place);
      if (game.end() != null) {
        match.finished.add(game);
      } else if (place == record.games().size() - 1) {
        match.actions.addAll(game.actions());
      } else {
        throw new BackgammonFormatException(
            "game " + game.number() + " has no end, but is not the last one");
      }
    }
    if (!match.isOver()) {
      match.replay = match.replayed();
    }
    return match;
  }

  // ---- what there is ----

  public int length() {
    return length;
  }

  public int points(Player player) {
    return finished.stream()
        .map(GameRecord::end)
        .filter(end -> end != null && end.winner() == player)
        .mapToInt(end -> end == null ? 0 : end.points())
        .sum();
  }

  /** Whether somebody has won; for money, whether the game is over. */
  public boolean isOver() {
    return length == 0
        ? !finished.isEmpty()
        : Math.max(points(Player.X), points(Player.O)) >= length;
  }

  /** Games that have been played to their end. */
  public int finishedGames() {
    return finished.size();
  }

  /** Whether nothing has been played in this game yet. */
  public boolean isFirstRoll() {
    return actions.isEmpty();
  }

  /** The position before the next action, without dice. */
  public BackgammonPosition position() {
    BackgammonPosition position = replay.position();
    return isFirstRoll()
        ? new BackgammonPosition(
            position.board(),
            Turn.toRoll(onRoll()),
            position.cube(),
            position.score(),
            position.options(),
            position.phase())
        : position;
  }

  /** Who rolls next; at first whoever has the higher die. */
  public Player onRoll() {
    if (!isFirstRoll()) {
      return replay.position().onRoll();
    }
    Dice dice = dice();
    return dice.first() > dice.second() ? Player.X : Player.O;
  }

  /** Whether the player on roll may double now; nobody may before the first roll. */
  public boolean mayDouble() {
    return !isFirstRoll() && replay.position().mayDouble();
  }

  /** The next dice; the first ones are X's and O's, and differ. */
  public Dice dice() {
    long roll = actions.stream().filter(action -> action instanceof GameAction.Rolls).count();
    RandomGenerator random = TrialRandom.of(seed, (long) finished.size() * MOST_ROLLS + roll);
    int first = 1 + random.nextInt(6);
    int second = 1 + random.nextInt(6);
    while (isFirstRoll() && first == second) {
      second = 1 + random.nextInt(6);
    }
    return new Dice(first, second);
  }

  // ---- what is done ----

  public void move(Move move) {
    act(new GameAction.Rolls(onRoll(), dice(), move));
  }

  public void offerDouble() {
    BackgammonPosition position = replay.position();
    act(new GameAction.Doubles(position.onRoll(), 2 * position.cube().value()));
  }

  public void take() {
    act(new GameAction.Takes(replay.position().turn().toDecide()));
  }

  public void pass() {
    act(new GameAction.Drops(replay.position().turn().toDecide()));
  }

  /** A player gives up. */
  public void resign(Player loser, GameResult result) {
    Cube cube = replay.position().cube();
    int points = result.points(cube, replay.position().score(), replay.position().options());
    finish(new GameRecord.End(loser.opponent(), points));
  }

  private void act(GameAction action) {
    replay.play(action);
    actions.add(action);
    Player winner = replay.winner();
    if (winner != null) {
      BackgammonPosition end = replay.position();
      boolean passed = action instanceof GameAction.Drops;
      int points =
          passed
              ? end.cube().value()
              : GameResult.of(end.board()).points(end.cube(), end.score(), end.options());
      finish(new GameRecord.End(winner, points));
    }
  }

  private void finish(GameRecord.End end) {
    finished.add(game(end));
    actions.clear();
    if (!isOver()) {
      replay = replayed();
    }
  }

  /**
   * Takes back everything since the last decision of a player, and that decision too.
   *
   * @return whether there was one in this game
   */
  public boolean takeBack(Player player) {
    int last = actions.size() - 1;
    while (last >= 0 && actions.get(last).player() != player) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    actions.subList(last, actions.size()).clear();
    replay = replayed();
    return true;
  }

  // ---- the record ----

  /** All games, the last one as far as it has been played. */
  public MatchRecord record() {
    List<GameRecord> games = new ArrayList<>(finished);
    if (!isOver()) {
      games.add(game(null));
    }
    return new MatchRecord(length, comments, games);
  }

  private GameRecord game(GameRecord.@Nullable End end) {
    return new GameRecord(
        finished.size() + 1, xName, oName, points(Player.X), points(Player.O), actions, end);
  }

  private GameReplay replayed() {
    List<GameRecord> games = new ArrayList<>(finished);
    games.add(game(null));
    GameReplay again = new MatchRecord(length, comments, games).replay(finished.size());
    actions.forEach(again::play);
    return again;
  }

  /** The score around the game that is being played. */
  public MatchScore score() {
    return replay.position().score();
  }
}
