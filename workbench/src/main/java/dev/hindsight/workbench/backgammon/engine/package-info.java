/** Doors for other programs with a board: UBGI, and what gnubg asks an external player. */
@NullMarked
package dev.hindsight.workbench.backgammon.engine;

import org.jspecify.annotations.NullMarked;
