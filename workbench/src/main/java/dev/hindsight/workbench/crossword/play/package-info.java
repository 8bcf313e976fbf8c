/** Games against a player of the program, and duels of two of them. */
@NullMarked
package dev.hindsight.workbench.crossword.play;

import org.jspecify.annotations.NullMarked;
