// The plain page that everything readable here is shown in: no script, nothing from outside, light and dark.

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `body` is HTML; the title is text. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Guidepost</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { line-height: 1.25; } h2 { font-size: 1.1rem; margin-top: 1.6rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { padding: .8rem; overflow-x: auto; background: color-mix(in srgb, currentColor 8%, transparent); border-radius: .4rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .35rem .6rem .35rem 0; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
img { max-width: 100%; height: auto; }
a { color: light-dark(#0b57d0, #8ab4f8); }
</style>
<body>
${body}
</body>
</html>
`;
