package dev.hindsight.cli;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.workbench.doctor.Checkup;
import java.util.Locale;
import java.util.StringJoiner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight doctor}. */
@Command(
    name = "doctor",
    header = "Look what this machine has that the program can use.",
    description = {
      "Java, processor, memory, words, tables, browser, Redis, Spark, gnubg: what is",
      "there, and what it is good for. Nothing but Java is needed.",
    },
    footer = "  hindsight doctor")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class DoctorCommand implements Runnable {
  @Mixin private ResultOptions result;

  @Override
  public void run() {
    result.print(Checkup.ofThisMachine(System.getenv()), DoctorCommand::text);
  }

  private static String text(Checkup checkup) {
    StringJoiner lines = new StringJoiner(System.lineSeparator());
    for (Checkup.Finding finding : checkup.findings()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-8s  %-3s  %s",
              finding.name(),
              finding.found() ? "yes" : "no",
              finding.what()));
      lines.add("               " + finding.use());
    }
    return lines.toString();
  }
}
