package dev.hindsight.oware.table;

/**
 * What an {@link OpeningBook} says of a position.
 *
 * @param outlook of the whole game for the mover: thousandths of the logit of the share expected,
 *     or, if won or lost by m seeds, ±(20000 + m)
 * @param depth plies to the end of the line in the book and of the search there
 * @param isExpanded whether every move leads to a position of the book
 */
public record OpeningLine(int outlook, int depth, boolean isExpanded) {}
