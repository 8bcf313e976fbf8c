package dev.hindsight.workbench.crossword.play;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgPragma;
import dev.hindsight.crossword.rules.notation.GcgRacks;
import dev.hindsight.crossword.rules.notation.GcgRecord;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.ask.MoveRefusal;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game of a person against a player of ours: moves in turn, hints, taking back, giving up, and
 * the record of it all, from which it can go on.
 *
 * <pre>{@code
 * CrosswordPlay play = CrosswordPlay.begin(loaded, PlayerSpec.parse("static"), 0, 1);
 * play.move("8D FACET");
 * play.reply();
 * play.takeBack();
 * }</pre>
 *
 * <p>The list of words decides, as in the void game: a play that makes another word is refused and
 * costs nothing, so that there is nothing to challenge.
 */
public final class CrosswordPlay {
  /** How the person is called in records. */
  public static final String PERSON = "You";

  private static final String PROGRAM = "Hindsight";

  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final Player opponent;
  private final int person;
  private final long seed;
  private final MoveNotation notation;
  private @Nullable CrosswordAsk ask;

  /** What had been played when {@link #game} began, without the racks at its end. */
  private GcgGame before;

  /** What is played here; seat 0 had the first turn of it. */
  private final Game game;

  /** The player in seat 0. */
  private int firstPlayer;

  private boolean resigned;

  private CrosswordPlay(
      LoadedEquipment loaded, Player opponent, GcgGame record, int person, long seed) {
    this.loaded = loaded;
    this.rules = loaded.rules();
    this.opponent = opponent;
    this.person = person;
    this.seed = seed;
    this.notation = new MoveNotation(rules);
    this.game = new Game(rules, loaded.words());
    this.before = record;
    goOnFrom(record, GcgRacks.read(record));
    opponent.newGame();
  }

  /**
   * Deals.
   *
   * @param opponent who plays against the person
   * @param person 0 to begin, 1 to be second
   * @param seed of the tiles, and of an opponent who plays by chance
   * @throws IOException if a file of the opponent cannot be used
   */
  public static CrosswordPlay begin(
      LoadedEquipment loaded, Specified<PlayerSpec> opponent, int person, long seed)
      throws IOException {
    GcgGame.Player you = new GcgGame.Player(PERSON, PERSON);
    GcgGame.Player program = new GcgGame.Player(PROGRAM, opponent.text());
    GcgGame nothing =
        new GcgGame(
            loaded.rules(),
            person == 0 ? List.of(you, program) : List.of(program, you),
            List.of(new GcgPragma("lexicon", loaded.wordsName())),
            List.of());
    return resume(nothing, loaded, opponent, person, seed);
  }

  /**
   * Goes on from the end of a record. Tiles that it does not tell are drawn.
   *
   * @param person which of the players, 0 or 1
   * @throws CrosswordFormatException if the game is over
   * @throws IOException if a file of the opponent cannot be used
   */
  public static CrosswordPlay resume(
      GcgGame record, LoadedEquipment loaded, Specified<PlayerSpec> opponent, int person, long seed)
      throws IOException {
    return new CrosswordPlay(
        loaded, CrosswordDuel.open(opponent, loaded).get(), record, person, seed);
  }

  /** Whether a record tells the end of its game. */
  public static boolean isFinished(GcgGame record) {
    return record.events().stream()
        .anyMatch(event -> event.action() instanceof GcgEvent.LeftoverTiles);
  }

  private void goOnFrom(GcgGame record, List<Tiles> racks) {
    before = GcgRacks.with(record, List.of(Tiles.of(), Tiles.of()));
    GamePosition end = record.positionBefore(record.events().size());
    firstPlayer = record.findLastMover().stream().map(last -> 1 - last).findFirst().orElse(0);
    GamePosition known =
        new GamePosition(
            rules,
            end.squares(),
            List.of(racks.get(firstPlayer), racks.get(1 - firstPlayer)),
            end.scorePoints(),
            end.scorelessTurns());
    game.resume(known, TrialRandom.of(seed, Long.MAX_VALUE - record.events().size()));
  }

  // ---- what there is ----

  /** The position as the person sees it, who is on turn. */
  public GamePosition position() {
    GamePosition all = game.position();
    return new GamePosition(
        rules,
        all.squares(),
        List.of(rack(person), Tiles.of()),
        List.of(points(person), points(1 - person)),
        all.scorelessTurns());
  }

  /** Tiles in the bag. */
  public int tilesInBag() {
    return game.bag().size();
  }

  /** The player that the person is, 0 or 1. */
  public int person() {
    return person;
  }

  public int points(int player) {
    return game.scorePoints(seat(player));
  }

  private Tiles rack(int player) {
    return TileCounts.lettersBlanksLast(game.rack(seat(player)).counts());
  }

  private int seat(int player) {
    return player == firstPlayer ? 0 : 1;
  }

  public boolean isPersonsTurn() {
    return !isOver() && game.seatOnTurn() == seat(person);
  }

  public boolean isOver() {
    return resigned || game.isOver();
  }

  /** Whether the person has given up. */
  public boolean isResigned() {
    return resigned;
  }

  // ---- what is done ----

  /**
   * A turn that was made.
   *
   * @param move as people write it
   * @param score points
   * @param exchanged tiles put back
   */
  public record Made(String move, int score, int exchanged) {}

  /**
   * Makes a move of the person. A word that is typed in lower case throughout is meant as it would
   * be in upper case, unless there are as many blanks.
   *
   * @param typed such as {@code 8D FACET}, {@code exchange QV} or {@code pass}
   * @throws CrosswordFormatException if it is not one, or not legal; says why
   */
  public Made move(String typed) {
    String upper = typed.toUpperCase(Locale.ROOT);
    String word = typed.substring(typed.lastIndexOf(' ') + 1);
    boolean isLower = word.equals(word.toLowerCase(Locale.ROOT));
    Optional<Move> asTyped = isLower ? findLegal(typed) : Optional.empty();
    return play(asTyped.orElseGet(() -> legal(isLower ? upper : typed, person)));
  }

  /**
   * Makes a move of the opponent that was made before, in the place of {@link #reply}.
   *
   * @param written as {@link Made} says it
   * @throws CrosswordFormatException if it is not a move, or not legal; says why
   */
  public Made repeat(String written) {
    return play(legal(written, 1 - person));
  }

  private Optional<Move> findLegal(String typed) {
    try {
      return Optional.of(legal(typed, person));
    } catch (CrosswordFormatException perhapsInUpperCase) {
      return Optional.empty();
    }
  }

  private Move legal(String typed, int player) {
    Move move = notation.parse(typed, game.board());
    new MoveRefusal(game.board(), loaded.words())
        .find(move, rack(player), game.bag().size())
        .ifPresent(
            reason -> {
              String written = notation.format(move, game.board());
              throw new CrosswordFormatException(written + " cannot be played: " + reason);
            });
    return move;
  }

  /** Lets the opponent make a move. */
  public Made reply() {
    return play(opponent.choose(game, TrialRandom.of(seed, turns())));
  }

  private long turns() {
    return before.events().size() + (long) game.turns();
  }

  private Made play(Move move) {
    String written = notation.format(move, game.board());
    int score = move instanceof Placement placement ? game.board().scorePoints(placement) : 0;
    int exchanged = move instanceof Exchange exchange ? exchange.letters().length() : 0;
    game.play(move);
    return new Made(written, score, exchanged);
  }

  /** What is known about the person's moves now. */
  public CrosswordAnswer hint(int listed, Crew crew) {
    CrosswordAsk known = ask;
    if (known == null) {
      known = new CrosswordAsk(loaded);
      ask = known;
    }
    CgpPosition asked = new CgpPosition(position(), List.of());
    return known.answer(asked, listed, false, EndingAsk.USUAL_TIME, crew);
  }

  /** The person gives up. */
  public void resign() {
    resigned = true;
  }

  /** Back to before the person's last move; false if there is none. */
  public boolean takeBack() {
    int own = game.turns() - 1;
    while (own >= 0 && own % 2 != seat(person)) {
      own--;
    }
    int ownBefore = before.events().size() - 1;
    while (ownBefore >= 0 && !isTurnOfPerson(before.events().get(ownBefore))) {
      ownBefore--;
    }
    if (own < 0 && ownBefore < 0) {
      return false;
    }
    resigned = false;
    for (int turn = game.turns() - 1; turn >= Math.max(0, own); turn--) {
      game.undo();
    }
    if (own < 0) {
      takeBackRecorded(ownBefore);
    }
    return true;
  }

  private boolean isTurnOfPerson(GcgEvent event) {
    return event.isTurn() && event.player() == person;
  }

  /** The opponent held then what is recorded of the next turn, or else what he holds now. */
  private void takeBackRecorded(int event) {
    List<GcgEvent> events = before.events();
    Tiles others =
        events.subList(event, events.size()).stream()
            .filter(later -> later.isTurn() && later.player() != person)
            .map(GcgEvent::rack)
            .findFirst()
            .orElse(rack(1 - person));
    Tiles own = events.get(event).rack();
    GcgGame earlier =
        new GcgGame(rules, before.players(), before.pragmas(), events.subList(0, event));
    goOnFrom(earlier, person == 0 ? List.of(own, others) : List.of(others, own));
  }

  /** The game as it is kept; what the players hold is told as long as it goes on. */
  public GcgGame record() {
    GcgGame record = GcgRecord.continued(before, firstPlayer, game);
    if (!game.isOver()) {
      record = GcgRacks.with(record, List.of(rack(0), rack(1)));
    }
    if (!resigned) {
      return record;
    }
    List<GcgPragma> remarks = new ArrayList<>(record.lastRemarks());
    remarks.add(GcgPragma.note(record.players().get(person).nickname() + " resigned."));
    return record.withLastRemarks(remarks);
  }
}
