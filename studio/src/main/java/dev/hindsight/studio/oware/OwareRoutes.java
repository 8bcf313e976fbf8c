package dev.hindsight.studio.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.oware.BoardPicture;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareAsk;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/** What pages ask about oware: a picture of a board, and what it is worth. */
public final class OwareRoutes {
  private static final String START = OwarePosition.START.toString();
  private static final int MOST_TURNS = 1_000;

  /** Beyond the tables a search goes on for so long. */
  private static final long SEARCH_MILLISECONDS = 1_000;

  private static final Parameter POSITION =
      Parameter.required("position", "twelve pits, two stores, side to move", START);

  /** Tables that were solved on the spot are kept for the next question. */
  private final Map<OwareRules, OwareAsk> asks = new ConcurrentHashMap<>();

  public List<Route> routes() {
    return List.of(
        new Route(
            "/oware/ask",
            "What a position is worth, every legal move, and the line of best play.",
            List.of(
                POSITION,
                Parameter.optional("rules", "codingame, abapa or awari", "codingame"),
                Parameter.optional("turns", "plies before the game is stopped", "40")),
            (Route.Plain) this::ask),
        new Route(
            "/oware/board",
            "A board as a picture.",
            List.of(POSITION),
            (Route.Picture) query -> BoardPicture.of(position(query))));
  }

  private static OwarePosition position(Query query) {
    return OwarePosition.parse(query.text("position"));
  }

  private OwareAnswer ask(Query query) {
    OwarePosition position = position(query);
    OwareRules rules = rules(query);
    OptionalInt turns =
        query.findText("turns").isEmpty()
            ? OptionalInt.empty()
            : OptionalInt.of(query.integer("turns", 0, 0, MOST_TURNS));
    if (turns.isPresent() && !rules.hasTurnLimit()) {
      throw new RefusedException(
          "A game under " + rules.name() + " is never stopped after so many turns.");
    }
    OwareAsk ask = asks.computeIfAbsent(rules, OwareRoutes::open);
    synchronized (ask) {
      return ask.answer(position, turns);
    }
  }

  private static OwareAsk open(OwareRules rules) {
    return new OwareAsk(
        rules, List.of(), SearchLimits.none().withMilliseconds(SEARCH_MILLISECONDS), new Crew(1));
  }

  private static OwareRules rules(Query query) {
    String name = query.findText("rules").orElse(OwareRules.CODINGAME.name());
    return OwareRules.ALL.stream()
        .filter(rules -> rules.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new RefusedException("There are no rules " + name + "."));
  }
}
