/** What every rack is worth, learnt from games of players against themselves, and estimated. */
@NullMarked
package dev.hindsight.crossword.build.racks;

import org.jspecify.annotations.NullMarked;
