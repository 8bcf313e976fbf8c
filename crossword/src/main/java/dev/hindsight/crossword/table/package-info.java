/** Value tables of racks and leaves, and their files. */
@NullMarked
package dev.hindsight.crossword.table;

import org.jspecify.annotations.NullMarked;
