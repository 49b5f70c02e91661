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
  sku: '(Artikel {sku})',
  live: 'Sobald importiert ist, sehen Kunden die neuen Daten in: {advisors}.',
  notLive: 'Kein Berater zu diesem Katalog ist veröffentlicht; Kunden sehen also noch nichts davon.',
  partOrWhole: 'Ein Teil oder das Ganze',
  partFound: 'So ist es eingestellt, weil die Datei von den Spalten des Katalogs nur {columns} hat.',
  named: '„{column}“',
  partStays:
    'Was nicht in der Datei steht, bleibt, wie es ist: Titel, Bilder, Eigenschaften und Produkte, die nicht darin vorkommen.',
  partPrice: 'Ihre Spalte „{column}“ ist als Preis eingetragen; unten können Sie das ändern.',
  partProperties: {
    one: '{count} Eigenschaft, die bleibt, wie sie ist',
    other: '{count} Eigenschaften, die bleiben, wie sie sind',
  },
  partDenied: 'Als ganzer Katalog nähme die Datei alles weg, was nicht in ihr steht.',
  isWhole: 'Es ist der ganze Katalog',
  stops: 'Der Import würde anhalten und Sie erst fragen:',
  unknown: 'Was sie ändert, ließ sich nicht herausfinden.',
  old: 'Sie haben seither etwas geändert.',
  again: 'Noch einmal vergleichen',
};
