/** The bearoff databases of gnubg, read and written. */
@NullMarked
package dev.hindsight.backgammon.table.foreign;

import org.jspecify.annotations.NullMarked;
