/** Small dense nets: evaluation, training, weights in a table. Knows no game. */
@NullMarked
package dev.hindsight.neural;

import org.jspecify.annotations.NullMarked;
