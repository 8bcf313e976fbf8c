/** Results as JSON, the same for every program that hands them out. */
@NullMarked
package dev.hindsight.workbench.json;

import org.jspecify.annotations.NullMarked;
