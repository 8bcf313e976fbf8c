/**
 * What every game stands on: counting, tables, runs, measures and a notation for options. JDK only;
 * no game is named here.
 */
@NullMarked
package dev.hindsight.core;

import org.jspecify.annotations.NullMarked;
