/** Crossword games for people's eyes: boards, plays and results as text. */
@NullMarked
package dev.hindsight.cli.crossword;

import org.jspecify.annotations.NullMarked;
