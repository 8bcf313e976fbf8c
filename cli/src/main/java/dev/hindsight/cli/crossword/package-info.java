/** The verbs of crossword games; each room has the commands of some, beside their texts. */
@NullMarked
package dev.hindsight.cli.crossword;

import org.jspecify.annotations.NullMarked;
