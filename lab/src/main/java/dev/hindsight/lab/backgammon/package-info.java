/** Experiments on backgammon: whether exact bearoffs help nets, and what nets give away. */
@NullMarked
package dev.hindsight.lab.backgammon;

import org.jspecify.annotations.NullMarked;
