/** Use cases of crossword games: build, ask, duel. */
@NullMarked
package dev.hindsight.workbench.crossword;

import org.jspecify.annotations.NullMarked;
