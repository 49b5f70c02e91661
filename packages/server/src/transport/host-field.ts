// Whether the value of a `Host` field is one (RFC 9112, section 3.2; RFC 3986, section 3.2.2). What it names does not matter
// here, but a proxy that reads a faulty one differently from us would be talking about another request.

/** A name, an IPv4 or a bracketed IPv6 address, and perhaps a port. Empty is valid, too. */
const HOST = /^(?:\[[\da-f:.]+\]|\[v[\da-f]+\.[\w.~!$&'()*+,;=:-]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

export const isHost = (value: string): boolean => HOST.test(value);
