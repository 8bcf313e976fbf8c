/**
 * Runs on Apache Spark: blocks of trials go out, tallies come back, and what is made of them is
 * what one machine would have made. Nothing depends on this module.
 */
@NullMarked
package dev.hindsight.cluster;

import org.jspecify.annotations.NullMarked;
