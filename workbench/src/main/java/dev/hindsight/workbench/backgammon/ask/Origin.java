package dev.hindsight.workbench.backgammon.ask;

/**
 * Where the numbers of a judgement come from.
 *
 * @param source of the chances
 * @param exact whether they are solved
 * @param countsGammons whether they know gammons: nets do, tables do not
 * @param cube where the equities with a cube come from
 * @param cubeExact whether those are solved as well
 */
public record Origin(
    String source, boolean exact, boolean countsGammons, String cube, boolean cubeExact) {}
