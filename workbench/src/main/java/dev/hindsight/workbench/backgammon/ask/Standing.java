package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;

/**
 * What a position before the roll is worth to the player on roll.
 *
 * @param chances of the six results; without gammons where a table answers
 * @param cube equities by the place of the cube, no double this turn
 * @param decision to double or not with the cube where it is, whether or not that is allowed
 */
public record Standing(
    Origin origin, ResultChances chances, CubeEquities cube, CubeDecision decision) {}
