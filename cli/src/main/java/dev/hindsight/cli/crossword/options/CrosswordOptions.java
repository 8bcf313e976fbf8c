package dev.hindsight.cli.crossword.options;

import dev.hindsight.cli.options.SettingOptions;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import picocli.CommandLine.Mixin;

/** What a user may bring to a crossword command in place of the defaults. */
public final class CrosswordOptions {
  @Mixin private final SettingOptions said = SettingOptions.of(CrosswordSettings.EQUIPMENT);

  public CrosswordFiles files() {
    return CrosswordSettings.files(said.chosen());
  }
}
