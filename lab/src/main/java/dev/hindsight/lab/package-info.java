/**
 * The laboratory: experiments that say whether a table helps. Each is a way to measure, its result
 * as people and programs read it, and a command; the product does without all of it.
 */
@NullMarked
package dev.hindsight.lab;

import org.jspecify.annotations.NullMarked;
