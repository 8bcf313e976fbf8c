/** The numbering of oware boards by number of seeds. */
@NullMarked
package dev.hindsight.oware.index;

import org.jspecify.annotations.NullMarked;
