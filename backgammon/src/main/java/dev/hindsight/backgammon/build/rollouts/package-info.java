/** Positions of all kinds, each rolled out: what nets learn from and are measured by. */
@NullMarked
package dev.hindsight.backgammon.build.rollouts;

import org.jspecify.annotations.NullMarked;
