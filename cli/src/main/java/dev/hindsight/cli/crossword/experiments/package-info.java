/** What tables and leaves gained, as tables of numbers. */
@NullMarked
package dev.hindsight.cli.crossword.experiments;

import org.jspecify.annotations.NullMarked;
