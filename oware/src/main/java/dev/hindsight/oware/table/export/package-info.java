/** Tables as source code: one file that a bot writer pastes into a program. */
@NullMarked
package dev.hindsight.oware.table.export;

import org.jspecify.annotations.NullMarked;
