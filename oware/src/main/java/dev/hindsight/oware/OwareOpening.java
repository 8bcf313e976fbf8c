package dev.hindsight.oware;

/**
 * A move of the opening book, as {@link Oware} answers it.
 *
 * @param pit where the seeds are taken from: A to F for South, a to f for North
 * @param outlook of the whole game for the mover: thousandths of the logit of the share of games
 *     expected; ±(20000 + m) if it is won or lost by m seeds
 * @param depth plies from here to where the search behind it ended
 */
public record OwareOpening(String pit, int outlook, int depth) {}
