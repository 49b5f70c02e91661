// Recognises the request that nearly every request of a conversation is: `POST /api/v7/next/`, whole in one piece, in the
// plainest grammar of RFC 9112, on which no two readers can differ. Whatever is not exactly that is null here and is read
// by Node's own parser instead. See docs/adr/0008.

import { fieldName } from './field-name.ts';

export interface QuickRequest {
  /** Name, value, name, value, … as they were sent. */
  readonly rawHeaders: readonly string[];
  /** Text where it is ASCII. */
  readonly body: string | Buffer;
}

const REQUEST_LINE = 'POST /api/v7/next/ HTTP/1.1\r\n';
/** Longer ones are for the parser that knows the limits. */
const MOST_BYTES = 8192;

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const COLON = 0x3a;
const DELETE = 0x7f;

/** Byte → 1 where a token may have it. */
const TOKEN = new Uint8Array(256);
for (const character of "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") {
  TOKEN[character.charCodeAt(0)] = 1;
}

/** `chunk`: all that has been read of a connection since the request before. */
export function readQuickRequest(chunk: Buffer): QuickRequest | null {
  if (chunk.length > MOST_BYTES) return null;
  const text = chunk.toString('latin1');
  if (!text.startsWith(REQUEST_LINE)) return null;
  const rawHeaders: string[] = [];
  let hosts = 0;
  let length: string | null = null;
  let at = REQUEST_LINE.length;
  // Beyond the end there is no byte, which is no part of anything.
  while (chunk[at] !== CR) {
    const begin = at;
    while (TOKEN[chunk[at] as number] === 1) at++;
    if (at === begin || chunk[at] !== COLON) return null;
    const name = text.slice(begin, at);
    at++;
    while (chunk[at] === SPACE || chunk[at] === TAB) at++;
    const from = at;
    let to = at;
    for (; ; at++) {
      const byte = chunk[at] as number;
      if (byte > SPACE && byte < DELETE) to = at + 1;
      else if (byte !== SPACE && byte !== TAB) break;
    }
    if (chunk[at] !== CR || chunk[at + 1] !== LF) return null;
    at += 2;
    const value = text.slice(from, to);
    rawHeaders.push(name, value);
    // Those that decide where a request ends or what comes after it.
    switch (fieldName(name)) {
      case 'host':
        hosts++;
        break;
      case 'content-length':
        if (length !== null || !isShortNumber(value)) return null;
        length = value;
        break;
      case 'connection':
        if (value !== 'keep-alive' && value !== 'Keep-Alive') return null;
        break;
      case 'transfer-encoding':
      case 'expect':
      case 'upgrade':
      case 'trailer':
      case 'te':
      case 'keep-alive':
      case 'proxy-connection':
        return null;
    }
  }
  if (chunk[at + 1] !== LF || hosts !== 1) return null;
  at += 2;
  if (chunk.length - at !== (length === null ? 0 : Number(length))) return null;
  return { rawHeaders, body: isAscii(chunk, at) ? text.slice(at) : chunk.subarray(at) };
}

/** One to four digits. */
function isShortNumber(value: string): boolean {
  if (value.length < 1 || value.length > 4) return false;
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 0x30 || value.charCodeAt(i) > 0x39) return false;
  return true;
}

function isAscii(bytes: Buffer, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if ((bytes[at] as number) > 0x7f) return false;
  return true;
}
