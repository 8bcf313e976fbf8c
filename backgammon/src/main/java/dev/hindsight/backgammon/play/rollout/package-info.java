/** Positions valued by playing them to the end many times. */
@NullMarked
package dev.hindsight.backgammon.play.rollout;

import org.jspecify.annotations.NullMarked;
