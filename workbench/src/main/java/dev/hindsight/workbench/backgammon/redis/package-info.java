/** The only place that knows Redis: a buffer that workers and a learner on many machines share. */
@NullMarked
package dev.hindsight.workbench.backgammon.redis;

import org.jspecify.annotations.NullMarked;
