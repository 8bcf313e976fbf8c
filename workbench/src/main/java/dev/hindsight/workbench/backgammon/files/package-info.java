/**
 * What the use cases of backgammon are given: bearoff tables, nets, anchors; and files to convert.
 */
@NullMarked
package dev.hindsight.workbench.backgammon.files;

import org.jspecify.annotations.NullMarked;
