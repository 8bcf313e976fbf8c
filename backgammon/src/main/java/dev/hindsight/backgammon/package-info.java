/** Backgammon: move by the rules, and know the bearoff exactly. */
@NullMarked
package dev.hindsight.backgammon;

import org.jspecify.annotations.NullMarked;
