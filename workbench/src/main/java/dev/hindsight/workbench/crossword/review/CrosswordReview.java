package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgPragma;
import dev.hindsight.crossword.rules.notation.RecordedMove;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.ask.MoveRefusal;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
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
 * <p>A rack that is known in part is judged over what it may have been ({@link RackCompletions}); a
 * play that makes a word that is not in the list by what became of it ({@link Phony}).
 */
public final class CrosswordReview {
  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final SolvedVerdicts verdicts;

  public CrosswordReview(LoadedEquipment loaded) {
    this.loaded = loaded;
    this.rules = loaded.rules();
    WinChances chances = WinChances.usual(rules, loaded.words().wordsSha256());
    this.verdicts = new SolvedVerdicts(loaded, new ChancesAfter(chances));
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
      return new Run(game, plan, crew).review(progress);
    } finally {
      progress.end();
    }
  }

  /** The words that a record names. */
  public static Optional<String> findLexicon(GcgGame game) {
    return game.pragmas().stream()
        .filter(pragma -> pragma.name().equals("lexicon"))
        .map(GcgPragma::text)
        .filter(name -> !name.isBlank())
        .findFirst();
  }

  /** One game that is being judged. */
  private final class Run {
    private final GcgGame game;
    private final ReviewPlan plan;
    private final Crew crew;
    private final @Nullable SimulatedVerdicts simulated;
    private final List<ReviewedTurn> turns = new ArrayList<>();

    Run(GcgGame game, ReviewPlan plan, Crew crew) {
      this.game = game;
      this.plan = plan;
      this.crew = crew;
      this.simulated =
          plan.simulation()
              .map(time -> new SimulatedVerdicts(loaded, time, plan.inference()))
              .orElse(null);
    }

    GameReview review(Progress progress) {
      int number = 0;
      for (int index = 0; index < game.events().size(); index++) {
        crew.cancellation().check();
        number += game.events().get(index).isTurn() ? 1 : 0;
        turns.add(line(index, number));
        progress.advance(1);
      }
      return new GameReview(
          List.of(ReviewSummary.of(game, 0, turns), ReviewSummary.of(game, 1, turns)),
          turns,
          loaded.wordsName(),
          findLexicon(game).orElse(null),
          plan.isTimed(),
          ReviewSummary.unjudged(turns),
          game.doubts());
    }

    private ReviewedTurn line(int index, int number) {
      GcgEvent event = game.events().get(index);
      GamePosition position = event.isTurn() ? game.positionBefore(index) : null;
      List<String> phonies = List.of();
      Phony phony = null;
      Verdict verdict = null;
      Unjudged unjudged = null;
      if (position != null) {
        phonies = phonies(position, event.action());
        phony = phonies.isEmpty() ? null : phony(index);
        unjudged = findObstacle(event, position);
        if (unjudged == null) {
          verdict = judge(event, position, phony, index, number);
          unjudged = verdict == null ? Unjudged.NOT_ALLOWED : null;
        }
      }
      return new ReviewedTurn(
          number,
          new ReviewedTurn.Seat(event.player() + 1, game.players().get(event.player()).name()),
          Rack.of(rules.tiles(), event.rack()),
          position == null ? null : new CgpPosition(position, List.of()),
          new RecordedMove(event.action(), position),
          event.scorePoints(),
          event.totalPoints(),
          verdict,
          unjudged,
          phony,
          phonies,
          ReviewedTurn.sentence(verdict, unjudged, phony, phonies));
    }

    private @Nullable Unjudged findObstacle(GcgEvent event, GamePosition position) {
      Integer only = plan.onlyPlayer();
      if (only != null && only != event.player()) {
        return Unjudged.NOT_ASKED;
      }
      if (!(event.action() instanceof GcgEvent.Turn turn)) {
        return Unjudged.HIDDEN_EXCHANGE;
      }
      if (position.unseen().size() == 0
          || position.scorelessTurns() >= rules.scorelessTurnLimit()) {
        return Unjudged.GAME_OVER;
      }
      return known(event, turn.move()).length() == 0 ? Unjudged.UNKNOWN_RACK : null;
    }

    private Phony phony(int index) {
      boolean isLast = index + 1 == game.events().size();
      return !isLast && game.events().get(index + 1).action() instanceof GcgEvent.Withdrawal
          ? Phony.CHALLENGED_OFF
          : Phony.STAYED;
    }

    private @Nullable Verdict judge(
        GcgEvent event, GamePosition position, @Nullable Phony phony, int index, int number) {
      Move move = ((GcgEvent.Turn) event.action()).move();
      SolvedVerdicts.Made made =
          new SolvedVerdicts.Made(
                  position,
                  phony == Phony.CHALLENGED_OFF ? new Pass() : move,
                  phony == Phony.STAYED)
              .withRack(known(event, move));
      if (!isRackKnown(made.position())) {
        return verdicts.overCompletions(made, number);
      }
      return EndingAsk.isEnding(made.position())
          ? verdicts.inEndgame(made, plan.endgame(), crew)
          : withTilesInBag(made, index, number);
    }

    private @Nullable Verdict withTilesInBag(SolvedVerdicts.Made made, int index, int number) {
      GamePosition position = made.position();
      SimulatedVerdicts simulations = simulated;
      // No playout can go on from a play that the words do not allow.
      if (made.isPhony()) {
        return verdicts.statically(made);
      }
      if (plan.preEndgame().isPresent() && PreEndgameSolver.isPreEndgame(position)) {
        Verdict compared = verdicts.beforeEndgame(made, plan.preEndgame().get(), crew);
        if (compared != null) {
          return compared;
        }
      }
      if (simulations == null) {
        return verdicts.statically(made);
      }
      CrosswordAsk.Compared compared = verdicts.compare(made, SimulatedVerdicts.CANDIDATES);
      return simulations.judge(position, compared, findMoveBefore(index), number, crew);
    }

    /** What the opponent did just before, as far as it stayed on the board and tells something. */
    private Optional<ObservedMove> findMoveBefore(int index) {
      List<GcgEvent> events = game.events();
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
  }

  /** The tiles recorded, or at least those that the move shows. */
  private Tiles known(GcgEvent event, Move move) {
    if (event.rack().length() > 0) {
      return event.rack();
    }
    if (move instanceof Placement placement) {
      return TileCounts.letters(
          TileCounts.countPlaced(placement.tiles(), rules.tiles().letterCount()));
    }
    return move instanceof Exchange exchange ? exchange.letters() : Tiles.of();
  }

  /** Full, or short because the bag is empty. */
  private boolean isRackKnown(GamePosition position) {
    return position.racks().get(0).length() == rules.rackSize()
        || position.unseen().size() <= rules.rackSize();
  }

  /** Words that a placement makes and that are not in the list, there before or not. */
  private List<String> phonies(GamePosition position, GcgEvent.Action action) {
    if (!(action instanceof GcgEvent.Turn turn) || !(turn.move() instanceof Placement placement)) {
      return List.of();
    }
    Board board = loaded.equipment().board();
    board.setUp(position.squares().toArray());
    return List.copyOf(new MoveRefusal(board, loaded.words()).phonies(placement));
  }
}
