/** Figures of training and experiments, as they run and afterwards. */
@NullMarked
package dev.hindsight.studio.runs;

import org.jspecify.annotations.NullMarked;
