/** Use cases of backgammon: build, ask, quiz. */
@NullMarked
package dev.hindsight.workbench.backgammon;

import org.jspecify.annotations.NullMarked;
