package dev.hindsight.backgammon.build.nets;

/**
 * Nets that a learner hands to workers.
 *
 * @param version grows with each that is published
 * @param file the bytes of a file of nets, which says what they see
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
public record PublishedNets(long version, byte[] file) {}
