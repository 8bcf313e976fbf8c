/**
 * Learns placement values: what happened, or would have happened on average, after tiles were put
 * where they were put.
 */
@NullMarked
package dev.hindsight.crossword.build.placement;

import org.jspecify.annotations.NullMarked;
