/**
 * What a table gained, and how sure we are: exact moments, confidence intervals, comparisons of two
 * players over paired games, and reports.
 */
@NullMarked
package dev.hindsight.core.measure;

import org.jspecify.annotations.NullMarked;
