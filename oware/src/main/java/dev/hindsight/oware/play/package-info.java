/** Search that stops at the tables, and the players made of it. */
@NullMarked
package dev.hindsight.oware.play;

import org.jspecify.annotations.NullMarked;
