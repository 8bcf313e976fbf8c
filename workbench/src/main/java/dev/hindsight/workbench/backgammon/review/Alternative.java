package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import org.jspecify.annotations.Nullable;

/** Something that could have been decided, and what it is worth to whoever decides. */
public record Alternative(
    @Says(value = "a move, or what can be done with the cube", head = "alternative") Choice choice,
    @Says(value = "per unit of the cube as it stood", unit = Unit.CUBES) double equity,
    @Says(value = "against what is right; for the cube the errors of both", unit = Unit.CUBES)
        double loss,
    @Says(
            value = "of the game, after a move; `null` for the cube",
            unit = Unit.CHANCE,
            head = "wins")
        @Nullable Double winProbability) {}
