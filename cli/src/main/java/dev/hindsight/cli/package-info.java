/**
 * The command line: one class per command, which reads its options, calls one use case and prints
 * one result. No rules of any game live here, and nothing depends on this module.
 */
@NullMarked
package dev.hindsight.cli;

import org.jspecify.annotations.NullMarked;
