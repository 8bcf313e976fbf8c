package dev.hindsight.cli.tables;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight tables}: the verbs below it; alone it lists them. */
@Command(
    name = "tables",
    header = "Inspect, check and convert table files.",
    subcommands = {TablesInfoCommand.class, TablesVerifyCommand.class, TablesConvertCommand.class})
public final class TablesCommand extends CommandGroup {}
