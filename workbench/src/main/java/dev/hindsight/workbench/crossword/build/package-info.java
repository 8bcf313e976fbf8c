/** Tables of crossword games: derived, learnt from self-play, and reported on. */
@NullMarked
package dev.hindsight.workbench.crossword.build;

import org.jspecify.annotations.NullMarked;
