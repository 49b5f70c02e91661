// Reads the requests that nearly all conversations consist of: `POST /api/v7/next/`, in one piece, in the plainest grammar of
// RFC 9112, which every reader reads the same way. Anything else is null here, and Node's own parser reads it. See
// docs/adr/0008.

import { RequestHead } from '../next/read-head.ts';
import { fieldNameAt } from '../refusals/field-name.ts';
import { isHost } from './host-field.ts';

export interface QuickRequest {
  readonly head: RequestHead;
  /** Text if it is all ASCII. */
  readonly body: string | Buffer;
  /** The places of the two values that change from one request of a conversation to the next; null if it does not have both. */
  readonly places: { readonly token: Place; readonly length: Place; readonly body: number } | null;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const REQUEST_LINE = 'POST /api/v7/next/ HTTP/1.1\r\n';
/** Longer ones are left to Node's parser, which keeps the limits of the interface. */
const MOST_BYTES = 8192;

/** A name is a token with the colon right after it. A value is printable ASCII on one line. */
const FIELDS = /^(?:[\w!#$%&'*+\-.^`|~]+:[\t -~]*\r\n)+$/;

const TAB = 0x09;
const SPACE = 0x20;
const ZERO = 0x30;
const SMALL_S = 0x73;

/** `chunk`: everything that was read from a connection since the request before. */
export function readQuickRequest(chunk: Buffer): QuickRequest | null {
  if (chunk.length > MOST_BYTES) return null;
  const text = chunk.toString('latin1');
  if (!text.startsWith(REQUEST_LINE)) return null;
  const end = text.indexOf('\r\n\r\n', REQUEST_LINE.length) + 2;
  if (end === 1 || !FIELDS.test(text.slice(REQUEST_LINE.length, end))) return null;
  const head = new RequestHead();
  let hosts = 0;
  let length: number | null = null;
  let lengthPlace: Place | null = null;
  let tokenPlace: Place | null = null;
  for (let at = REQUEST_LINE.length; at < end; ) {
    const colon = text.indexOf(':', at);
    const line = text.indexOf('\r\n', colon);
    let from = colon + 1;
    let to = line;
    while (from < to && isBlank(chunk[from] as number)) from++;
    while (to > from && isBlank(chunk[to - 1] as number)) to--;
    const name = fieldNameAt(chunk, at, colon);
    // The first cases are the fields that decide where a request ends or what follows it.
    switch (name) {
      case null:
        if (((chunk[at] as number) | 0x20) === SMALL_S) head.takeOther(text.slice(at, colon));
        break;
      case 'host':
        if (!isHost(text.slice(from, to))) return null;
        hosts++;
        break;
      case 'content-length':
        if (length !== null) return null;
        length = readShortNumber(chunk, from, to);
        if (length === null) return null;
        lengthPlace = { from, to };
        break;
      case 'connection':
        if (text.slice(from, to).toLowerCase() !== 'keep-alive') return null;
        break;
      case 'transfer-encoding':
      case 'expect':
      case 'upgrade':
      case 'trailer':
      case 'te':
      case 'keep-alive':
      case 'proxy-connection':
        return null;
      default:
        if (name === 'service-session-token') tokenPlace = { from, to };
        head.take(name, chunk.toString('latin1', from, to));
    }
    at = line + 2;
  }
  if (hosts !== 1 || chunk.length - (end + 2) !== (length ?? 0)) return null;
  head.contentLength = length;
  const body = end + 2;
  return {
    head,
    body: isAscii(chunk, body) ? text.slice(body) : chunk.subarray(body),
    places: tokenPlace && lengthPlace ? { token: tokenPlace, length: lengthPlace, body } : null,
  };
}

const isBlank = (byte: number): boolean => byte === SPACE || byte === TAB;

/** One to four digits; null for anything else. */
function readShortNumber(bytes: Buffer, from: number, to: number): number | null {
  if (to === from || to - from > 4) return null;
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] as number) - ZERO;
    if (digit < 0 || digit > 9) return null;
    number = number * 10 + digit;
  }
  return number;
}

function isAscii(bytes: Buffer, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if ((bytes[at] as number) > 0x7f) return false;
  return true;
}
