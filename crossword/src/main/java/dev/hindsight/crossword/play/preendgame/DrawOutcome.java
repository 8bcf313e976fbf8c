package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * How the game ends after a move if the bag holds certain tiles.
 *
 * @param bag in the order of the alphabet, a blank first
 * @param chance that it holds them
 * @param winChance for the mover, 1 for a win and a half for a draw of the game; between these
 *     where it matters in which order the tiles come
 * @param netPointsForMover what the mover gains on the opponent until the game is over
 * @param proven whether the win chance is proven
 */
public record DrawOutcome(
    Tiles bag, double chance, double winChance, double netPointsForMover, boolean proven) {}
