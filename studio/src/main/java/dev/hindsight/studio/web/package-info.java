/** How requests come in and answers go out: who may ask, how much, and for how long. */
@NullMarked
package dev.hindsight.studio.web;

import org.jspecify.annotations.NullMarked;
