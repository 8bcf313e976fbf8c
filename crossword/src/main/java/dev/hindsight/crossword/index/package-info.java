/** Numbering of racks and leaves. */
@NullMarked
package dev.hindsight.crossword.index;

import org.jspecify.annotations.NullMarked;
