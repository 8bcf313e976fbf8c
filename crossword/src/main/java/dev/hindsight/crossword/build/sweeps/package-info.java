/** Rack equities learnt from positions in which all racks are priced at once. */
@NullMarked
package dev.hindsight.crossword.build.sweeps;

import org.jspecify.annotations.NullMarked;
