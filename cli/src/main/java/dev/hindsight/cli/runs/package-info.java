/** {@code hindsight runs}: runs as files, and how far they have come. */
@NullMarked
package dev.hindsight.cli.runs;

import org.jspecify.annotations.NullMarked;
