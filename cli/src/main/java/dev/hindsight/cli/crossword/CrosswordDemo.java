package dev.hindsight.cli.crossword;

import dev.hindsight.cli.crossword.ask.AnswerText;
import dev.hindsight.cli.demo.Demo;
import dev.hindsight.cli.demo.Presentation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordInfer;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.InferenceQuestion;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The crossword part of the demo: all plays, an ending that fools greed, what a move gives away,
 * and what a leave gains.
 */
final class CrosswordDemo implements Demo {
  /** The bag is empty; the play of most points leaves a tile and gives the opponent a turn. */
  private static final String TEMPTING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
          + " ABNOO/EEEIT 323/326 0";

  private static final String EMPTY_BOARD = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0";

  /** Four points: whoever plays it keeps something good. */
  private static final String OPENING = "8H AA";

  private static final int LEAVES = 3;
  private static final int PLAYS = 5;
  private static final int DUEL_PAIRS = 500;
  private static final int DUEL_SEED = 2026;

  @Override
  public String heading() {
    return "Crossword games: every play";
  }

  @Override
  public void show(Presentation show, Path folder, Crew crew) throws IOException {
    long start = System.nanoTime();
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    show.say(
        "Loaded: %,d words of the public-domain list ENABLE in %.1f s.",
        loaded.words().words(), (System.nanoTime() - start) / 1e9);
    askForTheBestPlay(show, loaded);
    readAMove(show, loaded, crew);
    duel(show, crew);
  }

  private static void askForTheBestPlay(Presentation show, LoadedEquipment loaded) {
    show.introduce("A question about the end of a game: the bag is empty, what should be played?");
    CgpPosition position = Cgp.parse(TEMPTING, loaded.rules());
    CrosswordAnswer answer = new CrosswordAsk(loaded).answer(position, PLAYS, false);
    show.say("%s", AnswerText.of(answer));
    CrosswordAnswer.Move best = answer.best().get(0);
    show.say("");
    show.conclude(
        "%s scores %d points, but %s, for %d, gains %+d by the end of the game",
        answer.bestByScore().move(),
        answer.bestByScore().score(),
        best.move(),
        best.score(),
        best.equity().points().intValue());
  }

  private static void readAMove(Presentation show, LoadedEquipment loaded, Crew crew) {
    show.introduce("Somebody opens with %s. Which racks explain that?", OPENING);
    GamePosition empty = Cgp.parse(EMPTY_BOARD, loaded.rules()).game();
    Placement opening = (Placement) new MoveNotation(loaded.rules()).parse(OPENING, empty);
    InferenceAnswer answer =
        new CrosswordInfer(loaded)
            .answer(
                new InferenceQuestion(
                    new Observation(
                        empty, new ObservedMove.Placed(opening), Tiles.of(), Tiles.of()),
                    new Criterion.WithinMargin(Definition.NEAR_BEST, 0, true),
                    LEAVES),
                crew);
    show.say(
        "%,d of %,d, judged in %.1f s. Kept, most likely:",
        answer.racks().recorded().unique(), answer.racks().candidates(), answer.effort().seconds());
    for (InferenceAnswer.Leave leave : answer.kept().leaves()) {
      show.say("  %s, worth %+.1f points", leave.leave(), leave.value());
    }
    show.remember(
        "of %,d racks only %,d explain an opening with %s, and they keep tiles worth %+.1f points",
        answer.racks().candidates(),
        answer.racks().recorded().unique(),
        OPENING,
        answer.kept().meanLeave());
  }

  private static void duel(Presentation show, Crew crew) throws IOException {
    show.introduce(
        "What are the tiles kept worth? The leave values learnt against none, %d pairs of games:",
        DUEL_PAIRS);
    CrosswordDuel sides = CrosswordDuel.of("static", "static:leaves=none", CrosswordFiles.NONE);
    DuelResult result = new Duel(DuelPlan.of(DUEL_PAIRS, DUEL_SEED)).run(sides, crew);
    String points = Presentation.range(result.spreadPerGame(), "%+.1f");
    show.played(result);
    show.say("%s points per game to whoever minds the leave.", points);
    show.remember(
        "minding the tiles kept, with the values learnt, is worth %s points a game", points);
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of(
        new Suggestion("crossword ask --help", "plays, best first"),
        new Suggestion("crossword duel --help", "let players meet"));
  }
}
