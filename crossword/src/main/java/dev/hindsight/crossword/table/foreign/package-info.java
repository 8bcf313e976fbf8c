/** Leave values and rack equities in the files of other programs. */
@NullMarked
package dev.hindsight.crossword.table.foreign;

import org.jspecify.annotations.NullMarked;
