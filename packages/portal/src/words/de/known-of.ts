// Texte dazu, was von den Produkten bekannt ist, nach denen eine Frage fragt, und was aus den anderen wird.

import type { KNOWN_OF_EN } from '../en/known-of.ts';

export const KNOWN_OF_DE: typeof KNOWN_OF_EN = {
  allKnown: { one: 'Jedes Produkt hat hierfür einen Wert.', other: 'Jedes Produkt hat hierfür einen Wert.' },
  unknown: {
    one: '{count} Produkt hat hierfür keinen Wert.',
    other: '{count} Produkte haben hierfür keinen Wert.',
  },
  fits: { one: 'Es passt zu {answers}.', other: 'Sie passen zu {answers}.' },
  someFit: { one: '{count} davon passt zu {answers}.', other: '{count} davon passen zu {answers}.' },
  andUnknown: {
    one: '{known}, und {count}, von dem es nicht bekannt ist',
    other: '{known}, und {count}, von denen es nicht bekannt ist',
  },
  countAsNo: {
    one: '{count} Produkt sagt es nicht: als „nein“ zählen',
    other: '{count} Produkte sagen es nicht: als „nein“ zählen',
  },
  distinct: { one: 'Es gibt {count} Wert.', other: 'Es gibt {count} verschiedene Werte.' },
};
