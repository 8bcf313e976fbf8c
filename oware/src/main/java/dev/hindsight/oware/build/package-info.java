/** Retrograde analysis: fills the tables, layer by layer or turn by turn. */
@NullMarked
package dev.hindsight.oware.build;

import org.jspecify.annotations.NullMarked;
