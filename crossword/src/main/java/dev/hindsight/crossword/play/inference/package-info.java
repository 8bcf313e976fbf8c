/** What somebody must have held to play as they did: candidates, their weights, what they keep. */
@NullMarked
package dev.hindsight.crossword.play.inference;

import org.jspecify.annotations.NullMarked;
