// Finds out from product names for whom clothes and shoes are, if no column says it: `Nova Women`, `Sneaker Herren`.

import type { ColumnFacts } from '../column/column-facts.ts';

const WORDS =
  "Women Women's Womens Men Men's Mens Unisex Kids Kids' Ladies Damen Herren Kinder Femme Homme Enfant Mujer Hombre Niños Donna Uomo Bambini Dames Heren Kinderen Dámské Pánské Dětské Damskie Męskie".split(
    ' ',
  );

/** A pattern for the words in the names, or null if too few names have one. */
export function findGenderInNames(title: ColumnFacts): string | null {
  const expression = new RegExp(`(?:^|\\s)(${WORDS.join('|')})(?:\\s|$)`, 'u');
  const found = new Set<string>();
  let having = 0;
  for (const { text, count } of title.values) {
    const word = expression.exec(text)?.[1];
    if (word === undefined) continue;
    found.add(word);
    having += count;
  }
  if (found.size < 2 || having < title.filled * 0.5) return null;
  const words = WORDS.filter((word) => found.has(word));
  return `(?:^|\\s)(${words.join('|')})(?:\\s|$)`;
}
