package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.cli.options.AskCommand;
import dev.hindsight.cli.options.Question;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hindsight backgammon ask POSITION}. */
@Command(
    name = "ask",
    header = "Say what a position is worth, what to do with the cube, and every legal move.",
    description = {
      "In the bearoff chances are exact: without --table, for up to 6 checkers a side. Races near"
          + " their",
      "end are estimated from each side by itself; everything else is estimated by nets. Only nets"
          + " count",
      "gammons. The cube is exact where a table knows it and the game is for money, and at the"
          + " score of a",
      "match in bearoffs of about 6 checkers a side; elsewhere it is estimated from the chances by",
      "Janowski's formulas. Tables are ours, or the",
      ".bd files of gnubg, one- and two-sided. Of the moves only those that may be best are looked"
          + " into."
    },
    footer = {
      "  hindsight backgammon ask XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10",
      "  hindsight backgammon ask XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
      "  hindsight backgammon ask XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:7:10",
      "  hindsight backgammon ask 4HPwATDgc/ABMA --plies 2 --json",
      "  hindsight backgammon ask XGID=… --table bearoff10.table --table gnubg_os0.bd",
      "  hindsight backgammon ask position.xgp",
      "  hindsight backgammon ask - < pasted.txt",
      "  hindsight backgammon ask --batch positions.txt > answers.jsonl"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonAskCommand extends AskCommand<BackgammonPosition> {
  @Parameters(
      arity = "0..1",
      paramLabel = "POSITION",
      description =
          "An XGID, a gnubg id, of the position or position:match, or a FIBS board; or a file with"
              + " one: text as XG or BGBlitz copy it, or .xgp; - = such a text on standard input.")
  private @Nullable String position;

  private static final String STANDARD_INPUT = "-";

  @Mixin private JudgeOptions judge;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + NetChoice.USUAL_PLIES,
      description = "Nets look this many plies ahead, 0 to 2 (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--anchors",
      paramLabel = "FILE",
      defaultValue = AnchorChoice.BUILT_IN,
      description = "Rollouts to show beside the answer (${DEFAULT-VALUE}: of the program).")
  private String anchors;

  @Mixin private WorkOptions work;

  @Override
  protected @Nullable String position() {
    return position;
  }

  /** A position as it was typed, or in a file of that name, or on standard input. */
  private BackgammonPosition read(String typed) {
    try {
      if (typed.equals(STANDARD_INPUT)) {
        StringBuilder pasted = new StringBuilder();
        BufferedReader lines = program().console().in();
        for (String line = BoundedLines.next(lines);
            line != null;
            line = BoundedLines.next(lines)) {
          pasted.append(line).append('\n');
          if (pasted.length() > PositionText.MOST_CHARACTERS) {
            throw new BackgammonFormatException("standard input is too long for a position");
          }
        }
        return PositionText.parse(pasted.toString());
      }
      Path file = fileNamed(typed);
      return file == null ? PositionText.parse(typed) : PositionText.read(MatchSource.bytes(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static @Nullable Path fileNamed(String typed) {
    try {
      return Files.exists(Path.of(typed)) ? Path.of(typed) : null;
    } catch (InvalidPathException noName) {
      return null;
    }
  }

  @Override
  protected Question<BackgammonPosition> question(boolean isBatch) throws IOException {
    BearoffShelf opened = judge.tables();
    NetChoice choice = judge.nets(plies);
    CubeMethod cube = judge.cube();
    AnchorChoice rollouts = AnchorChoice.of(anchors);
    return new Question<>(
        isBatch ? PositionText::parse : this::read,
        work::openSilentCrew,
        crew -> {
          BackgammonAsk ask = new BackgammonAsk(opened, choice, cube, rollouts, crew);
          return asked -> new Question.Answer<>(ask.answer(asked), AnswerText::of);
        });
  }
}
