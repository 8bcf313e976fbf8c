/** Nets that learn from their own games and from exact values, alone or by many workers. */
@NullMarked
package dev.hindsight.backgammon.build.nets;

import org.jspecify.annotations.NullMarked;
