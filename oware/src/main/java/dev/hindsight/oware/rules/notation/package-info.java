/** Recorded games as text. */
@NullMarked
package dev.hindsight.oware.rules.notation;

import org.jspecify.annotations.NullMarked;
