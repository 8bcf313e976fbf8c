package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.Losses;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reviews recorded games: each turn against the best move, by equity or simulation while there are
 * tiles in the bag and by the endgame solver after that. One game at a time.
 *
 * <pre>{@code
 * new CrosswordReview(loaded).review(Gcg.read(file, loaded.rules()), plan, crew, progress)
 * }</pre>
 *
 * <p>A turn whose rack is not known in full is not judged, nor is a play that makes a word that is
 * not in the list: what it was worth depended on whether somebody would challenge it.
 */
public final class CrosswordReview {
  private static final int WORST = 3;

  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final CrosswordAsk ask;
  private final EndingAsk endings;
  private final MoveNotation notation;
  private final WinChances chances;

  /** Of the game that is being judged: what simulates, if asked for. */
  private @Nullable SimulatedVerdicts simulated;

  /** Of the turn that is being judged: what the opponent did before it. */
  private Optional<ObservedMove> lastMove = Optional.empty();

  public CrosswordReview(LoadedEquipment loaded) {
    this.loaded = loaded;
    this.rules = loaded.rules();
    this.ask = new CrosswordAsk(loaded);
    this.endings = new EndingAsk(loaded);
    this.notation = new MoveNotation(rules);
    this.chances = WinChances.usual(rules, loaded.words().wordsSha256());
  }

  /**
   * Judges a game.
   *
   * @param crew of one thread, whose own progress would only flicker
   * @param progress told of every event of the record
   */
  public GameReview review(GcgGame game, ReviewPlan plan, Crew crew, Progress progress) {
    progress.begin("review", game.events().size(), "turns");
    try {
      return review(game, plan, progress, crew);
    } finally {
      progress.end();
    }
  }

  private GameReview review(GcgGame game, ReviewPlan plan, Progress progress, Crew crew) {
    simulated =
        plan.simulation()
            .map(time -> new SimulatedVerdicts(loaded, time, plan.inference()))
            .orElse(null);
    List<ReviewedTurn> turns = new ArrayList<>();
    int number = 0;
    for (int index = 0; index < game.events().size(); index++) {
      crew.cancellation().check();
      GcgEvent event = game.events().get(index);
      if (!event.isTurn()) {
        turns.add(unjudged(event, number, "", otherEvent(event.action()), List.of()));
        continue;
      }
      number++;
      lastMove = findMoveBefore(game.events(), index);
      Integer only = plan.onlyPlayer();
      boolean asked = only == null || only == event.player();
      turns.add(turn(event, number, game.positionBefore(index), asked, plan.endgame(), crew));
      progress.advance(1);
    }
    List<GameReview.Player> players = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      players.add(summary(game, player, turns));
    }
    return new GameReview(players, turns, loaded.wordsName(), game.doubts());
  }

  /** What the opponent did just before, as far as it stayed on the board and tells something. */
  private static Optional<ObservedMove> findMoveBefore(List<GcgEvent> events, int index) {
    int before = index - 1;
    while (before >= 0 && events.get(before).action() instanceof GcgEvent.ChallengeBonus) {
      before--;
    }
    if (before < 0) {
      return Optional.empty();
    }
    GcgEvent.Action action = events.get(before).action();
    if (action instanceof GcgEvent.HiddenExchange exchange) {
      return Optional.of(new ObservedMove.Exchanged(exchange.tiles()));
    }
    return action instanceof GcgEvent.Turn turn ? ObservedMove.of(turn.move()) : Optional.empty();
  }

  private static String otherEvent(GcgEvent.Action action) {
    if (action instanceof GcgEvent.Withdrawal) {
      return "withdrawn";
    }
    if (action instanceof GcgEvent.ChallengeBonus) {
      return "challenge";
    }
    return action instanceof GcgEvent.TimePenalty ? "time" : "tiles left";
  }

  private ReviewedTurn turn(
      GcgEvent event,
      int number,
      GamePosition position,
      boolean asked,
      Duration endgameTime,
      Crew crew) {
    String cgp = Cgp.format(asked(position));
    String text =
        event.action() instanceof GcgEvent.Turn turn
            ? notation.format(turn.move(), board(position))
            : "exch " + ((GcgEvent.HiddenExchange) event.action()).tiles();
    List<String> phonies =
        event.action() instanceof GcgEvent.Turn turn && turn.move() instanceof Placement placement
            ? phonies(position, placement)
            : List.of();
    boolean judged =
        asked
            && phonies.isEmpty()
            && event.action() instanceof GcgEvent.Turn
            && isRackKnown(position)
            && position.unseen().size() > 0;
    if (!judged) {
      return unjudged(event, number, cgp, text, phonies);
    }
    Move move = ((GcgEvent.Turn) event.action()).move();
    Verdict verdict =
        EndingAsk.isEnding(position)
            ? inEndgame(position, move, text, endgameTime, crew)
            : withTilesInBag(position, move, text, number, crew);
    return verdict == null
        ? unjudged(event, number, cgp, text, phonies)
        : judged(event, number, cgp, text, position, move, verdict);
  }

  private @Nullable Verdict withTilesInBag(
      GamePosition position, Move move, String text, int number, Crew crew) {
    CrosswordAnswer answer = statically(position, crew);
    Verdict verdict = find(position, move, text, answer);
    SimulatedVerdicts simulations = simulated;
    return verdict == null || simulations == null
        ? verdict
        : simulations.judge(position, answer.best(), verdict.made(), lastMove, number, crew);
  }

  private CrosswordAnswer statically(GamePosition position, Crew crew) {
    return ask.answer(asked(position), Integer.MAX_VALUE, false, Duration.ZERO, crew);
  }

  /**
   * What was made among all moves, by its text, or else by the board after it: a tile that makes
   * words both ways may be written across or down.
   */
  private @Nullable Verdict find(
      GamePosition position, Move move, String text, CrosswordAnswer answer) {
    CrosswordAnswer.Move best = answer.best().get(0);
    Tiles after = move instanceof Placement made ? squaresAfter(position, made) : null;
    for (CrosswordAnswer.Move listed : answer.best()) {
      boolean isMade =
          listed.move().equals(text)
              || (after != null
                  && move instanceof Placement made
                  && listed.score() == made.scorePoints()
                  && notation.parse(listed.move(), position) instanceof Placement other
                  && squaresAfter(position, other).equals(after));
      if (isMade) {
        return Verdict.of("static", listed.move(), listed.equity(), best.move(), best.equity());
      }
    }
    return null;
  }

  private Tiles squaresAfter(GamePosition position, Placement placement) {
    Board board = board(position);
    board.place(placement);
    return Tiles.of(board.tiles(Direction.ACROSS));
  }

  private @Nullable Verdict inEndgame(
      GamePosition position, Move move, String text, Duration time, Crew crew) {
    EndingAsk.Solved solved = endings.solve(position, 1, time, crew);
    if (solved.moves().isEmpty()) {
      return find(position, move, text, statically(position, crew));
    }
    CrosswordAnswer.Move best = solved.moves().get(0);
    if (best.move().equals(text)) {
      String phase = solved.proven() ? "endgame" : "estimate";
      return Verdict.best(phase, text, best.equity());
    }
    OptionalInt value = endings.findValueAfter(position, move, time, crew);
    if (value.isEmpty()) {
      return find(position, move, text, statically(position, crew));
    }
    BigDecimal made = BigDecimal.valueOf(value.getAsInt());
    if (solved.proven()) {
      return Verdict.of("endgame", text, made, best.move(), best.equity());
    }
    // The search did not see to the end what the move that was made is known to lead to.
    boolean isBest = made.compareTo(best.equity()) >= 0;
    return isBest
        ? Verdict.best("estimate", text, made)
        : Verdict.of("estimate", text, made, best.move(), best.equity());
  }

  private ReviewedTurn judged(
      GcgEvent event,
      int number,
      String cgp,
      String text,
      GamePosition position,
      Move move,
      Verdict verdict) {
    int played = tilesPlayed(move);
    Move bestMove = notation.parse(verdict.best(), position);
    boolean certain = verdict.phase().equals("endgame");
    Verdict.Chances win =
        verdict
            .chances()
            .orElseGet(
                () ->
                    new Verdict.Chances(
                        winProbability(position, verdict.equity(), played, certain),
                        winProbability(
                            position, verdict.bestEquity(), tilesPlayed(bestMove), certain)));
    return new ReviewedTurn(
        number,
        event.player() + 1,
        rackText(event),
        cgp,
        text,
        event.scorePoints(),
        event.totalPoints(),
        verdict.phase(),
        verdict.equity(),
        verdict.best(),
        verdict.bestEquity(),
        verdict.bestEquity().subtract(verdict.equity()),
        win.made(),
        win.best(),
        tilesPlayed(bestMove) == rules.rackSize() && played < rules.rackSize(),
        List.of());
  }

  private ReviewedTurn unjudged(
      GcgEvent event, int number, String cgp, String text, List<String> phonies) {
    return new ReviewedTurn(
        number,
        event.player() + 1,
        rackText(event),
        cgp,
        text,
        event.scorePoints(),
        event.totalPoints(),
        "none",
        null,
        null,
        null,
        null,
        null,
        null,
        false,
        phonies);
  }

  private String rackText(GcgEvent event) {
    return TileCounts.of(rules.tiles(), event.rack()).format(rules.tiles());
  }

  /** The mover's chance once the move is made and the opponent is on turn. */
  private double winProbability(
      GamePosition position, BigDecimal equity, int tilesPlayed, boolean certain) {
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    int leadAfter = lead * 1000 + equity.movePointRight(3).intValue();
    if (certain) {
      return (Integer.signum(leadAfter) + 1) / 2.0;
    }
    int bag = Math.max(0, position.unseen().size() - rules.rackSize());
    int unseen = bag + position.racks().get(0).length() - tilesPlayed;
    return 1 - chances.winMillionths(-leadAfter, Math.max(1, unseen)) / (double) WinChances.CERTAIN;
  }

  private static int tilesPlayed(Move move) {
    int played = 0;
    if (move instanceof Placement placement) {
      for (byte tile : placement.tiles().toArray()) {
        played += tile == 0 ? 0 : 1;
      }
    }
    return played;
  }

  /** Full, or short because the bag is empty. */
  private boolean isRackKnown(GamePosition position) {
    int rack = position.racks().get(0).length();
    return rack == rules.rackSize() || (rack > 0 && position.unseen().size() <= rules.rackSize());
  }

  /** Words that are not in the list after a placement and were not on the board before. */
  private List<String> phonies(GamePosition position, Placement placement) {
    List<String> before = BoardRemarks.phonies(position, loaded.words());
    GamePosition after =
        new GamePosition(
            rules,
            squaresAfter(position, placement),
            List.of(Tiles.of(), Tiles.of()),
            position.scorePoints(),
            0);
    List<String> found = new ArrayList<>(BoardRemarks.phonies(after, loaded.words()));
    found.removeAll(before);
    return found;
  }

  private Board board(GamePosition position) {
    Board board = loaded.equipment().board();
    board.setUp(position.squares().toArray());
    return board;
  }

  private static CgpPosition asked(GamePosition position) {
    return new CgpPosition(position, List.of());
  }

  private static GameReview.Player summary(GcgGame game, int player, List<ReviewedTurn> turns) {
    List<ReviewedTurn> own =
        turns.stream().filter(turn -> turn.player() == player + 1 && turn.isJudged()).toList();
    Losses<ReviewedTurn> losses = Losses.of(own, CrosswordReview::lost, WORST);
    double winLost = 0;
    int bingos = 0;
    int exchanges = 0;
    for (ReviewedTurn turn : own) {
      winLost += winLost(turn);
      boolean wrong = lost(turn).signum() > 0;
      bingos += wrong && turn.bingoMissed() ? 1 : 0;
      exchanges += wrong && isExchange(turn.move()) != isExchange(turn.best()) ? 1 : 0;
    }
    GcgGame.Player who = game.players().get(player);
    return new GameReview.Player(
        who.nickname(),
        who.name(),
        game.totalPoints(player),
        losses.decisions(),
        losses.lost(),
        winLost,
        bingos,
        exchanges,
        losses.worst().stream().map(ReviewedTurn::number).toList());
  }

  private static BigDecimal lost(ReviewedTurn turn) {
    BigDecimal lost = turn.equityLost();
    return lost == null ? BigDecimal.ZERO : lost;
  }

  private static double winLost(ReviewedTurn turn) {
    Double made = turn.winProbability();
    Double best = turn.bestWinProbability();
    return made == null || best == null ? 0 : Math.max(0, best - made);
  }

  private static boolean isExchange(@Nullable String move) {
    return move != null && (move.startsWith("exch") || move.equals("pass"));
  }
}
