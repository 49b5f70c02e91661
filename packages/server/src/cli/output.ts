// How commands print: words for people, or one JSON document for tools (`--json`), both on stdout. Progress and logs
// go to stderr. Exit codes: 0 done, 1 the work found a problem, 2 wrong usage.

import { isMainThread } from 'node:worker_threads';
import { grouped } from '@guidepost/fault/say-number';
import { Presets, SingleBar } from 'cli-progress';
import { plainJson, plainText } from '../play/plain-text.ts';
import { isoTime } from '../views/iso-time.ts';
import { print, printAside, printFile } from './print.ts';

export interface OutputOptions {
  readonly json?: boolean;
}

/** The work found a problem, and the command has already printed it. */
export class FoundProblem extends Error {}

/** The work could not be done. The message says what to do, in terms of the command line. */
export class ToldFailure extends Error {}

/** The command was used in a way that cannot work. The message says what to do instead. */
export class WrongUsage extends Error {}

export class Output {
  readonly #json: boolean;

  constructor({ json = false }: OutputOptions) {
    this.#json = json;
  }

  /** The result: an object for tools, text for people. */
  result(value: unknown, text: string): void {
    print(`${this.#json ? plainJson(JSON.stringify(value, null, 2)) : text}\n`);
  }

  /** A result that is a file: an object for tools, exactly this text for people. */
  file(value: unknown, text: string): void {
    if (this.#json) this.result(value, '');
    else printFile(text);
  }

  /** A remark for people, on stderr. Tools do not get it. */
  note(text: string): void {
    if (!this.#json) printAside(`${text}\n`);
  }

  /** A progress bar if stderr is a terminal, otherwise nothing. `things`: what is counted. */
  progress(label: string, things = 'products'): { update(share: number, count: number): void; stop(): void } {
    if (this.#json || !process.stderr.isTTY) return { update: () => {}, stop: () => {} };
    const format = `${plainText(label)} {bar} {percentage}% | {count} ${things} | {eta_formatted} left`;
    // A thread does not learn of Ctrl-C, so it could not show the cursor again.
    const bar = new SingleBar(
      { format, stream: process.stderr, clearOnComplete: true, hideCursor: isMainThread },
      Presets.rect,
    );
    bar.start(1000, 0, { count: 0 });
    return {
      update: (share, count) => bar.update(Math.min(1000, Math.round(share * 1000)), { count: grouped(count) }),
      stop: () => bar.stop(),
    };
  }
}

/** A time for people: UTC, to the minute. */
export const minute = (time: number): string => isoTime(time).slice(0, 16).replace('T', ' ');

/** Rows of cells as text, columns aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
