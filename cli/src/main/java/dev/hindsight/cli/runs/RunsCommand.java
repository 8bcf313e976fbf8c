package dev.hindsight.cli.runs;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight runs}: the verbs below it; alone it lists them. */
@Command(
    name = "runs",
    header = "Split long runs between machines, merge the parts, and see how far they are.",
    subcommands = {RunsRunCommand.class, RunsMergeCommand.class, RunsStatusCommand.class})
public final class RunsCommand extends CommandGroup {}
