// What the head of a request says, field by field as it was sent. Node's own object joins or drops what was sent twice
// (row 52), and costs more to build.

import { HEADERS } from '@guidepost/contract/headers';
import { type FieldName, fieldName } from '../refusals/field-name.ts';

export class RequestHead {
  apiKey: string;
  advisorId: string;
  sessionToken: string;
  /** This one and the following ones are null if they were not sent. */
  include: string | null;
  contentType: string | null;
  contentEncoding: string | null;
  acceptLanguage: string | null;
  origin: string | null;
  contentLength: number | null;
  forwardedFor: string | null;
  /** The header that was sent twice although it may be sent only once, in our spelling; null if there is none. */
  duplicate: string | null;

  #hasApiKey = false;
  #hasAdvisorId = false;
  #hasSessionToken = false;
  #others: Set<string> | null = null;

  /** Empty, or a copy of `other` with another token and content length. */
  constructor(other: RequestHead | null = null, sessionToken = '', contentLength: number | null = null) {
    this.apiKey = other?.apiKey ?? '';
    this.advisorId = other?.advisorId ?? '';
    this.sessionToken = sessionToken;
    this.include = other?.include ?? null;
    this.contentType = other?.contentType ?? null;
    this.contentEncoding = other?.contentEncoding ?? null;
    this.acceptLanguage = other?.acceptLanguage ?? null;
    this.origin = other?.origin ?? null;
    this.contentLength = contentLength;
    this.forwardedFor = other?.forwardedFor ?? null;
    this.duplicate = other?.duplicate ?? null;
  }

  take(name: FieldName, value: string): void {
    switch (name) {
      case 'service-api-key':
        if (this.#hasApiKey) this.duplicate ??= HEADERS.apiKey;
        this.#hasApiKey = true;
        this.apiKey = value;
        break;
      case 'service-advisor-id':
        if (this.#hasAdvisorId) this.duplicate ??= HEADERS.advisorId;
        this.#hasAdvisorId = true;
        this.advisorId = value;
        break;
      case 'service-session-token':
        if (this.#hasSessionToken) this.duplicate ??= HEADERS.sessionToken;
        this.#hasSessionToken = true;
        this.sessionToken = value;
        break;
      case 'service-include':
        if (this.include !== null) this.duplicate ??= HEADERS.include;
        this.include = value;
        break;
      case 'content-type':
        if (this.contentType !== null) this.duplicate ??= HEADERS.contentType;
        this.contentType = value;
        break;
      case 'content-encoding':
        this.contentEncoding = join(this.contentEncoding, value);
        break;
      case 'accept-language':
        this.acceptLanguage = join(this.acceptLanguage, value);
        break;
      case 'x-forwarded-for':
        this.forwardedFor = join(this.forwardedFor, value);
        break;
      case 'origin':
        if (this.origin !== null) this.duplicate ??= 'Origin';
        this.origin = value;
        break;
      case 'content-length':
        this.contentLength = Number(value);
        break;
    }
  }

  /** A field whose name is not known here. */
  takeOther(name: string): void {
    const lower = name.toLowerCase();
    if (!lower.startsWith('service-')) return;
    this.#others ??= new Set();
    if (this.#others.has(lower)) this.duplicate ??= 'A header of a name that begins with Service-';
    this.#others.add(lower);
  }
}

/** Fields that may be sent in parts (RFC 9110, section 5.3). */
const join = (before: string | null, value: string): string => (before === null ? value : `${before}, ${value}`);

/** `raw`: name, value, name, value, … as Node gives them. */
export function readHead(raw: readonly string[]): RequestHead {
  const head = new RequestHead();
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const sent = raw[i] as string;
    const name = fieldName(sent);
    if (name === null) head.takeOther(sent);
    else head.take(name, raw[i + 1] as string);
  }
  return head;
}
