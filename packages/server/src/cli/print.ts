// The one way to a terminal: every command writes through here. What somebody else wrote (a title of a feed, a key of a file)
// arrives as text and nothing else; a terminal obeys nothing of it.

import { plainLines } from '../play/plain-text.ts';

/** Words for people, on stdout. */
export const print = (text: string): void => void process.stdout.write(plainLines(text));

/** What is on its way, remarks and failures: on stderr. */
export const printAside = (text: string): void => void process.stderr.write(plainLines(text));

/** A whole file on stdout: to the byte where it goes into a file or another program, as words where it goes to a terminal. */
export const printFile = (text: string): void =>
  void process.stdout.write(process.stdout.isTTY ? plainLines(text) : text);
