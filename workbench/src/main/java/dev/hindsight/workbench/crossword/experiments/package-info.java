/** What tables and leaves gained, as records with their intervals. */
@NullMarked
package dev.hindsight.workbench.crossword.experiments;

import org.jspecify.annotations.NullMarked;
