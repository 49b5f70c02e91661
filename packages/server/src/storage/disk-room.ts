// Room on the disk of the embedded store. A file keeps a part of it in reserve and is deleted when the disk is full. Then
// replies can still be stored while somebody makes room. Imports need the most room, and stop long before.

import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PartHealth } from '../monitoring/health.ts';

/** Bytes. */
export interface DiskRoom {
  readonly free: number;
  /** If there is less room, imports stop and operators are told. */
  readonly floor: number;
  /** How much is kept for replies. */
  readonly reserve: number;
}

const MiB = 1024 * 1024;

/** The free room on the disk of `folder`; null if the system does not tell. */
export function findDiskRoom(folder: string): DiskRoom | null {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    const total = blocks * bsize;
    const [floor, reserve] = [Math.floor(total / 20), Math.floor(total / 50)];
    return { free: bavail * bsize, floor: Math.min(64 * MiB, floor), reserve: Math.min(16 * MiB, reserve) };
  } catch {
    return null;
  }
}

const reserveIn = (folder: string): string => join(folder, 'reserve');

/** Returns whether there was a reserve. */
export function letGoOfReserve(folder: string): boolean {
  try {
    rmSync(reserveIn(folder));
    return true;
  } catch {
    return false;
  }
}

/** A server needs a little room to open its files. On a full disk the reserve is released for this. */
export function makeRoomToStart(folder: string): void {
  const room = findDiskRoom(folder);
  if (room !== null && room.free < MiB) letGoOfReserve(folder);
}

/** Checks regularly how much room there is, and keeps the reserve while there is enough. */
export class DiskWatch {
  readonly #folder: string;
  readonly #onLow: () => void;
  #room: DiskRoom | null = null;
  #hasReserve = false;
  #timer: NodeJS.Timeout | null = null;

  /** `onLow` is called at every check that finds too little room. */
  constructor(folder: string, onLow: () => void) {
    this.#folder = folder;
    this.#onLow = onLow;
  }

  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), 1000);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  get health(): PartHealth {
    const part = 'disk';
    if (this.#room === null) return { part, state: 'ok', detail: null };
    const { free, floor } = this.#room;
    if (free >= floor && this.#hasReserve) return { part, state: 'ok', detail: null };
    const detail =
      free >= floor
        ? 'there is no room for the reserve that replies are stored in when the disk is full'
        : `${inMiB(free)} are free, and imports stop below ${inMiB(floor)}` +
          (this.#hasReserve ? '' : '; the reserve for replies is in use');
    return { part, state: 'degraded', detail: `${detail}. Make room, or move the data folder to a larger disk.` };
  }

  #look(): void {
    this.#room = findDiskRoom(this.#folder);
    if (this.#room === null) return;
    const { free, floor, reserve } = this.#room;
    this.#hasReserve = hasReserve(this.#folder) || (free >= floor + reserve && makeReserve(this.#folder, reserve));
    if (free < floor) this.#onLow();
  }
}

const inMiB = (bytes: number): string => `${Math.floor(bytes / MiB)} MiB`;

function hasReserve(folder: string): boolean {
  try {
    closeSync(openSync(reserveIn(folder), 'r'));
    return true;
  } catch {
    return false;
  }
}

/** Filled with random bytes, so that a file system that compresses cannot save them either. */
function makeReserve(folder: string, bytes: number): boolean {
  try {
    const file = openSync(reserveIn(folder), 'wx', 0o600);
    try {
      const block = randomBytes(MiB);
      for (let left = bytes; left > 0; left -= block.length) writeSync(file, block, 0, Math.min(left, block.length));
    } finally {
      closeSync(file);
    }
    return true;
  } catch {
    letGoOfReserve(folder);
    return false;
  }
}
