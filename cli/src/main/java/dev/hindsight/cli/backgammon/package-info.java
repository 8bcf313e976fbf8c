/** Backgammon for people's eyes: boards, answers and the quiz as text. */
@NullMarked
package dev.hindsight.cli.backgammon;

import org.jspecify.annotations.NullMarked;
