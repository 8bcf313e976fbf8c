/** Players that choose a move for each roll, and duels between them. */
@NullMarked
package dev.hindsight.backgammon.play.players;

import org.jspecify.annotations.NullMarked;
