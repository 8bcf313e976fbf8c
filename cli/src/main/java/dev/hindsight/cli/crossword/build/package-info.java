/** Builds of words and tables, and reports on them. */
@NullMarked
package dev.hindsight.cli.crossword.build;

import org.jspecify.annotations.NullMarked;
