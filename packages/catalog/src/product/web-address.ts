// Links and images go to shoppers' browsers as they are, so only absolute http and https addresses pass.

// Browsers quietly drop these or read them as others, braces are most likely a template that nobody filled in,
// and an address behind another one is a list.
const FORBIDDEN = /[\p{Cc}<>\\{}]|[\s|]https?:/iu;
/** Browsers encode these; feeds and names of files have them often enough. Encoded, one address has one spelling. */
const ENCODED = /[\p{Zs}"^`|]/gu;
const BEGINNING = /^https?:\/\/[^/?#]/i;
const LONGEST = 4_096;

/** The address, with `baseUrl` before one that begins with a single slash; null where it is none. */
export function completeAddress(text: string, baseUrl: string | null): string | null {
  const relative = baseUrl !== null && text.startsWith('/') && !text.startsWith('//');
  const whole = relative ? baseUrl.replace(/\/+$/, '') + text : text;
  if (!BEGINNING.test(whole) || FORBIDDEN.test(whole)) return null;
  const address = whole.replace(ENCODED, encodeURIComponent);
  if (address.length > LONGEST) return null;
  return URL.canParse(address) ? address : null;
}
