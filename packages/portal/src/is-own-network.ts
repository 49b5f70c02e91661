// Whether a host can only be reached from the same machine or network, so that shoppers cannot ask it.

/** `host`: without a port. Private addresses by RFC 1918, RFC 4193 and RFC 6762; a name without a dot is one of the own network. */
export const isOwnNetwork = (host: string): boolean =>
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
  /^\[(::1|f[cd]|fe80)/i.test(host) ||
  /\.(local|localhost|internal|lan)$/i.test(host) ||
  !/[.:]/.test(host);
