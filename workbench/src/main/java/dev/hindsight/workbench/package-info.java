/**
 * Use cases: what people ask of the tables. They return records; the adapters print or draw them.
 */
@NullMarked
package dev.hindsight.workbench;

import org.jspecify.annotations.NullMarked;
