/** Downloads: archives with and without Java, a Debian package, the site, their checksums. */
@NullMarked
package dev.hindsight.dist;

import org.jspecify.annotations.NullMarked;
