/** Oware at the workbench: few enough use cases for one room. */
@NullMarked
package dev.hindsight.workbench.oware;

import org.jspecify.annotations.NullMarked;
