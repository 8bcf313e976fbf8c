/**
 * What every game stands on: counting, tables, runs and measures. JDK only; no game is named here.
 */
@NullMarked
package dev.hindsight.core;

import org.jspecify.annotations.NullMarked;
