// Texte zu Produkten, für die keine Antwort einer Frage steht oder die gar nicht gezeigt werden.

import type { UNFIT_EN } from '../en/unfit.ts';

export const UNFIT_DE: typeof UNFIT_EN = {
  told: {
    one: '{count} Produkt passt zu keiner dieser Antworten.',
    other: '{count} Produkte passen zu keiner dieser Antworten.',
  },
  inShort: { one: '{count} Produkt passt zu keiner Antwort', other: '{count} Produkte passen zu keiner Antwort' },
  giveAnswer: {
    below: {
      one: 'Eine Antwort für das {count} Produkt unter {border} anlegen',
      other: 'Eine Antwort für die {count} Produkte unter {border} anlegen',
    },
    above: {
      one: 'Eine Antwort für das {count} Produkt über {border} anlegen',
      other: 'Eine Antwort für die {count} Produkte über {border} anlegen',
    },
  },
  soldOut: {
    one: 'Ein Produkt ist ausverkauft. Es wird nicht gezeigt, also zählt es in keiner Zahl hier mit.',
    other: '{count} Produkte sind ausverkauft. Sie werden nicht gezeigt, also zählen sie in keiner Zahl hier mit.',
  },
};
