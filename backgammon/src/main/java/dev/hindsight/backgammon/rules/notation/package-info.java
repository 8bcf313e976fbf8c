/** Positions, moves and matches as other programs write them: XGID, gnubg ids, FIBS, .mat. */
@NullMarked
package dev.hindsight.backgammon.rules.notation;

import org.jspecify.annotations.NullMarked;
