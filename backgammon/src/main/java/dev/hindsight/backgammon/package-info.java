/**
 * Backgammon for other programs: {@link dev.hindsight.backgammon.Backgammon} and the records it
 * answers with are the library. The packages below it, from the rules to the solvers, are internal
 * and change without notice.
 */
@NullMarked
package dev.hindsight.backgammon;

import org.jspecify.annotations.NullMarked;
