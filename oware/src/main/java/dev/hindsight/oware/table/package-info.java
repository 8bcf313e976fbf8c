/** What the builders seal in files and play consults: books and endgames. */
@NullMarked
package dev.hindsight.oware.table;

import org.jspecify.annotations.NullMarked;
