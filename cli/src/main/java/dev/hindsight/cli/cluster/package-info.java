/** {@code hindsight cluster}: starts the program that knows Spark; nothing of it is loaded here. */
@NullMarked
package dev.hindsight.cli.cluster;

import org.jspecify.annotations.NullMarked;
