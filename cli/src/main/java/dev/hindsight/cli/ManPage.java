package dev.hindsight.cli;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The manual page, made of the same declarations as the help: a section for each command, with its
 * help as it stands, since that fits a page of 80 columns.
 */
final class ManPage {
  private final StringBuilder roff = new StringBuilder();

  private ManPage() {}

  static String of(CommandLine program) {
    ManPage page = new ManPage();
    CommandSpec spec = program.getCommandSpec();
    page.roff.append(".TH HINDSIGHT 1\n.SH NAME\n");
    page.roff.append("hindsight \\- ").append(escaped(header(spec))).append('\n');
    page.add(program);
    return page.roff.toString();
  }

  private static String header(CommandSpec spec) {
    return String.join(" ", spec.usageMessage().header());
  }

  private void add(CommandLine command) {
    roff.append(".SH ").append(command.getCommandSpec().qualifiedName()).append("\n.nf\n");
    command
        .getUsageMessage(Ansi.OFF)
        .lines()
        .forEach(line -> roff.append(escaped(line)).append('\n'));
    roff.append(".fi\n");
    command.getSubcommands().values().forEach(this::add);
  }

  /** A backslash is a command of roff, and so is a point or a quote that begins a line. */
  private static String escaped(String line) {
    String text = line.replace("\\", "\\e").replace("-", "\\-");
    return text.startsWith(".") || text.startsWith("'") ? "\\&" + text : text;
  }
}
