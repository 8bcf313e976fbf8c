package dev.hindsight.cli.backgammon.play;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.VersionText;
import dev.hindsight.cli.backgammon.ask.JudgeOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.backgammon.engine.EngineSetup;
import dev.hindsight.workbench.backgammon.engine.GnubgServer;
import dev.hindsight.workbench.backgammon.engine.UbgiEngine;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.IOException;
import java.net.BindException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon engine}. */
@Command(
    name = "engine",
    header = "Play for other programs: those that speak UBGI, or gnubg in its window.",
    description = {
      "Alone it speaks the Universal Backgammon Interface: reads lines from standard input until"
          + " quit or",
      "its end, and answers every position (XGID, FIBS board or gnubg id) with one line: a move,"
          + " take,",
      "drop, double or roll. Give this command to the program as its engine.",
      "",
      "With --gnubg it waits for gnubg on a port of this machine, until Ctrl-C. Then say in gnubg",
      "  set player 0 external localhost:4322",
      "or choose Settings, Players, External there. Cube and score count in both."
    },
    footer = {
      "  hindsight backgammon engine --plies 2 --table bearoff10.table",
      "  printf 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\\n' | hindsight backgammon"
          + " engine",
      "  hindsight backgammon engine --gnubg 4322"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonEngineCommand implements Callable<Integer> {
  private static final int MOST_PORT = 65_535;
  private static final long LOOK_MILLISECONDS = 50;

  @Spec private CommandSpec spec;

  @Option(
      names = "--gnubg",
      paramLabel = "PORT",
      description = "Wait there for gnubg instead; 0 for any port that is free.")
  private @Nullable Integer port;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + NetChoice.USUAL_PLIES,
      description = "Nets look this many plies ahead, 0 to 2 (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--no-jacoby",
      description = "Gammons count with the cube in the middle too, in games for money.")
  private boolean noJacoby;

  @Mixin private JudgeOptions judge;

  @Override
  public Integer call() throws IOException, InterruptedException {
    EngineSetup setup = new EngineSetup(judge.tables(), judge.nets(plies), judge.cube(), !noJacoby);
    Console console = HindsightCommand.of(spec).console();
    if (port == null) {
      new UbgiEngine(console.in(), console.out(), setup, VersionText.version()).run();
      return ExitCode.FINE;
    }
    Usage.checkRange(spec, "--gnubg", port, 0, MOST_PORT);
    try (GnubgServer server = open(port, setup, console)) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "Waiting for gnubg on this machine. There: set player 0 external localhost:%d%nCtrl-C"
                  + " ends it.%n",
              server.port());
      console.out().flush();
      waitForTheEnd(HindsightCommand.of(spec).cancellation());
    }
    return ExitCode.FINE;
  }

  private GnubgServer open(int wanted, EngineSetup setup, Console console) throws IOException {
    try {
      return GnubgServer.open(wanted, setup, event -> tell(event, console));
    } catch (BindException taken) {
      throw new ParameterException(
          spec.commandLine(),
          "port " + wanted + " is not free; choose another with --gnubg, or 0 for any",
          taken);
    }
  }

  private static void tell(String event, Console console) {
    synchronized (console) {
      console.out().println(event);
      console.out().flush();
    }
  }

  private static void waitForTheEnd(Cancellation cancellation) throws InterruptedException {
    while (!cancellation.isCancelled()) {
      Thread.sleep(LOOK_MILLISECONDS);
    }
  }
}
