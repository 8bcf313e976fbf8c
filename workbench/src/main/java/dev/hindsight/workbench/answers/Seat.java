package dev.hindsight.workbench.answers;

import org.jspecify.annotations.Nullable;

/** One of the two players of a recorded game. */
public record Seat(
    @Says("1 or 2, in the order of the record") int number,
    @Says("as recorded; `null` if the record names nobody") @Nullable String name) {}
