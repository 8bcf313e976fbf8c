package dev.hindsight.studio.oware;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.notation.OgnReader;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.studio.tables.TableShelf;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.studio.web.ToldProgress;
import dev.hindsight.workbench.oware.BoardPicture;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareAsk;
import dev.hindsight.workbench.oware.OwareQuestions;
import dev.hindsight.workbench.oware.OwareReview;
import dev.hindsight.workbench.oware.PlayedGame;
import dev.hindsight.workbench.oware.ReviewedGame;
import dev.hindsight.workbench.oware.TurnsAnswer;
import dev.hindsight.workbench.questions.Setting;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** What pages ask about oware: pictures, what positions are worth, and whole games. */
public final class OwareRoutes {
  private static final String START = OwarePosition.START.toString();
  private static final int MOST_TURNS = 1_000;
  private static final int MOST_MOVES = 2_000;

  /** A book of so many seeds is solved on the spot. */
  private static final int MOST_BOOK_SEEDS = 10;

  /** No endgame is solved on the spot for more seeds. */
  private static final int MOST_ON_THE_SPOT = 12;

  /** Beyond the tables a search goes on for so long. */
  private static final long SEARCH_MILLISECONDS = 1_000;

  private static final Parameter POSITION = Parameter.of(OwareQuestions.POSITION).example(START);

  private static final Parameter FEW_SEEDS = Parameter.of(OwareQuestions.POSITION);

  private static final Parameter RULES = Parameter.of(OwareQuestions.RULES);
  private static final Parameter TURNS =
      Parameter.of(OwareQuestions.TURNS).example("40").upTo(MOST_TURNS);

  /** Tables that were solved on the spot are kept for the next question. */
  private final Map<OwareRules, OwareAsk> asks = new ConcurrentHashMap<>();

  private final ShelvedTables shelf;

  public OwareRoutes(TableShelf shelf) {
    this.shelf = new ShelvedTables(shelf);
  }

  public List<Route> routes() {
    return List.of(
        new Route(
                "/oware/ask",
                "What a position is worth, every legal move, and the line of best play.",
                List.of(POSITION, RULES, TURNS),
                (Route.Considered) this::ask)
            .answering(OwareAnswer.class),
        new Route(
            "/oware/board",
            "A board as a picture.",
            List.of(POSITION),
            (Route.Picture) query -> BoardPicture.of(position(query))),
        new Route(
                "/oware/turns",
                "What a position of at most 10 seeds is worth for each number of turns left.",
                List.of(
                    FEW_SEEDS,
                    Parameter.optional("most", "the last number of turns", "60").whole(1, 200, 60)),
                (Route.Considered) this::turns)
            .answering(TurnsAnswer.class),
        new Route(
                "/oware/play",
                "A game: its start and all moves so far; an opponent makes the next move.",
                List.of(
                    Parameter.optional("start", "the position that it began with", START),
                    RULES,
                    TURNS,
                    Parameter.optional("moves", "of both, with spaces between", "C d"),
                    Parameter.optional(
                        "opponent",
                        "who makes the next move: a player as in duel, with the table of the shelf",
                        "greedy"),
                    Parameter.of(Setting.seed())),
                (Route.Live) this::play)
            .answering(PlayedGame.class),
        new Route(
                "/oware/read",
                "The first game of a record.",
                List.of(game(), RULES),
                (Route.Plain) query -> PlayedGame.of(recorded(query).game()))
            .answering(PlayedGame.class),
        new Route(
                "/oware/review",
                "A recorded game judged move by move; better posted.",
                List.of(game(), RULES),
                (Route.Live) this::review)
            .answering(ReviewedGame.class));
  }

  private static Parameter game() {
    return Parameter.of(OwareQuestions.GAME);
  }

  private static OwarePosition position(Query query) {
    return OwarePosition.parse(query.text("position"));
  }

  private static OptionalInt turnsLeft(Query query, OwareRules rules) {
    OptionalInt turns = query.findInteger("turns");
    if (turns.isPresent() && !rules.hasTurnLimit()) {
      throw new RefusedException(
          "A game under " + rules.name() + " is never stopped after so many turns.");
    }
    return turns;
  }

  private OwareAnswer ask(Query query, Cancellation cancellation) {
    OwarePosition position = position(query);
    OwareRules rules = rules(query);
    OptionalInt turns = turnsLeft(query, rules);
    return answer(
        rules,
        position,
        turns.isPresent(),
        cancellation,
        ask -> ask.answerWithOutlook(position, turns));
  }

  /**
   * One question at a time: by the table of the shelf, unless one solved on the spot knows more.
   */
  private <A> A answer(
      OwareRules rules,
      OwarePosition position,
      boolean stopsAfterTurns,
      Cancellation cancellation,
      Function<OwareAsk, A> question) {
    int onTheSpot = OwareAsk.seedsOnTheSpot(position.seedsOnBoard(), stopsAfterTurns);
    OwareAsk withoutTables = asks.computeIfAbsent(rules, one -> open(one, List.of()));
    OwareAsk ask =
        shelf
            .find(rules, stopsAfterTurns, onTheSpot)
            .map(table -> open(rules, List.of(table)))
            .orElse(withoutTables);
    synchronized (withoutTables) {
      cancellation.check(); // whoever left while others were answered
      return question.apply(ask);
    }
  }

  private TurnsAnswer turns(Query query, Cancellation cancellation) {
    OwarePosition position = position(query);
    if (position.seedsOnBoard() > MOST_BOOK_SEEDS) {
      throw new RefusedException(
          "The book is solved for at most " + MOST_BOOK_SEEDS + " seeds on the board.");
    }
    OwareRules rules = OwareRules.CODINGAME;
    int most = query.integer("most");
    return answer(
        rules, position, true, cancellation, ask -> TurnsAnswer.of(ask, rules, position, most));
  }

  private Object play(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    OwareRules rules = rules(query);
    OwarePosition start = OwarePosition.parse(query.findText("start").orElse(START));
    OptionalInt turns = turnsLeft(query, rules);
    OwareGame game =
        turns.isPresent()
            ? OwareGame.start(rules, start, turns.getAsInt())
            : OwareGame.start(rules, start);
    String[] moves = query.findText("moves").orElse("").strip().split("\\s+", -1);
    if (moves.length > MOST_MOVES) {
      throw new RefusedException("A game has fewer moves than " + MOST_MOVES + ".");
    }
    for (String move : moves) {
      if (!move.isEmpty()) {
        if (game.isOver()) {
          throw new RefusedException("The game is over before the move " + move + ".");
        }
        game = game.play(game.position().parseMove(move));
      }
    }
    String opponent = query.findText("opponent").orElse("none");
    if (!opponent.equals("none") && !game.isOver()) {
      Optional<OwareTable> table = shelf.find(rules, game.pliesLeft().isPresent(), 0);
      int seed = query.integer("seed");
      RandomGenerator random = TrialRandom.of(seed, game.pliesPlayed());
      game = game.play(Opponents.choose(opponent, game, table, random));
    }
    return PlayedGame.of(game);
  }

  private RecordedGame recorded(Query query) {
    List<RecordedGame> games = OgnReader.read(query.text("game"), rules(query));
    if (games.isEmpty()) {
      throw new RefusedException("There is no game in this text; give one in OGN.");
    }
    return games.get(0);
  }

  private Object review(Query query, Cancellation cancellation, Consumer<Object> listener) {
    RecordedGame record = recorded(query);
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      SearchLimits limits =
          SearchLimits.depth(OwareReview.USUAL_DEPTH).withStop(cancellation::isCancelled);
      OwareRules rules = record.game().rules();
      // Of a game with every number of seeds the most that is solved on the spot counts.
      int onTheSpot = OwareAsk.seedsOnTheSpot(MOST_ON_THE_SPOT, rules.hasTurnLimit());
      List<OwareTable> tables =
          shelf.find(rules, rules.hasTurnLimit(), onTheSpot).stream().toList();
      OwareAsk ask = new OwareAsk(rules, tables, limits, alone);
      return new OwareReview(ask, new ToldProgress(listener, cancellation)).review(record);
    }
  }

  private static OwareAsk open(OwareRules rules, List<OwareTable> tables) {
    return new OwareAsk(
        rules, tables, SearchLimits.none().withMilliseconds(SEARCH_MILLISECONDS), new Crew(1));
  }

  private static OwareRules rules(Query query) {
    String name = query.findText("rules").orElse(OwareRules.CODINGAME.name());
    return OwareRules.ALL.stream()
        .filter(rules -> rules.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new RefusedException("There are no rules " + name + "."));
  }
}
