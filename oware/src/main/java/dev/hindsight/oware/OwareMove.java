package dev.hindsight.oware;

import java.util.OptionalInt;

/**
 * A legal move, as {@link Oware} answers it.
 *
 * @param pit where the seeds are taken from: A to F for South, a to f for North
 * @param captured seeds captured at once
 * @param netSeeds what the mover gets from here on with best play of both, the captured seeds among
 *     it, less what the other player gets; empty if it is not proven
 * @param after the position after the move
 */
public record OwareMove(String pit, int captured, OptionalInt netSeeds, String after) {}
