/** Questions about a position: chances, moves, the cube, rollouts, openings; and its picture. */
@NullMarked
package dev.hindsight.workbench.backgammon.ask;

import org.jspecify.annotations.NullMarked;
