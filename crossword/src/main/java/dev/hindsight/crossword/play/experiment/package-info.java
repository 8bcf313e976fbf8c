/**
 * What leaves for the tiles unseen are good for, measured in games of static players: how often
 * they choose another move, whether they say better what comes, and what they cost.
 */
@NullMarked
package dev.hindsight.crossword.play.experiment;

import org.jspecify.annotations.NullMarked;
