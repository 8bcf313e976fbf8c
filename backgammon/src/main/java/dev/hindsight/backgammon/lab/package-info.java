/** What was measured: whether exact values help nets, and what nets give away. */
@NullMarked
package dev.hindsight.backgammon.lab;

import org.jspecify.annotations.NullMarked;
