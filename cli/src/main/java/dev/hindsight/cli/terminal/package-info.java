/**
 * What commands share to talk to the person or program that called them: streams, failures and exit
 * codes, JSON.
 */
@NullMarked
package dev.hindsight.cli.terminal;

import org.jspecify.annotations.NullMarked;
