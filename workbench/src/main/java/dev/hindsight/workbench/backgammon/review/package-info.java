/** Recorded matches, decision by decision: what each gave away, and who was lucky. */
@NullMarked
package dev.hindsight.workbench.backgammon.review;

import org.jspecify.annotations.NullMarked;
