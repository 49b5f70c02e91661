// Texte dazu, was von den Produkten bekannt ist, nach denen eine Frage fragt, und was aus den anderen wird.

import type { KNOWN_OF_EN } from '../en/known-of.ts';

export const KNOWN_OF_DE: typeof KNOWN_OF_EN = {
  allKnown: { one: 'Jedes Produkt hat hierfür einen Wert.', other: 'Jedes Produkt hat hierfür einen Wert.' },
  unknownLost: {
    one: '{count} Produkt hat hierfür keinen Wert und fällt weg, wenn jemand antwortet.',
    other: '{count} Produkte haben hierfür keinen Wert und fallen weg, wenn jemand antwortet.',
  },
  unknownAnswered: {
    one: '{count} Produkt hat hierfür keinen Wert. Es bleibt bei einer der Antworten, bei den anderen fällt es weg.',
    other:
      '{count} Produkte haben hierfür keinen Wert. Sie bleiben bei einer der Antworten, bei den anderen fallen sie weg.',
  },
  unknownPartly: {
    one: '{count} Produkt hat hierfür keinen Wert.',
    other:
      '{count} Produkte haben hierfür keinen Wert. {answered} davon bleiben bei einer der Antworten, die übrigen fallen weg, wenn jemand antwortet.',
  },
  andUnknown: {
    one: '{known}, und {count}, von dem es nicht bekannt ist',
    other: '{known}, und {count}, von denen es nicht bekannt ist',
  },
  countAsNo: {
    one: '{count} Produkt sagt es nicht: als „nein“ zählen',
    other: '{count} Produkte sagen es nicht: als „nein“ zählen',
  },
  unknownKept: {
    one: '{count} Produkt hat hierfür keinen Wert und bleibt.',
    other: '{count} Produkte haben hierfür keinen Wert und bleiben.',
  },
  distinct: { one: 'Es gibt {count} Wert.', other: 'Es gibt {count} verschiedene Werte.' },
};
