/**
 * Backgammon for other programs: {@link dev.hindsight.backgammon.Backgammon}, {@link
 * dev.hindsight.backgammon.BackgammonNet} and the records they answer with are the library. The
 * packages below it, from the rules to the solvers, are internal and change without notice.
 */
@NullMarked
package dev.hindsight.backgammon;

import org.jspecify.annotations.NullMarked;
