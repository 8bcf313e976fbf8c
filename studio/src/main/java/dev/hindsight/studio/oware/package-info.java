/** Questions about oware. */
@NullMarked
package dev.hindsight.studio.oware;

import org.jspecify.annotations.NullMarked;
