/** Questions about crossword games. */
@NullMarked
package dev.hindsight.studio.crossword;

import org.jspecify.annotations.NullMarked;
