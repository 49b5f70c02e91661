// Links and images go to shoppers' browsers unchanged, so only absolute http and https addresses are accepted.

// Browsers silently drop these or read them as others. Braces are most likely a template that nobody filled in. An
// address after another address is a list.
const FORBIDDEN = /[\p{Cc}<>\\{}]|[\s|]https?:/iu;
/** Browsers encode these, and they are common in feeds and names of files. Once encoded, an address has one spelling. */
const ENCODED = /[\p{Zs}"^`|]/gu;
const BEGINNING = /^https?:\/\/[^/?#]/i;
const LONGEST = 4_096;

/** The address. If it begins with a single slash, `baseUrl` is put before it. Null if it is not an address. */
export function completeAddress(text: string, baseUrl: string | null): string | null {
  const relative = baseUrl !== null && text.startsWith('/') && !text.startsWith('//');
  const whole = relative ? baseUrl.replace(/\/+$/, '') + text : text;
  if (!BEGINNING.test(whole) || FORBIDDEN.test(whole)) return null;
  const address = whole.replace(ENCODED, encodeURIComponent);
  if (address.length > LONGEST) return null;
  return URL.canParse(address) ? address : null;
}
