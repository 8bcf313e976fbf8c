/**
 * Crossword games for other programs: {@link dev.hindsight.crossword.Crossword} and the records it
 * answers with are the library. The packages below it, from the rules to the training, are internal
 * and change without notice.
 */
@NullMarked
package dev.hindsight.crossword;

import org.jspecify.annotations.NullMarked;
