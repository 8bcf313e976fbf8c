/** Tables learnt from self-play. */
@NullMarked
package dev.hindsight.crossword.build;

import org.jspecify.annotations.NullMarked;
