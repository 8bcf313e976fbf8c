/** Exact counting: binomials and a dense numbering of count vectors with caps. */
@NullMarked
package dev.hindsight.core.counting;

import org.jspecify.annotations.NullMarked;
