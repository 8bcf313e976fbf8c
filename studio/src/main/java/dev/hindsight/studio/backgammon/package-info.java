/** Questions about backgammon. */
@NullMarked
package dev.hindsight.studio.backgammon;

import org.jspecify.annotations.NullMarked;
