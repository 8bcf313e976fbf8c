/** Questions as lines of JSON: JSON-RPC 2.0, and the Model Context Protocol on top of it. */
@NullMarked
package dev.hindsight.serve;

import org.jspecify.annotations.NullMarked;
