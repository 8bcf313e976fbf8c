/**
 * What the use cases of crossword games are given: words, leaves and tables; and files to convert.
 */
@NullMarked
package dev.hindsight.workbench.crossword.files;

import org.jspecify.annotations.NullMarked;
