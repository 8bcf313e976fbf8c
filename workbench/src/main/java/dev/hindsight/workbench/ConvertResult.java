package dev.hindsight.workbench;

import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;

/** A file that was written in another format. The component names are the JSON's keys. */
public record ConvertResult(
    @Says("the file that was read") String from,
    @Says("the file that was written") String file,
    @Says("it is, in a few words") String what,
    @Says(value = "its size", unit = Unit.BYTES) long bytes) {}
