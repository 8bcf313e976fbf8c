/** Rollouts of well-known positions, kept in a table. */
@NullMarked
package dev.hindsight.backgammon.build.anchors;

import org.jspecify.annotations.NullMarked;
