package dev.hindsight.backgammon.build.nets;

/**
 * A game as a buffer keeps it.
 *
 * @param worker who played it
 * @param number its number among the games of that worker, which only grows
 * @param netVersion which nets played it
 * @param encoding what those nets saw
 * @param bytes the game itself, see {@link ExperienceBytes}
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record StoredGame(
    String worker, long number, long netVersion, String encoding, byte[] bytes) {}
