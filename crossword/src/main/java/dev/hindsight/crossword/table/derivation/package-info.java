/** Leave values for any bag, derived from the equity of every full rack. */
@NullMarked
package dev.hindsight.crossword.table.derivation;

import org.jspecify.annotations.NullMarked;
