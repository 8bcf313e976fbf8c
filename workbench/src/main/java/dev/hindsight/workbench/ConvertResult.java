package dev.hindsight.workbench;

/**
 * A file that was written in another format. The component names are the JSON's keys.
 *
 * @param from the file that was read
 * @param file the file that was written
 * @param what it is, in a few words
 */
public record ConvertResult(String from, String file, String what, long bytes) {}
