/** Programs of other people, which play along. */
@NullMarked
package dev.hindsight.core.programs;

import org.jspecify.annotations.NullMarked;
