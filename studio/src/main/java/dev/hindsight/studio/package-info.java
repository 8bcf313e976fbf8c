/**
 * Web pages over the use cases of the workbench, served on this machine. The pages draw what the
 * API returns, and the API returns what {@code --json} prints; there are no rules here.
 */
@NullMarked
package dev.hindsight.studio;

import org.jspecify.annotations.NullMarked;
