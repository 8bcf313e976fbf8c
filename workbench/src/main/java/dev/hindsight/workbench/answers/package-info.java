/** What answers say of themselves, and how values of the games are written for programs. */
@NullMarked
package dev.hindsight.workbench.answers;

import org.jspecify.annotations.NullMarked;
