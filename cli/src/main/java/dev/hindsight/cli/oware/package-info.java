/** Oware for people's eyes: boards, moves and results as text. */
@NullMarked
package dev.hindsight.cli.oware;

import org.jspecify.annotations.NullMarked;
