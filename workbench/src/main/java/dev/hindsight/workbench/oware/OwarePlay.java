package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.rules.notation.RecordedGame;
import java.util.Collections;
import java.util.Locale;

/**
 * A game of a person against a player of ours: moves in turn, hints, taking back, giving up, and
 * the record of it all.
 *
 * <pre>{@code
 * OwarePlay play = OwarePlay.of(OwareGame.start(OwareRules.ABAPA), Side.SOUTH, player, ask, 1);
 * play.move("C");
 * play.reply();
 * play.takeBack();
 * }</pre>
 */
public final class OwarePlay {
  private final Side person;
  private final OwarePlayer opponent;
  private final OwareAsk ask;
  private final long seed;
  private OwareGame game;
  private boolean resigned;

  private OwarePlay(OwareGame game, Side person, OwarePlayer opponent, OwareAsk ask, long seed) {
    this.game = game;
    this.person = person;
    this.opponent = opponent;
    this.ask = ask;
    this.seed = seed;
    opponent.newGame();
  }

  /**
   * Begins, or goes on with a game.
   *
   * @param ask whoever gives the hints, under the same rules
   */
  public static OwarePlay of(
      OwareGame game, Side person, OwarePlayer opponent, OwareAsk ask, long seed) {
    return new OwarePlay(game, person, opponent, ask, seed);
  }

  public OwareGame game() {
    return game;
  }

  public Side person() {
    return person;
  }

  /** Whether it is the person's turn. */
  public boolean isPersonsTurn() {
    return !isOver() && game.toMove() == person;
  }

  /** Whether nobody can or wants to move. */
  public boolean isOver() {
    return resigned || game.isOver();
  }

  /**
   * Makes a move of the person.
   *
   * @param pit by its letter, in either case
   * @throws dev.hindsight.oware.rules.PositionFormatException if it is not a move, or not a legal
   *     one; says why
   */
  public void move(String pit) {
    String name = person == Side.SOUTH ? upper(pit) : lower(pit);
    game = game.play(game.position().parseMove(name));
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Lets the opponent move; the letter of the pit. */
  public String reply() {
    int pit = opponent.choose(game, TrialRandom.of(seed, game.pliesPlayed()));
    String name = game.toMove().pitName(pit);
    game = game.play(pit);
    return name;
  }

  /** What is known about the moves now. */
  public OwareAnswer hint() {
    return ask.answer(game.position(), game.pliesLeft());
  }

  /** Back to before the person's last move; false if there is none. */
  public boolean takeBack() {
    OwareGame before = game.takeBack();
    while (before.toMove() != person && before.pliesPlayed() > 0) {
      before = before.takeBack();
    }
    if (before.toMove() != person || before.pliesPlayed() == game.pliesPlayed()) {
      return false;
    }
    game = before;
    resigned = false;
    return true;
  }

  /** The person gives up. */
  public void resign() {
    resigned = true;
  }

  /**
   * The game as it is kept.
   *
   * @param opponentName how the opponent is called
   */
  public RecordedGame record(String opponentName) {
    RecordedGame moves = RecordedGame.of(game);
    String result = resigned ? (person == Side.SOUTH ? "0-1" : "1-0") : moves.result();
    RecordedGame record =
        new RecordedGame(
            game, moves.tags(), Collections.nCopies(game.pliesPlayed() + 1, ""), result);
    return record.withTag(tag(person), "You").withTag(tag(person.opponent()), opponentName);
  }

  private static String tag(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }
}
