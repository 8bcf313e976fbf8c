/** The bearoff databases of gnubg, read and written, and nets as ONNX models, written. */
@NullMarked
package dev.hindsight.backgammon.table.foreign;

import org.jspecify.annotations.NullMarked;
