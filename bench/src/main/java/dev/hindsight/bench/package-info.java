/** Fixed workloads with asserted results: how fast, and whether still the same. */
@NullMarked
package dev.hindsight.bench;

import org.jspecify.annotations.NullMarked;
