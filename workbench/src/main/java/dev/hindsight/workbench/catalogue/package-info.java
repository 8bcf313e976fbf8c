/** Everything that can be asked, of all games. */
@NullMarked
package dev.hindsight.workbench.catalogue;

import org.jspecify.annotations.NullMarked;
