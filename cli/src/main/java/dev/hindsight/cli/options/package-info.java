/** Options that several commands share. */
@NullMarked
package dev.hindsight.cli.options;

import org.jspecify.annotations.NullMarked;
