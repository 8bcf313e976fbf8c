package dev.hindsight.studio.web;

import java.time.Duration;

/**
 * What the server does at once, and how long it waits for others: numbers for a machine that a few
 * people use.
 *
 * @param threads each holds a request that is being read, worked on or answered; a request that
 *     finds none is hung up on. More than all places at the desks together, so that whoever sends
 *     half a request takes nothing from others
 * @param questions what is answered within a moment
 * @param liveWork what takes longer; each uses all cores, and one visitor never has all turns
 * @param watching what looks on while others work
 * @param slice after so long live work lets others have a turn
 * @param patience with those who ask and then do not read
 */
record Limits(
    int threads,
    Desk.Limits questions,
    Desk.Limits liveWork,
    Desk.Limits watching,
    Duration slice,
    Duration patience) {
  static Limits usual(int cores) {
    int most = Math.max(2, cores);
    return new Limits(
        800,
        new Desk.Limits(most + 2, most + 1, 96, 48),
        new Desk.Limits(most, most - 1, 48, 8),
        new Desk.Limits(64, 16, 64, 16),
        Duration.ofSeconds(1),
        Duration.ofSeconds(10));
  }
}
