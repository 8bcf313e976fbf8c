/** What exact values gained, and what other programs say. */
@NullMarked
package dev.hindsight.cli.backgammon.experiments;

import org.jspecify.annotations.NullMarked;
