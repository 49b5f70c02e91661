// From what somebody types or pastes as the address of a page to its origin, which a key is for.

/** Null: it is no address of a web page. */
export function originOf(text: string): string | null {
  const address = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (address === '' || /\s/.test(address) || !URL.canParse(whole)) return null;
  const { protocol, origin } = new URL(whole);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
