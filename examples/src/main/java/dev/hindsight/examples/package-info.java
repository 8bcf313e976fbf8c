/** Short programs that use Hindsight as a library; the build compiles and runs them. */
@NullMarked
package dev.hindsight.examples;

import org.jspecify.annotations.NullMarked;
