/** {@code hindsight demo}: the frame, into which each game brings a part of its own. */
@NullMarked
package dev.hindsight.cli.demo;

import org.jspecify.annotations.NullMarked;
