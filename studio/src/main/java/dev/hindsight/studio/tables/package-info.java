/** Questions about the tables on the shelf. */
@NullMarked
package dev.hindsight.studio.tables;

import org.jspecify.annotations.NullMarked;
