/** Tiles: which letters there are, how many of each, and what they score. */
@NullMarked
package dev.hindsight.crossword.rules.letters;

import org.jspecify.annotations.NullMarked;
