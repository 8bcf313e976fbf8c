package dev.hindsight.cli.options;

import dev.hindsight.workbench.questions.Setting;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The tables that a command may consult: {@code --table FILE}, any number of them. */
@Command
public final class TableOptions {
  private final Setting<Path> table;

  @Mixin private final SettingOptions said;

  public TableOptions(Setting<Path> table) {
    this.table = table;
    this.said = SettingOptions.of(table);
  }

  /** In the order they were named. */
  public List<Path> files() {
    return said.chosen().all(table);
  }
}
