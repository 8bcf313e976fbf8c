package dev.hindsight.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The look of every help text: what it is, how to call it, what it takes, examples. */
final class HelpLayout {
  private static final int COLUMNS = 96;

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
    usage.sortOptions(false);
    usage.synopsisHeading("%nUsage: ");
    usage.parameterListHeading("%n");
    usage.optionListHeading("%nOptions:%n");
    usage.commandListHeading("%nCommands:%n");
    usage.footerHeading(usage.footer().length == 0 ? "" : "%nExamples:%n");
    commandLine.setHelpSectionKeys(ORDER);
    commandLine.getSubcommands().values().forEach(HelpLayout::apply);
  }
}
