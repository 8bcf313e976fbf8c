package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.BoardRemarks;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final SolvedVerdicts verdicts;
  private final MoveNotation notation;
  private final WinChances chances;

  /** Of the game that is being judged: what simulates, if asked for. */
  private @Nullable SimulatedVerdicts simulated;

  /** Time to compare moves before the endgame, if asked for. */
  private Optional<Duration> preEndgame = Optional.empty();

  /** Of the turn that is being judged: what the opponent did before it. */
  private Optional<ObservedMove> lastMove = Optional.empty();

  public CrosswordReview(LoadedEquipment loaded) {
    this.loaded = loaded;
    this.rules = loaded.rules();
    this.verdicts = new SolvedVerdicts(loaded);
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
    preEndgame = plan.preEndgame();
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
      players.add(ReviewSummary.of(game, player, turns));
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
    String cgp = Cgp.format(SolvedVerdicts.asked(position));
    String text =
        event.action() instanceof GcgEvent.Turn turn
            ? notation.format(turn.move(), verdicts.board(position))
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
            ? verdicts.inEndgame(position, move, text, endgameTime, crew)
            : withTilesInBag(position, move, text, number, crew);
    return verdict == null
        ? unjudged(event, number, cgp, text, phonies)
        : judged(event, number, cgp, text, position, move, verdict);
  }

  private @Nullable Verdict withTilesInBag(
      GamePosition position, Move move, String text, int number, Crew crew) {
    CrosswordAnswer answer = verdicts.statically(position, crew);
    Verdict verdict = verdicts.find(position, move, text, answer);
    if (verdict != null && preEndgame.isPresent() && PreEndgameSolver.isPreEndgame(position)) {
      Verdict compared = verdicts.beforeEndgame(position, verdict.made(), preEndgame.get(), crew);
      if (compared != null) {
        return compared;
      }
    }
    SimulatedVerdicts simulations = simulated;
    return verdict == null || simulations == null
        ? verdict
        : simulations.judge(position, answer.best(), verdict.made(), lastMove, number, crew);
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
        verdict.bestEquity().subtract(verdict.equity()).max(BigDecimal.ZERO),
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
  double winProbability(
      GamePosition position, BigDecimal equity, int tilesPlayed, boolean certain) {
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    int leadAfter = lead * 1000 + equity.movePointRight(3).intValue();
    int bag = Math.max(0, position.unseen().size() - rules.rackSize());
    int unseen = bag + position.racks().get(0).length() - tilesPlayed;
    // Who goes out has ended the game: the equity is what it was, with or without a solver.
    if (certain || unseen == 0) {
      return (Integer.signum(leadAfter) + 1) / 2.0;
    }
    return 1 - chances.winMillionths(-leadAfter, unseen) / (double) WinChances.CERTAIN;
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
            verdicts.squaresAfter(position, placement),
            List.of(Tiles.of(), Tiles.of()),
            position.scorePoints(),
            0);
    List<String> found = new ArrayList<>(BoardRemarks.phonies(after, loaded.words()));
    found.removeAll(before);
    return found;
  }
}
