/**
 * How long work is run: sweeps over index ranges, independent random trials with exact tallies,
 * progress, cancelling, and checkpoints that survive the end of the process.
 *
 * <p>A result never depends on the number of threads, on the size of the blocks or on how often the
 * work was interrupted and taken up again.
 */
@NullMarked
package dev.hindsight.core.runs;

import org.jspecify.annotations.NullMarked;
