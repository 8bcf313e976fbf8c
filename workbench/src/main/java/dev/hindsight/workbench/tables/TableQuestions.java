package dev.hindsight.workbench.tables;

import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import java.nio.file.Path;
import java.util.List;

/** What can be asked about files of any game. */
public final class TableQuestions {
  private static final Setting<Path> FILE =
      Setting.required(
          "file",
          "a table file of ours, a database of gnubg, or a .kwg, .klv2 or .req file",
          SettingType.file(),
          "endgame15.table");

  public static final Setting<Path> TILES =
      Setting.optional(
          "tiles",
          "letters of .klv2 and .req files: the name of a language or a CSV file",
          SettingType.file(),
          "english");

  public static final Question<FileDescription> INFO =
      new Question<>(
          "tables.info",
          "Show what a table file is, how it was made and what it holds.",
          "",
          List.of(FILE, TILES),
          AnyFile.DESCRIPTIONS,
          (chosen, asking) -> AnyFile.describe(chosen.get(FILE), hints(chosen)));

  public static final Question<FileVerdict> VERIFY =
      new Question<>(
          "tables.verify",
          "Read every byte of a table file and check that it is whole.",
          "Our tables are checked against their checksums. gnubg's databases have none: their"
              + " lengths, offsets and sums are checked, and their values against the rules.",
          List.of(FILE, TILES),
          AnyFile.VERDICTS,
          (chosen, asking) -> AnyFile.verify(chosen.get(FILE), hints(chosen)));

  /** All of them. */
  public static final List<Question<?>> ALL = List.of(INFO, VERIFY);

  private TableQuestions() {}

  /** What {@link #TILES} says. */
  public static FileHints hints(Chosen chosen) {
    return new FileHints(null, chosen.find(TILES).orElse(null));
  }
}
