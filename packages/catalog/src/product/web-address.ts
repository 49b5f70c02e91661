// Links and images go to shoppers' browsers as they are, so only absolute http and https addresses pass.

// Browsers quietly drop or encode these, so that two spellings would be one address.
const FORBIDDEN = /[\p{Cc}\p{Zs}"<>\\^`{|}]/u;
const BEGINNING = /^https?:\/\/[^/?#]/i;
const LONGEST = 4_096;

/** The address, with `baseUrl` before one that begins with a single slash; null where it is none. */
export function completeAddress(text: string, baseUrl: string | null): string | null {
  const relative = baseUrl !== null && text.startsWith('/') && !text.startsWith('//');
  const address = relative ? baseUrl.replace(/\/+$/, '') + text : text;
  if (address.length > LONGEST || !BEGINNING.test(address) || FORBIDDEN.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
