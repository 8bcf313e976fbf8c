package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Wrapped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The look of every help text: what it is, how to call it, what it takes, examples. */
final class HelpLayout {
  /** What a terminal has where nobody has made it wider. */
  private static final int COLUMNS = 80;

  private static final String CONTINUES = " \\";

  private static final List<String> ORDER =
      List.of(
          UsageMessageSpec.SECTION_KEY_HEADER,
          UsageMessageSpec.SECTION_KEY_DESCRIPTION,
          UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
          UsageMessageSpec.SECTION_KEY_SYNOPSIS,
          UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
          UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
          UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_OPTION_LIST,
          UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
          UsageMessageSpec.SECTION_KEY_FOOTER);

  private HelpLayout() {}

  /** Lays out the help of this command and of all below it. */
  static void apply(CommandLine commandLine) {
    UsageMessageSpec usage = commandLine.getCommandSpec().usageMessage();
    usage.width(COLUMNS);
    usage.description(paragraphs(usage.description()));
    usage.sortOptions(false);
    usage.synopsisHeading("%nUsage: ");
    usage.parameterListHeading("%n");
    usage.optionListHeading("%nOptions:%n");
    usage.commandListHeading("%nCommands:%n");
    usage.footer(
        Arrays.stream(usage.footer()).flatMap(HelpLayout::continued).toArray(String[]::new));
    usage.footerHeading(usage.footer().length == 0 ? "" : "%nExamples:%n");
    commandLine.setHelpSectionKeys(ORDER);
    commandLine.getSubcommands().values().forEach(HelpLayout::apply);
  }

  /** An example that does not fit is broken as a shell reads it, so that it can be pasted. */
  private static Stream<String> continued(String example) {
    if (example.length() <= COLUMNS) {
      return Stream.of(example);
    }
    int fits = COLUMNS - CONTINUES.length();
    int beforeOption = example.lastIndexOf(" --", fits);
    int end = beforeOption > fits / 2 ? beforeOption : example.lastIndexOf(' ', fits);
    String indented = "      " + example.substring(end + 1);
    return Stream.concat(Stream.of(example.substring(0, end) + CONTINUES), continued(indented));
  }

  /**
   * Lines of a text as they stand in the source become paragraphs, which are then broken to fit.
   * Lines that are indented, such as those of a list, stay lines.
   */
  private static String[] paragraphs(String[] lines) {
    List<String> joined = new ArrayList<>();
    for (String line : lines) {
      int last = joined.size() - 1;
      boolean goesOn =
          last >= 0
              && !line.isBlank()
              && !line.startsWith(" ")
              && !joined.get(last).isBlank()
              && !joined.get(last).startsWith(" ");
      if (goesOn) {
        joined.set(last, joined.get(last) + " " + line);
      } else {
        joined.add(line);
      }
    }
    // Picocli itself would break after the stop of "the .bd files" and the colon of a player.
    return joined.stream().flatMap(HelpLayout::broken).toArray(String[]::new);
  }

  private static Stream<String> broken(String paragraph) {
    boolean isToStay = paragraph.isBlank() || paragraph.startsWith(" ");
    return isToStay ? Stream.of(paragraph) : Wrapped.of(paragraph).lines();
  }
}
