/** Tables learnt from self-play: the games themselves, and what a training depends on. */
@NullMarked
package dev.hindsight.crossword.build;

import org.jspecify.annotations.NullMarked;
