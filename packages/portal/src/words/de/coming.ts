// Deutsche Texte dazu, was eine neuere Datei an einem Katalog ändert.

import type { COMING_EN } from '../en/coming.ts';

export const COMING_DE: typeof COMING_EN = {
  title: 'Was diese Datei ändert',
  looking: 'Die Datei wird mit dem Katalog verglichen …',
  added: { one: '{count} neues Produkt', other: '{count} neue Produkte' },
  gone: { one: '{count} Produkt fällt weg', other: '{count} Produkte fallen weg' },
  prices: { one: '{count} Produkt mit anderem Preis', other: '{count} Produkte mit anderem Preis' },
  others: {
    one: '{count} Produkt ändert sich anderswo, etwa im Titel oder in einer Eigenschaft.',
    other: '{count} Produkte ändern sich anderswo, etwa im Titel oder in einer Eigenschaft.',
  },
  rejected: {
    one: '{count} Zeile kann kein Produkt werden. Hat der Katalog ihr Produkt, bleibt es, wie es ist.',
    other: '{count} Zeilen können keine Produkte werden. Was der Katalog von ihren Produkten hat, bleibt, wie es ist.',
  },
  nothing: 'Nichts: Alle Produkte sind wie bisher.',
  first: 'Der Katalog hatte bisher kein Produkt, also sind alle neu.',
  stops: 'Der Import würde anhalten und Sie erst fragen:',
  unknown: 'Was sie ändert, ließ sich nicht herausfinden.',
  old: 'Sie haben seither etwas geändert.',
  again: 'Noch einmal vergleichen',
};
