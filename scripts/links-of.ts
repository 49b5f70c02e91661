// The paths that a page, a style sheet or a script names at its own origin: enough for a crawl of the demo, but no full parser.

/** Paths, without fragments. `type` is that of the response, `base` its address. */
export function linksOf(text: string, type: string, base: string): string[] {
  const kind = Object.keys(PATTERNS).find((prefix) => type.startsWith(prefix));
  const found = [...text.matchAll(PATTERNS[kind ?? ''] ?? /$^/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const urls = found
    .filter((link) => !link.startsWith('data:') && URL.canParse(link, base))
    .map((link) => new URL(link, base));
  return urls.filter(({ origin }) => origin === new URL(base).origin).map(({ pathname, search }) => pathname + search);
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  'text/html': /\s(?:src|href)="([^"]+)"/g,
  'text/css': /\burl\(\s*['"]?([^'")]+)/g,
  // Not what a script makes while it runs.
  'text/javascript': /\bimport\b[^'"`\n]*?['"]([^'"\n]+)['"]/g,
};
