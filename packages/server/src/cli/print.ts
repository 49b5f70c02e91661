// Every command writes to the terminal through this file. Text from elsewhere (a title in a feed, a key in a file)
// arrives as plain text: the terminal obeys none of it.

import { plainLines } from '../play/plain-text.ts';

/** Words for people, on stdout. */
export const print = (text: string): void => void process.stdout.write(plainLines(text));

/** Progress, remarks and failures, on stderr. */
export const printAside = (text: string): void => void process.stderr.write(plainLines(text));

/** A whole file on stdout: byte for byte into a file or another program, as safe text to a terminal. */
export const printFile = (text: string): void =>
  void process.stdout.write(process.stdout.isTTY ? plainLines(text) : text);
