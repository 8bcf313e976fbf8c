package dev.hindsight.crossword.rules.board;

/** Doing nothing, for no points. */
public record Pass() implements Move {}
