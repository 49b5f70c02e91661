// The plain page in which people read everything here. It has no script and fetches nothing from outside, and is light or dark.

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A guidepost, as an SVG. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M7 1h2v14H7z" fill="#7a5c3e"/><path d="M2 3h9l3 2-3 2H2z" fill="#2a8f6d"/><path d="M14 8H6L3 10l3 2h8z" fill="#e0a63a"/></svg>';

/** `body` is HTML, and the title is text. A wide page has room for things side by side, and a guide for code and tables. */
export const page = (title: string, body: string, width: 'text' | 'guide' | 'wide' = 'text'): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Guidepost</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
<style>${STYLE}</style>
<body class="${width}">
${body}
</body>
</html>
`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif;
  --line: color-mix(in srgb, currentColor 15%, transparent); --tint: color-mix(in srgb, currentColor 8%, transparent);
  --quiet: color-mix(in srgb, currentColor 70%, transparent); }
body { max-width: 44rem; margin: 2rem auto 4rem; padding: 0 1rem; overflow-wrap: break-word; }
body.guide { max-width: 56rem; } body.wide { max-width: 72rem; }
h1 { line-height: 1.25; margin: 1rem 0; } h2 { font-size: 1.1rem; margin-top: 1.6rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; background: var(--tint); border-radius: .25rem; }
code { padding: .1em .3em; } pre { padding: .8rem; overflow-x: auto; } pre code { padding: 0; background: none; font-size: 1em; }
table { border-collapse: collapse; width: 100%; } .guide table { display: block; overflow-x: auto; }
td, th { text-align: left; padding: .35rem .8rem .35rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; } thead th { color: var(--quiet); }
img { max-width: 100%; height: auto; border-radius: .4rem; }
a { color: light-dark(#0b57d0, #8ab4f8); text-underline-offset: .15em; }
.price { font-weight: 600; } s, .quiet { color: var(--quiet); font-weight: 400; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1.5rem 1rem; }
.cards a { color: inherit; text-decoration: none; line-height: 1.35; } .cards a:hover .title { text-decoration: underline; }
.cards img, .cards span { display: block; } .cards .title { margin: .4rem 0 .2rem; }
.product { display: grid; gap: 1rem 2rem; grid-template-columns: minmax(0, 1fr); }
.product .price { font-size: 1.25rem; } .product img { width: 100%; }
.facts { max-width: 44rem; } .facts th { width: 14rem; }
@media (min-width: 50rem) { .product { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;
