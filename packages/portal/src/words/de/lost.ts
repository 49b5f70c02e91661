// Deutsche Texte zu Zeilen, die kein Produkt werden.

import type { LOST_EN } from '../en/lost.ts';

export const LOST_DE: typeof LOST_EN = {
  lacking: {
    price: { one: '{count} Produkt hat keinen Preis', other: '{count} Produkte haben keinen Preis' },
    image: { one: '{count} Produkt hat kein Bild', other: '{count} Produkte haben kein Bild' },
    link: { one: '{count} Produkt hat keinen Link', other: '{count} Produkte haben keinen Link' },
    title: { one: '{count} Produkt hat keinen Titel', other: '{count} Produkte haben keinen Titel' },
    sku: { one: '{count} Produkt hat keine Artikelnummer', other: '{count} Produkte haben keine Artikelnummer' },
    shop: {
      one: '{count} Produkt hat eine Adresse, die mit einem Schrägstrich beginnt',
      other: '{count} Produkte haben Adressen, die mit einem Schrägstrich beginnen',
    },
    other: { one: '{count} Produkt fehlt etwas', other: '{count} Produkten fehlt etwas' },
  },
  leftOut: {
    now: { one: '{count} Zeile bleibt weg, weil {why}.', other: '{count} Zeilen bleiben weg, weil {why}.' },
    past: {
      one: '{count} Zeile wurde weggelassen, weil {why}.',
      other: '{count} Zeilen wurden weggelassen, weil {why}.',
    },
  },
  leftOutElse: {
    now: {
      one: '{count} Zeile bleibt aus einem anderen Grund weg, etwa weil die Datei sagt, dass sie nicht verkauft wird.',
      other:
        '{count} Zeilen bleiben aus einem anderen Grund weg, etwa weil die Datei sagt, dass sie nicht verkauft werden.',
    },
    past: {
      one: '{count} Zeile wurde aus einem anderen Grund weggelassen, etwa weil die Datei sagt, dass sie nicht verkauft wird.',
      other:
        '{count} Zeilen wurden aus einem anderen Grund weggelassen, etwa weil die Datei sagt, dass sie nicht verkauft werden.',
    },
  },
  why: {
    empty: '„{column}“ dort leer ist',
    filled: 'in „{column}“ etwas steht',
    is: 'in „{column}“ {texts} steht',
    isNot: 'in „{column}“ etwas anderes steht als {texts}',
    says: 'in „{column}“ steht, dass sie nicht dazugehören',
    text: '„{text}“',
    other: 'etwas anderes',
  },
  takeIn: 'Doch aufnehmen',
  faultAgain: 'Wieder als Fehler zählen',
  toMapping: 'In der Zuordnung ändern',
  show: 'Zeigen',
  hide: 'Ausblenden',
  leaveOut: 'In Ordnung, ohne sie weiter',
  leaveOutHint:
    'Eine Zeile, der etwas fehlt, wird so oder so kein Produkt. Sagen Sie, dass das in Ordnung ist, dann zählt sie nicht mehr als Fehler, jetzt und bei jedem weiteren Import.',
  pictureNeeded: 'Jedes Produkt braucht ein Bild. Statt eines neutralen sehen Kunden keines.',
  neutral: 'Ohne Bild zeigen',
  placeholder: 'oder ein eigenes für die ohne Bild',
  noAddress: 'Das ist keine Adresse. Sie beginnt mit https://',
  linkOfOne: 'Fügen Sie die Adresse der Seite von „{title}“ (Artikel {sku}) ein, falls es sie gibt',
  linkOfOneHint: 'Guidepost bildet die Adressen der anderen genauso.',
  linkSame: 'Die Artikelnummer {sku} steht nicht darin, also führten alle diese Produkte zu {address}.',
  linkSameMeant: 'So ist es gemeint',
  noName: 'ohne Namen',
};
