// Several values in one cell, as Google's specification has them: between commas, those that contain a comma in quotes.

/** The parts, trimmed; none of them is quoted any more, and blank ones between commas are left out. */
export function splitList(text: string, separator: ',' | ':' = ','): string[] {
  // Quotes that do not pair are inches.
  if ((text.split('"').length - 1) % 2 === 1 || !text.includes('"')) return tidy(text.split(separator), separator);
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) {
      parts.push(part);
      part = '';
    } else if (character !== '"' || separator === ',') {
      // Quotes stay while the parts of a detail are still to be told apart.
      part += character;
    }
  }
  parts.push(part);
  return tidy(parts, separator);
}

const tidy = (parts: readonly string[], separator: ',' | ':'): string[] => {
  const plain = parts.map((part) => unquoted(part.trim()));
  return separator === ',' ? plain.filter((part) => part !== '') : plain;
};

/** Quotes around the whole of it; `15" screen` keeps its own. */
const unquoted = (text: string): string => (/^"[^"]*"$/.test(text) ? text.slice(1, -1).trim() : text);
