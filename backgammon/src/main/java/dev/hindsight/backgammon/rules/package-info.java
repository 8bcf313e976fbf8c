/** The rules of backgammon as values: boards, rolls, legal moves, matches and their notation. */
@NullMarked
package dev.hindsight.backgammon.rules;

import org.jspecify.annotations.NullMarked;
