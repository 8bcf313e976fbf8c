/** Searches that stop at the tables. */
@NullMarked
package dev.hindsight.oware.play.search;

import org.jspecify.annotations.NullMarked;
