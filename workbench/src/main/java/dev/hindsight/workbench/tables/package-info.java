/** Use cases of files of any game: describe, verify, convert. */
@NullMarked
package dev.hindsight.workbench.tables;

import org.jspecify.annotations.NullMarked;
