/** Duels: what a table or a search gains in games. */
@NullMarked
package dev.hindsight.oware.lab;

import org.jspecify.annotations.NullMarked;
