/** The rules of oware as values: rows, sowing, positions, games and their notation. */
@NullMarked
package dev.hindsight.oware.rules;

import org.jspecify.annotations.NullMarked;
