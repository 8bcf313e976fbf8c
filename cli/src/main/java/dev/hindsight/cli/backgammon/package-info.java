/** The verbs of backgammon; each room has the commands of some, beside their texts. */
@NullMarked
package dev.hindsight.cli.backgammon;

import org.jspecify.annotations.NullMarked;
