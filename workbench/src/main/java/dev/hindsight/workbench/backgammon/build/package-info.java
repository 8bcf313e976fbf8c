/** Tables that are solved, nets that are trained, alone or by many workers. */
@NullMarked
package dev.hindsight.workbench.backgammon.build;

import org.jspecify.annotations.NullMarked;
