/** Recorded matches, decision by decision. */
@NullMarked
package dev.hindsight.cli.backgammon.review;

import org.jspecify.annotations.NullMarked;
