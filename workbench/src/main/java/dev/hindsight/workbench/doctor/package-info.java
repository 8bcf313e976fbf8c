/** What a machine has that the program can use. */
@NullMarked
package dev.hindsight.workbench.doctor;

import org.jspecify.annotations.NullMarked;
