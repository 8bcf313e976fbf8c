/** What {@code hindsight tables} prints, as records for JSON and as text for people. */
@NullMarked
package dev.hindsight.cli.tables;

import org.jspecify.annotations.NullMarked;
