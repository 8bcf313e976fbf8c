/**
 * Pictures as SVG, for pages, reports and reviews alike. Whatever is drawn has a colour of its own,
 * so that a picture stands alone, and a class, so that a page may choose another.
 */
@NullMarked
package dev.hindsight.workbench.drawing;

import org.jspecify.annotations.NullMarked;
