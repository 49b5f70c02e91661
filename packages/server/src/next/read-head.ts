// What the head of a request says, read in one pass over the raw headers: Node's own object would join or drop what was
// sent twice (row 52), and building it costs more than reading it.

import { HEADERS } from '@guidepost/contract/headers';
import { fieldName } from '../http/field-name.ts';

export interface RequestHead {
  readonly apiKey: string;
  readonly advisorId: string;
  readonly sessionToken: string;
  /** Null: not sent. */
  readonly contentType: string | null;
  readonly contentEncoding: string | null;
  readonly acceptLanguage: string | null;
  readonly origin: string | null;
  /** Null: not sent. */
  readonly contentLength: number | null;
  /** Which header that may stand only once stands twice, in words of ours. */
  readonly duplicate: string | null;
}

/** `raw`: name, value, name, value, … as Node gives them. */
export function readHead(raw: readonly string[]): RequestHead {
  let apiKey: string | null = null;
  let advisorId: string | null = null;
  let sessionToken: string | null = null;
  let contentType: string | null = null;
  let contentEncoding: string | null = null;
  let acceptLanguage: string | null = null;
  let origin: string | null = null;
  let contentLength: number | null = null;
  let duplicate: string | null = null;
  let others: Set<string> | null = null;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const sent = raw[i] as string;
    const value = raw[i + 1] as string;
    const name = fieldName(sent);
    switch (name) {
      case 'service-api-key':
        if (apiKey !== null) duplicate ??= HEADERS.apiKey;
        apiKey = value;
        break;
      case 'service-advisor-id':
        if (advisorId !== null) duplicate ??= HEADERS.advisorId;
        advisorId = value;
        break;
      case 'service-session-token':
        if (sessionToken !== null) duplicate ??= HEADERS.sessionToken;
        sessionToken = value;
        break;
      case 'content-type':
        if (contentType !== null) duplicate ??= HEADERS.contentType;
        contentType = value;
        break;
      case 'content-encoding':
        contentEncoding = contentEncoding === null ? value : `${contentEncoding}, ${value}`;
        break;
      case 'accept-language':
        acceptLanguage = acceptLanguage === null ? value : `${acceptLanguage}, ${value}`;
        break;
      case 'origin':
        origin = value;
        break;
      case 'content-length':
        contentLength = Number(value);
        break;
      case null: {
        if (!mayBeOurs(sent)) break;
        const other = sent.toLowerCase();
        if (!other.startsWith('service-')) break;
        others ??= new Set();
        if (others.has(other)) duplicate ??= 'A header of a name that begins with Service-';
        others.add(other);
      }
    }
  }
  return {
    apiKey: apiKey ?? '',
    advisorId: advisorId ?? '',
    sessionToken: sessionToken ?? '',
    contentType,
    contentEncoding,
    acceptLanguage,
    origin,
    contentLength,
    duplicate,
  };
}

const mayBeOurs = (name: string): boolean => name.charCodeAt(0) === 0x53 || name.charCodeAt(0) === 0x73;
