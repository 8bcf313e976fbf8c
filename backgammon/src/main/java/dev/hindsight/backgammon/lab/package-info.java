/** What was measured: whether exact values help nets. */
@NullMarked
package dev.hindsight.backgammon.lab;

import org.jspecify.annotations.NullMarked;
