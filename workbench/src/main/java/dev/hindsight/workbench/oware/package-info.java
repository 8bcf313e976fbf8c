/** Use cases of oware: build, ask, duel, export. */
@NullMarked
package dev.hindsight.workbench.oware;

import org.jspecify.annotations.NullMarked;
