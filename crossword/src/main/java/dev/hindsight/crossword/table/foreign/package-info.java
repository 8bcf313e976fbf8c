/** Leaves, rack equities and placement values in the files of other programs. */
@NullMarked
package dev.hindsight.crossword.table.foreign;

import org.jspecify.annotations.NullMarked;
