/** Questions about a position and a rack, and what people read of the answers. */
@NullMarked
package dev.hindsight.cli.crossword.ask;

import org.jspecify.annotations.NullMarked;
