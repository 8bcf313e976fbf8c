/** A door for other programs with a board: lines in the manner of UCI. */
@NullMarked
package dev.hindsight.workbench.crossword.engine;

import org.jspecify.annotations.NullMarked;
