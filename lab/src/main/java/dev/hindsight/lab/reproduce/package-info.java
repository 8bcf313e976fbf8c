/**
 * The five design documents, phase by phase: what each asks for, run small by the commands of the
 * program, beside what the pages in {@code docs/documents} say came of it.
 */
@NullMarked
package dev.hindsight.lab.reproduce;

import org.jspecify.annotations.NullMarked;
