package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.cli.options.SettingOptions;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.questions.SettingsRefusedException;
import java.io.IOException;
import picocli.CommandLine.Mixin;

/** What positions are judged by: tables, nets, and match equities. */
public final class JudgeOptions {
  @Mixin private final SettingOptions said = SettingOptions.of(BackgammonQuestions.JUDGE);

  public BearoffShelf tables() throws IOException {
    return BearoffShelf.open(said.chosen().all(BackgammonQuestions.TABLE));
  }

  /** Nets that look this many plies ahead. */
  public NetChoice nets(int plies) throws IOException {
    return SettingsRefusedException.checkFiles(
        () -> NetChoice.of(said.chosen().find(BackgammonQuestions.NETS), plies));
  }

  public CubeMethod cube() throws IOException {
    return MatchEquityFile.method(said.chosen().find(BackgammonQuestions.MATCH_EQUITY));
  }
}
