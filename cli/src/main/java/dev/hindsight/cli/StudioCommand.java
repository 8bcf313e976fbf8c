package dev.hindsight.cli;

import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.Browser;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.studio.Studio;
import dev.hindsight.studio.StudioPlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight studio}. */
@Command(
    name = "studio",
    header = "Look at positions, ask about them and play, in a browser.",
    description = {
      "Serves pages to this machine alone, and prints their address. Nothing is fetched from",
      "elsewhere. Ctrl-C ends it."
    },
    footer = {
      "  hindsight studio",
      "  hindsight studio --shelf words/",
      "  hindsight studio --port 8080 --no-open --tables tables/",
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class StudioCommand implements Callable<Integer> {
  private static final long LOOK_MILLISECONDS = 100;

  @Spec private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8042",
      description = "Listen on this port, 0 for any that is free (${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description = "Let others in, who need the token of the address.")
  private @Nullable String host;

  @Option(names = "--no-open", description = "Print the address, and open no browser.")
  private boolean noOpen;

  @Option(
      names = "--tables",
      paramLabel = "FOLDER",
      description = "Show the tables of this folder.")
  private @Nullable Path tables;

  @Option(
      names = "--shelf",
      paramLabel = "FOLDER",
      description =
          "Let players choose the word lists (.kwg, .txt), leaves (.klv2), tiles (.csv) and boards"
              + " (.layout) of this folder.")
  private @Nullable Path shelf;

  @Override
  public Integer call() throws IOException {
    StudioPlan plan = Usage.check(spec, () -> new StudioPlan(host, port, tables, shelf));
    if (tables != null && !Files.isDirectory(tables)) {
      throw new NotDirectoryException(tables.toString());
    }
    if (shelf != null && !Files.isDirectory(shelf)) {
      throw new NotDirectoryException(shelf.toString());
    }
    PrintWriter out = HindsightCommand.of(spec).console().out();
    try (Studio studio = open(plan)) {
      out.println("Hindsight is at " + studio.address());
      out.println("Ctrl-C ends it.");
      out.flush();
      if (!noOpen) {
        Browser.open(studio.address());
      }
      waitForTheEnd(HindsightCommand.of(spec).cancellation());
    }
    return ExitCode.FINE;
  }

  private Studio open(StudioPlan plan) throws IOException {
    try {
      return Studio.open(plan);
    } catch (BindException taken) {
      throw new ParameterException(
          spec.commandLine(),
          "port " + port + " is not free; choose another with --port, or 0 for any",
          taken);
    } catch (UnknownHostException unknown) {
      throw new ParameterException(
          spec.commandLine(), "this machine has no name " + host + "; check --host", unknown);
    }
  }

  private static void waitForTheEnd(Cancellation cancellation) {
    try {
      while (!cancellation.isCancelled()) {
        Thread.sleep(LOOK_MILLISECONDS);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
