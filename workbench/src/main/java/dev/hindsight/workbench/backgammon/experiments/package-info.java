/** What exact values gain, and what nets give away. */
@NullMarked
package dev.hindsight.workbench.backgammon.experiments;

import org.jspecify.annotations.NullMarked;
