/** Questions about a position: its plays, its end, simulations, the other rack; and its picture. */
@NullMarked
package dev.hindsight.workbench.crossword.ask;

import org.jspecify.annotations.NullMarked;
