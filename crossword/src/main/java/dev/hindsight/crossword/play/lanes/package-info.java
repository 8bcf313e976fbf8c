/**
 * What can be played on a board by somebody whose tiles are not known: how many words to expect in
 * every slot, and by lines how likely some score is.
 */
@NullMarked
package dev.hindsight.crossword.play.lanes;

import org.jspecify.annotations.NullMarked;
