/** Value tables of racks, leaves, leads and squares, and their files. */
@NullMarked
package dev.hindsight.crossword.table;

import org.jspecify.annotations.NullMarked;
