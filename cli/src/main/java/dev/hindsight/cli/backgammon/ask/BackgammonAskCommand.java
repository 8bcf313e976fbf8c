package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight backgammon ask POSITION}. */
@Command(
    name = "ask",
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
public final class BackgammonAskCommand extends QuestionCommand.OfPositions<BackgammonAnswer> {
  private static final String STANDARD_INPUT = "-";

  @Mixin private WorkOptions work;

  BackgammonAskCommand() {
    super(BackgammonQuestions.ASK, BackgammonQuestions.POSITION);
  }

  @Override
  protected Crew openCrew() {
    return work.openSilentCrew();
  }

  /** A position as it was typed, or in a file of that name, or on standard input. */
  @Override
  protected String positionOf(String typed) throws IOException {
    if (!typed.equals(STANDARD_INPUT)) {
      Path file = fileNamed(typed);
      return file == null ? typed : Xgid.write(PositionText.read(MatchSource.bytes(file)));
    }
    StringBuilder pasted = new StringBuilder();
    BufferedReader lines = program().console().in();
    for (String line = BoundedLines.next(lines); line != null; line = BoundedLines.next(lines)) {
      pasted.append(line).append('\n');
      if (pasted.length() > PositionText.MOST_CHARACTERS) {
        throw new BackgammonFormatException("standard input is too long for a position");
      }
    }
    return pasted.toString();
  }

  private static @Nullable Path fileNamed(String typed) {
    try {
      return Files.exists(Path.of(typed)) ? Path.of(typed) : null;
    } catch (InvalidPathException noName) {
      return null;
    }
  }

  @Override
  protected String text(BackgammonAnswer answer) {
    return AnswerText.of(answer);
  }
}
