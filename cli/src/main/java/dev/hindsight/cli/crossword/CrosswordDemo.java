package dev.hindsight.cli.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.crossword.CrosswordAnswer;
import dev.hindsight.workbench.crossword.CrosswordAsk;
import dev.hindsight.workbench.crossword.CrosswordDuel;
import dev.hindsight.workbench.crossword.CrosswordFiles;
import dev.hindsight.workbench.crossword.CrosswordInfer;
import dev.hindsight.workbench.crossword.InferenceAnswer;
import dev.hindsight.workbench.crossword.InferenceQuestion;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The crossword part of the demo: all plays, an ending that fools greed, what a move gives away,
 * and what a leave gains.
 */
public final class CrosswordDemo {
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

  private final PrintWriter out;
  private final Crew crew;
  private final List<String> findings = new ArrayList<>();

  public CrosswordDemo(PrintWriter out, Crew crew) {
    this.out = out;
    this.crew = crew;
  }

  /** Shows everything and returns what there is to remember, a sentence each. */
  public List<String> run() throws IOException {
    long start = System.nanoTime();
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    say(
        "Loaded: %,d words of the public-domain list ENABLE in %.1f s.",
        loaded.words().words(), (System.nanoTime() - start) / 1e9);
    askForTheBestPlay(loaded);
    readAMove(loaded);
    duel();
    return findings;
  }

  private void askForTheBestPlay(LoadedEquipment loaded) {
    say("");
    say("A question about the end of a game: the bag is empty, what should be played?");
    say("");
    CgpPosition position = Cgp.parse(TEMPTING, loaded.rules());
    CrosswordAnswer answer = new CrosswordAsk(loaded).answer(position, PLAYS, false);
    say("%s", AnswerText.of(answer, position.game()));
    CrosswordAnswer.Move best = answer.best().get(0);
    String finding =
        String.format(
            Locale.ROOT,
            "%s scores %d points, but %s, for %d, goes out and is worth more",
            answer.bestByScore().move(),
            answer.bestByScore().score(),
            best.move(),
            best.score());
    say("");
    say("%s.", finding);
    findings.add(finding);
  }

  private void readAMove(LoadedEquipment loaded) {
    say("");
    say("Somebody opens with %s. Which racks explain that?", OPENING);
    say("");
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
    say(
        "%,d of %,d, judged in %.1f s. Kept, most likely:",
        answer.racks().recorded().unique(), answer.racks().candidates(), answer.effort().seconds());
    for (InferenceAnswer.Leave leave : answer.kept().leaves()) {
      say("  %s, worth %+.1f points", leave.leave(), leave.value());
    }
    findings.add(
        String.format(
            Locale.ROOT,
            "of %,d racks only %,d explain an opening with %s, and they keep tiles worth %+.1f"
                + " points",
            answer.racks().candidates(),
            answer.racks().recorded().unique(),
            OPENING,
            answer.kept().meanLeave()));
  }

  private void duel() throws IOException {
    say("");
    say(
        "What are the tiles kept worth? The leave values learnt against none, %d pairs of games:",
        DUEL_PAIRS);
    say("");
    CrosswordDuel duel =
        new CrosswordDuel(
            PlayerSpec.parse("static"),
            PlayerSpec.parse("static:leaves=none"),
            CrosswordFiles.NONE,
            DUEL_PAIRS,
            DUEL_SEED);
    DuelResult result = duel.run(crew, Optional.empty());
    say("%d won, %d drawn, %d lost;", result.wins(), result.draws(), result.losses());
    say("%s points per game to whoever minds the leave.", range(result.spreadPerGame()));
    findings.add(
        "minding the tiles kept, with the values learnt, is worth "
            + range(result.spreadPerGame())
            + " points a game");
  }

  private static String range(DuelResult.Range range) {
    return String.format(
        Locale.ROOT, "%+.1f (95 %%: %+.1f to %+.1f)", range.estimate(), range.low(), range.high());
  }

  private void say(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
    // People watch this: what is known is shown at once.
    out.flush();
  }
}
