/**
 * Runs of all games as values: plans that any machine can take up, parts that are put together, and
 * how far runs have come.
 */
@NullMarked
package dev.hindsight.workbench.runs;

import org.jspecify.annotations.NullMarked;
