package dev.hindsight.studio.backgammon;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.players.BackgammonPlayer;
import dev.hindsight.backgammon.play.players.PlayerFiles;
import dev.hindsight.backgammon.play.players.PlayerSpec;
import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BackgammonTable;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.studio.tables.ShelfTables;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.studio.web.ToldProgress;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.play.BackgammonPlay;
import dev.hindsight.workbench.backgammon.play.MatchInPlay;
import dev.hindsight.workbench.backgammon.play.PlayedMatch;
import dev.hindsight.workbench.backgammon.review.BackgammonReview;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Whole matches: recorded ones judged, and one that is being played. */
final class MatchRoutes {
  private static final String USUAL_OPPONENT = "net:plies=1";
  private static final int LONGEST = 25;
  private static final int MOST_PLIES = 2;

  private final ShelfTables<BackgammonTable> shelf;

  MatchRoutes(ShelfTables<BackgammonTable> shelf) {
    this.shelf = shelf;
  }

  List<Route> routes() {
    return List.of(
        new Route(
                "/backgammon/review",
                "A recorded match with every decision judged; better posted.",
                List.of(
                    Parameter.required(
                        "game",
                        "the record, as .mat",
                        """
                         1 point match

                         Game 1
                         A : 0   B : 0
                          1) 31: 8/5 6/5   52: 13/11 13/8
                        """)),
                (Route.Live) this::review)
            .answering(ReviewedMatch.class),
        new Route(
                "/backgammon/play",
                "A match against a player: its seed and record so far; the opponent answers at"
                    + " once.",
                List.of(
                    Parameter.required("seed", "of the dice", "7").whole(0, Integer.MAX_VALUE),
                    Parameter.optional(
                        "match", "the record so far, as .mat; a new one without", ""),
                    Parameter.optional("length", "of a new match in points; 0 for money", "3")
                        .whole(0, LONGEST, 0),
                    Parameter.optional(
                        "action", "roll, double, take, pass, resign, or a move: 8/5 6/5", "roll"),
                    Parameter.optional(
                        "opponent", "a player as in duel, without files", USUAL_OPPONENT)),
                (Route.Live) this::play)
            .answering(MatchInPlay.class));
  }

  private Object review(Query query, Cancellation cancellation, Consumer<Object> listener) {
    var reading = MatchFiles.read(query.text("game"));
    try (Crew alone = new Crew(1, cancellation, new ToldProgress(listener, cancellation))) {
      return new BackgammonReview(
              BearoffShelf.of(shelf.get()), NetChoice.usual(), CubeMethod.usual(), alone)
          .review("match.mat", reading);
    }
  }

  private Object play(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    int seed = query.findInteger("seed").orElseThrow();
    PlayerSpec opponent = modest(query.findText("opponent").orElse(USUAL_OPPONENT));
    String record = query.findText("match").orElse(null);
    PlayedMatch match =
        record == null
            ? PlayedMatch.begin(query.integer("length"), "You", "Hindsight", seed)
            : PlayedMatch.resume(MatFile.read(record), seed);
    String action = query.findText("action").orElse("").strip();
    List<String> said = new ArrayList<>();
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      BearoffShelf tables = BearoffShelf.of(shelf.get());
      BackgammonPlay play =
          new BackgammonPlay(
              match, open(opponent, tables), tables, CubeMethod.usual(), seed, alone);
      boolean isTurn = !match.isOver() && !play.isOpponentsTurn();
      if (!action.isEmpty() && !action.equals("roll")) {
        if (!isTurn) {
          throw new RefusedException("It is not your turn.");
        }
        act(match, action);
      }
      while (!match.isOver() && play.isOpponentsTurn()) {
        cancellation.check();
        int games = match.finishedGames();
        said.add(play.letOpponentAct());
        if (match.finishedGames() > games) {
          said.add("the game is over");
        }
      }
    }
    return MatchInPlay.of(match, action.equals("roll"), said);
  }

  private static void act(PlayedMatch match, String action) {
    boolean isOffered = match.position().turn().toDecide() != match.position().onRoll();
    switch (action) {
      case "double" -> {
        if (!match.mayDouble()) {
          throw new BackgammonFormatException("the cube cannot be turned now");
        }
        match.offerDouble();
      }
      case "take" -> checkOffered(isOffered, match::take);
      case "pass" -> checkOffered(isOffered, match::pass);
      case "resign" -> {
        Board own = match.position().boardSeenBy(Player.X);
        match.resign(Player.X, GameResult.ofLoser(own.moverNear(), own.moverFar()));
      }
      default -> {
        if (isOffered) {
          throw new BackgammonFormatException("a double is offered; take or pass");
        }
        match.move(MoveNotation.parse(action, match.position().board(), match.dice()));
      }
    }
  }

  private static void checkOffered(boolean isOffered, Runnable act) {
    if (!isOffered) {
      throw new BackgammonFormatException("no double is offered");
    }
    act.run();
  }

  /** No file and no other server is named from outside, and a move takes seconds at most. */
  private static PlayerSpec modest(String text) {
    PlayerSpec spec;
    try {
      spec = PlayerSpec.parse(text).value();
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(String.valueOf(wrong.getMessage()));
    }
    boolean isModest =
        !(spec instanceof PlayerSpec.Gnubg)
            && !(spec instanceof PlayerSpec.Net net
                && (net.file().isPresent() || !net.tables().isEmpty() || net.plies() > MOST_PLIES));
    if (!isModest) {
      throw new RefusedException(
          "Here a player is random, pips, pubeval or net, with up to 2 plies and without files.");
    }
    return spec;
  }

  /** A net plays its bearoffs by the two-sided tables of the shelf. */
  private static BackgammonPlayer open(PlayerSpec spec, BearoffShelf tables) throws IOException {
    if (!(spec instanceof PlayerSpec.Net net)) {
      return spec.open(new Shelved(List.of())).get();
    }
    List<String> places = new ArrayList<>();
    for (int place = 0; place < tables.twoSided().size(); place++) {
      places.add(Integer.toString(place));
    }
    return new PlayerSpec.Net(net.file(), net.plies(), places)
        .open(new Shelved(tables.twoSided()))
        .get();
  }

  /** Tables by their place on the shelf; no nets. */
  private record Shelved(List<BearoffTable> tables) implements PlayerFiles {
    @Override
    public BackgammonNets nets(String name) {
      throw new IllegalStateException("nets cannot be named here");
    }

    @Override
    public BearoffTable table(String place) {
      return tables.get(Integer.parseInt(place));
    }
  }
}
