/** Everything that can be asked, declared once: every door is made from these declarations. */
@NullMarked
package dev.hindsight.workbench.questions;

import org.jspecify.annotations.NullMarked;
