package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgRecord;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * A game of a person against a player of ours. The seed decides the tiles, so that a game is its
 * seed and its moves: whoever has them can go on with it, and take back as much as they like.
 *
 * <pre>{@code
 * CrosswordPlay play = CrosswordPlay.begin(loaded, 0, 7);
 * play.move("8D FACET");
 * play.reply(opponent);
 * play.state()
 * }</pre>
 */
public final class CrosswordPlay {
  private static final String OPPONENT = "opponent";

  private record Made(PlayedGame.Turn turn, Move move) {}

  private final LoadedEquipment loaded;
  private final int person;
  private final long seed;
  private final Game game;
  private final MoveNotation notation;
  private final List<Made> turns = new ArrayList<>();

  private CrosswordPlay(LoadedEquipment loaded, int person, long seed) {
    this.loaded = loaded;
    this.person = person;
    this.seed = seed;
    this.game = new Game(loaded.rules(), loaded.words());
    this.notation = new MoveNotation(loaded.rules());
    game.start(random(0));
  }

  /**
   * A new game.
   *
   * @param person the seat of the person, 0 to begin, 1 to let the opponent begin
   */
  public static CrosswordPlay begin(LoadedEquipment loaded, int person, long seed) {
    return new CrosswordPlay(loaded, person, seed);
  }

  private RandomGenerator random(int turn) {
    return TrialRandom.of(seed, turn);
  }

  /** Whether the opponent is the one to move. */
  public boolean isOpponentsTurn() {
    return !game.isOver() && game.seatOnTurn() != person;
  }

  /**
   * Makes a move of whoever is on turn.
   *
   * @throws CrosswordFormatException if it is none, or not allowed; the message says why
   */
  public void move(String text) {
    if (game.isOver()) {
      throw new CrosswordFormatException("the game is over");
    }
    Move move = notation.parse(text, game.board());
    String obstacle = game.findObstacle(move).orElse(null);
    if (obstacle != null) {
      throw new CrosswordFormatException(text.strip() + " cannot be played: " + obstacle);
    }
    if (move instanceof Placement placement) {
      Set<String> phonies = new MoveRefusal(game.board(), loaded.words()).phonies(placement);
      if (!phonies.isEmpty()) {
        throw new CrosswordFormatException(
            text.strip() + " cannot be played: not in the words: " + String.join(", ", phonies));
      }
    }
    play(move);
  }

  /** Lets the opponent move. */
  public void reply(Player opponent) {
    play(opponent.choose(game, random(game.turns() + 1)));
  }

  private void play(Move move) {
    int seat = game.seatOnTurn();
    String written = notation.format(move, game.board());
    int points = move instanceof Placement placement ? game.board().scorePoints(placement) : 0;
    int before = game.scorePoints(seat);
    game.play(move);
    String who = seat == person ? "you" : OPPONENT;
    turns.add(new Made(new PlayedGame.Turn(who, written, points, before + points), move));
  }

  /** What the person may know. */
  public PlayedGame state() {
    boolean over = game.isOver();
    int score = game.scorePoints(person);
    int other = game.scorePoints(1 - person);
    int[] unseen = new int[loaded.rules().tiles().letterCount()];
    game.countUnseen(person, unseen);
    return new PlayedGame(
        Cgp.format(new CgpPosition(over ? game.position() : seen(), List.of())),
        turns.stream().map(made -> made.turn.move()).toList(),
        turns.stream().map(this::shown).toList(),
        score,
        other,
        game.bag().size(),
        TileCounts.format(unseen, loaded.rules().tiles()),
        over,
        over ? (score > other ? "win" : score < other ? "loss" : "draw") : null,
        over ? Gcg.format(GcgRecord.of(game, players(), List.of())) : null);
  }

  /** Which tiles an opponent has exchanged is told at the end. */
  private PlayedGame.Turn shown(Made made) {
    PlayedGame.Turn turn = made.turn;
    return made.move instanceof Exchange exchange
            && turn.player().equals(OPPONENT)
            && !game.isOver()
        ? new PlayedGame.Turn(
            turn.player(), "exch " + exchange.letters().length(), turn.score(), turn.total())
        : turn;
  }

  /** Without the opponent's rack. */
  private GamePosition seen() {
    GamePosition all = game.position();
    boolean isPersonsTurn = game.seatOnTurn() == person;
    Tiles own = all.racks().get(isPersonsTurn ? 0 : 1);
    return new GamePosition(
        all.rules(),
        all.squares(),
        List.of(own, Tiles.of()),
        isPersonsTurn
            ? all.scorePoints()
            : List.of(all.scorePoints().get(1), all.scorePoints().get(0)),
        all.scorelessTurns());
  }

  private List<GcgGame.Player> players() {
    GcgGame.Player you = new GcgGame.Player("You", "You");
    GcgGame.Player opponent = new GcgGame.Player("Hindsight", "Hindsight");
    return person == 0 ? List.of(you, opponent) : List.of(opponent, you);
  }
}
