// Recognises the request that nearly every request of a conversation is: `POST /api/v7/next/`, whole in one piece, in the
// plainest grammar of RFC 9112, on which no two readers can differ. Whatever is not exactly that is null here and is read
// by Node's own parser instead. See docs/adr/0008.

export interface QuickRequest {
  /** Name, value, name, value, … as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

const REQUEST_LINE = 'POST /api/v7/next/ HTTP/1.1\r\n';
/** Longer ones are for the parser that knows the limits. */
const MOST_BYTES = 8192;
/** Names are tokens, with the colon at once behind them; values are printable ASCII on one line. */
const FIELDS = /^(?:[\w!#$%&'*+\-.^`|~]+:[\t -~]*\r\n)+$/;

/** `chunk`: all that has been read of a connection since the request before. */
export function readQuickRequest(chunk: Buffer): QuickRequest | null {
  if (chunk.length > MOST_BYTES) return null;
  const text = chunk.toString('latin1');
  if (!text.startsWith(REQUEST_LINE)) return null;
  const end = text.indexOf('\r\n\r\n', REQUEST_LINE.length) + 2;
  if (end === 1 || !FIELDS.test(text.slice(REQUEST_LINE.length, end))) return null;
  const rawHeaders: string[] = [];
  let hosts = 0;
  let length: string | null = null;
  for (let at = REQUEST_LINE.length; at < end; ) {
    const colon = text.indexOf(':', at);
    const line = text.indexOf('\r\n', colon);
    const name = text.slice(at, colon);
    const value = text.slice(...trim(text, colon + 1, line));
    switch (fieldKind(name)) {
      case 'host':
        hosts++;
        break;
      case 'content-length':
        if (length !== null) return null;
        length = value;
        break;
      case 'connection':
        if (value.toLowerCase() !== 'keep-alive') return null;
        break;
      case 'framing':
        return null;
    }
    rawHeaders.push(name, value);
    at = line + 2;
  }
  if (hosts !== 1 || (length !== null && !/^\d{1,4}$/.test(length))) return null;
  if (chunk.length - (end + 2) !== Number(length ?? 0)) return null;
  return { rawHeaders, body: chunk.subarray(end + 2) };
}

/** From where to where the value goes without the white space around it. */
function trim(text: string, from: number, to: number): [start: number, end: number] {
  let start = from;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return [start, end];
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

type FieldKind = 'host' | 'content-length' | 'connection' | 'framing' | 'other';

/** Those that decide where a request ends or what comes after it. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  host: 'host',
  'content-length': 'content-length',
  connection: 'connection',
  'transfer-encoding': 'framing',
  expect: 'framing',
  upgrade: 'framing',
  trailer: 'framing',
  te: 'framing',
  'keep-alive': 'framing',
  'proxy-connection': 'framing',
};
const KIND_LENGTHS = Object.keys(KINDS).reduce<boolean[]>((lengths, { length }) => {
  lengths[length] = true;
  return lengths;
}, []);

const fieldKind = (name: string): FieldKind =>
  KIND_LENGTHS[name.length] === true ? (KINDS[name.toLowerCase()] ?? 'other') : 'other';
