/**
 * What people write to choose one of several things and to set it up: {@code name:key=value,…},
 * read by one parser into typed values.
 */
@NullMarked
package dev.hindsight.core.notation;

import org.jspecify.annotations.NullMarked;
