/** Solves bearoffs from the last checker backwards. */
@NullMarked
package dev.hindsight.backgammon.build.bearoff;

import org.jspecify.annotations.NullMarked;
