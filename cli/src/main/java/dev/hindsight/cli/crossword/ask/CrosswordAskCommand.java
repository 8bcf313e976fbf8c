package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.crossword.options.CriterionOptions;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.crossword.options.PlacementOption;
import dev.hindsight.cli.options.AskCommand;
import dev.hindsight.cli.options.Question;
import dev.hindsight.cli.options.Seconds;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordReplies;
import dev.hindsight.workbench.crossword.ask.PreEndgameWish;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code hindsight crossword ask CGP}. */
@Command(
    name = "ask",
    header = "Draw a position, count all plays and list the best with what they are worth.",
    description = {
      "Equity is score, leave value and, with --placement, what the squares are worth. With an",
      "empty bag the end of the game is solved, and equity is what the player on turn gains on the",
      "opponent until it is over. The opponent's tiles are taken to be unseen, whether the"
          + " position",
      "names them or not."
    },
    footer = {
      "  hindsight crossword ask 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0",
      "  hindsight crossword ask \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28"
          + " 0\"",
      "  hindsight crossword ask --endgame 60 CGP",
      "  hindsight crossword ask --pre-endgame 30 CGP",
      "  hindsight crossword ask --replies \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15"
          + " AIIMMOT/ 0/28 0\"",
      "  hindsight crossword ask --batch positions.cgp --leaves trained.leaves > answers.jsonl"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordAskCommand extends AskCommand<CgpPosition> {
  private static final int USUAL_PLAYS = 15;
  private static final int REPLIED_PLAYS = 10;
  private static final int MOST_THREADS = 256;

  @Parameters(
      arity = "0..*",
      paramLabel = "CGP",
      description = "Rows, racks, scores and scoreless turns; the player on turn comes first.")
  private List<String> position = new ArrayList<>();

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "List the N best moves (15; with --all, every one).")
  private @Nullable Integer plays;

  @Option(names = "--all", description = "List all moves, and add up scores and equities.")
  private boolean all;

  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      description =
          "Rack equities, a table or .req, to derive leaves for the tiles unseen from (in the"
              + " English game those for ENABLE, unless there are --leaves).")
  private @Nullable Path rackEquity;

  @Option(
      names = "--endgame",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description =
          "With an empty bag, solve for at most this long (${DEFAULT-VALUE}); "
              + "0 ranks by a rule of thumb instead.")
  private BigDecimal endgameSeconds;

  @Option(
      names = "--endgame-plies",
      paramLabel = "N",
      description = "Then look N plies ahead at most, and estimate the rest (to the end).")
  private @Nullable Integer endgamePlies;

  @Option(
      names = "--win-first",
      description = "Then prove who wins, before points: of use where time is short.")
  private boolean winFirst;

  @Option(
      names = "--pre-endgame",
      paramLabel = "SECONDS",
      defaultValue = "0",
      description =
          "With 1 to 7 tiles in the bag, compare the first moves by win chance for at most this"
              + " long, with the ends of the games solved (${DEFAULT-VALUE}: not at all).")
  private BigDecimal preEndgameSeconds;

  @Option(
      names = "--only",
      paramLabel = "MOVE",
      description = "Then compare this move instead, as in \"8D FACET\" or pass; may be repeated.")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--opponent-has",
      paramLabel = "TILES",
      defaultValue = "",
      description = "Then, tiles that the opponent is known to hold (none).")
  private String opponentHas;

  @Option(
      names = "--infer",
      paramLabel = "MOVE",
      description =
          "Then, the placement that the opponent just made, as for crossword simulate: racks that"
              + " explain it count.")
  private @Nullable String lastMove;

  @Mixin private CriterionOptions explaining;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Then work with N threads (${DEFAULT-VALUE}).")
  private int threads;

  @Mixin private PlacementOption placement;

  @Option(
      names = "--replies",
      description =
          "Rank the first plays (10, or --plays) by equity less the reply that the opponent can "
              + "expect, over all his racks.")
  private boolean replies;

  @Option(
      names = "--why",
      paramLabel = "N",
      description =
          "Take the play of rank N apart: score, leave and each tile's square, or what the rest of"
              + " a solved ending brings.")
  private @Nullable Integer why;

  @Mixin private CrosswordOptions crossword;

  @Override
  protected @Nullable String position() {
    return position.isEmpty() ? null : String.join(" ", position);
  }

  @Override
  protected Question<CgpPosition> question(boolean isBatch) throws IOException {
    int listed = listed();
    checkCombination(isBatch);
    EndgameLimits endgame = endgame();
    Usage.check(spec(), this::checkPreEndgame);
    CrosswordFiles files = crossword.files();
    CrosswordRules rules = LoadedEquipment.openRules(files);
    return new Question<>(
        text -> Cgp.parse(text, rules),
        // One thread, so that what is proven of other moves than the best is always the same.
        () -> crew(replies ? Runtime.getRuntime().availableProcessors() : threads),
        crew -> {
          if (replies) {
            return repliesTo(files, rules, crew);
          }
          CrosswordAsk ask = open(files, rules);
          return asked ->
              why != null
                  ? new Question.Answer<>(ask.why(asked, why, endgame, crew), WhyText::of)
                  : new Question.Answer<>(
                      ask.answer(asked, listed, all, endgame, preEndgame(asked.game()), crew),
                      AnswerText::of);
        });
  }

  private Criterion checkPreEndgame() {
    boolean says = !only.isEmpty() || !opponentHas.isEmpty() || lastMove != null || threads != 1;
    if (preEndgameSeconds.signum() == 0 && says) {
      throw new IllegalArgumentException(
          "--only, --opponent-has, --infer and --threads need --pre-endgame SECONDS");
    }
    if (lastMove != null && !opponentHas.isEmpty()) {
      throw new IllegalArgumentException("give either --opponent-has or --infer, not both");
    }
    if (lastMove == null && explaining.isGiven()) {
      throw new IllegalArgumentException(
          "--margin, --definition and --likelihood need --infer MOVE");
    }
    Usage.checkRange(spec(), "--threads", threads, 1, MOST_THREADS);
    return explaining.criterion(true);
  }

  private PreEndgameWish preEndgame(GamePosition position) {
    MoveNotation notation = new MoveNotation(position.rules());
    return new PreEndgameWish(
        Seconds.of(spec(), "--pre-endgame", preEndgameSeconds),
        only.stream().map(text -> notation.parse(text, position)).toList(),
        TileCounts.parse(position.rules().tiles(), opponentHas).letters(),
        lastMove == null ? null : notation.parseLast(lastMove, position),
        explaining.criterion(true));
  }

  private EndgameLimits endgame() {
    EndgameLimits limits =
        EndgameLimits.within(Seconds.of(spec(), "--endgame", endgameSeconds))
            .withAim(winFirst ? EndgameLimits.Aim.WIN_THEN_POINTS : EndgameLimits.Aim.POINTS);
    if (endgamePlies == null) {
      return limits;
    }
    Usage.checkRange(spec(), "--endgame-plies", endgamePlies, 1, EndgameLimits.ALL_PLIES);
    return limits.withPlies(endgamePlies);
  }

  private Function<CgpPosition, Question.Answer<?>> repliesTo(
      CrosswordFiles files, CrosswordRules rules, Crew crew) throws IOException {
    LoadedEquipment loaded = placement.on(LoadedEquipment.openForBag(files, rules, rackEquity));
    CrosswordReplies look =
        rackEquity == null
            ? new CrosswordReplies(loaded)
            : CrosswordReplies.deriving(loaded, rackEquity);
    return asked ->
        new Question.Answer<>(
            look.answer(asked, plays == null ? REPLIED_PLAYS : plays, crew), RepliesText::of);
  }

  private Crew crew(int threads) {
    return new Crew(threads, program().cancellation(), Progress.SILENT);
  }

  private CrosswordAsk open(CrosswordFiles files, CrosswordRules rules) throws IOException {
    LoadedEquipment loaded = placement.on(LoadedEquipment.openForBag(files, rules, rackEquity));
    return rackEquity == null
        ? new CrosswordAsk(loaded)
        : CrosswordAsk.deriving(loaded, rackEquity);
  }

  private void checkCombination(boolean isBatch) {
    if (rackEquity != null && crossword.files().leaves() != null) {
      throw new ParameterException(
          spec().commandLine(), "--rack-equity gives leaves of its own; leave out --leaves");
    }
    if ((replies || why != null) && (isBatch || all || (replies && why != null))) {
      throw new ParameterException(
          spec().commandLine(), "--replies and --why are for one position, without --all");
    }
    if (why != null && why < 1) {
      throw new ParameterException(spec().commandLine(), "--why counts from 1, not " + why);
    }
  }

  private int listed() {
    if (plays == null) {
      return all ? Integer.MAX_VALUE : USUAL_PLAYS;
    }
    if (plays < 0) {
      throw new ParameterException(spec().commandLine(), "--plays must be 0 or more, not " + plays);
    }
    return plays;
  }
}
