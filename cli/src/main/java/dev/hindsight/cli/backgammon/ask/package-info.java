/** Questions about a position, rollouts of it, and what people read of the answers. */
@NullMarked
package dev.hindsight.cli.backgammon.ask;

import org.jspecify.annotations.NullMarked;
