/** Builds of tables, and nets: their training and their export. */
@NullMarked
package dev.hindsight.cli.backgammon.build;

import org.jspecify.annotations.NullMarked;
