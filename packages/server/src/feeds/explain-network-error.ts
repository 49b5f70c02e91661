// What went wrong on the way to a feed, from the codes of the system and of TLS to words.

import { FeedFault } from './feed-fault.ts';

/** Gives back a `FeedFault`, or the error as it is where the network is not to blame. */
export function explainNetworkError(error: unknown, url: URL): unknown {
  if (error instanceof FeedFault) return error;
  const code = codeOf(error);
  if (code === null) return error;
  const { host } = url;
  const said = PROBLEMS.get(code) ?? sayByFamily(code);
  return said === null ? error : new FeedFault(said.replaceAll('{host}', host), { cause: error });
}

/** Several addresses of one host were tried: they failed alike, most likely. */
function codeOf(error: unknown): string | null {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : null;
}

const CERTIFICATE = 'the certificate of {host} is not one to trust ({code}); whoever runs {host} has to mend it';
const UNREACHABLE = '{host} cannot be reached from here; check the address, and whether a firewall is in the way';

function sayByFamily(code: string): string | null {
  if (/CERT|ERR_TLS_|UNABLE_TO_/.test(code)) return CERTIFICATE.replace('{code}', code);
  if (/^(EPROTO|ERR_SSL_)/.test(code))
    return 'no TLS connection to {host} came about; check whether the address begins with https:// rightly';
  if (code.startsWith('HPE_')) return 'what {host} answered is not HTTP; check the address and its port';
  return null;
}

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'there is no host {host}; check the address for a slip'],
  ['EAI_AGAIN', 'the name {host} cannot be looked up just now; check the network of this machine'],
  ['ECONNREFUSED', '{host} refuses connections; check the address and its port'],
  ['ECONNRESET', 'the connection to {host} broke before the feed was whole; it is tried again'],
  ['EPIPE', 'the connection to {host} broke before the feed was whole; it is tried again'],
  ['ETIMEDOUT', UNREACHABLE],
  ['EHOSTUNREACH', UNREACHABLE],
  ['ENETUNREACH', UNREACHABLE],
  ['EADDRNOTAVAIL', UNREACHABLE],
  ['CERT_HAS_EXPIRED', 'the certificate of {host} has expired; whoever runs {host} has to renew it'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate of {host} is for another host; check the address for a slip'],
  ['Z_BUF_ERROR', 'the compressed feed ends too early; it is tried again'],
  ['Z_DATA_ERROR', 'the compressed feed is damaged; whoever runs {host} has to mend it'],
  ['ENOSPC', 'the disk is full, so the feed could not be kept for reading; free some space'],
  ['EDQUOT', 'the disk is full, so the feed could not be kept for reading; free some space'],
]);
