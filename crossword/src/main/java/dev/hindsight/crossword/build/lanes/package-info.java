/** Lane values, learnt from compared candidates of positions of self-play. */
@NullMarked
package dev.hindsight.crossword.build.lanes;

import org.jspecify.annotations.NullMarked;
