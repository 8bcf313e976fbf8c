/** Win chances, counted in games of static players. */
@NullMarked
package dev.hindsight.crossword.build.wins;

import org.jspecify.annotations.NullMarked;
