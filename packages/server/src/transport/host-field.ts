// Whether the value of a `Host` field is valid (RFC 9112, section 3.2; RFC 3986, section 3.2.2). The name itself does not matter
// here. But a proxy may read a faulty value differently from us, and then mean another request.

/** A name, an IPv4 or a bracketed IPv6 address, and perhaps a port. An empty value is valid, too. */
const HOST = /^(?:\[[\da-f:.]+\]|\[v[\da-f]+\.[\w.~!$&'()*+,;=:-]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

export const isHost = (value: string): boolean => HOST.test(value);
