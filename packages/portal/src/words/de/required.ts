// Deutsche Texte dazu, was jedes Produkt braucht und eine Datei nicht immer sagt: Adressen, die Währung.

import type { REQUIRED_EN } from '../en/required.ts';

export const REQUIRED_DE: typeof REQUIRED_EN = {
  title: 'Was noch fehlt',
  done: 'Was Sie ergänzt haben',
  link: 'Fügen Sie die Adresse einer Produktseite ein',
  image: 'Fügen Sie die Adresse eines Produktbilds ein',
  linkDone: 'Link zum Produkt',
  imageDone: 'Bild',
  ofProduct:
    'Nehmen Sie die von diesem Produkt: {title}, Artikel {sku}. Guidepost findet heraus, wie die Adressen der anderen lauten.',
  ofAny: 'Guidepost findet heraus, wie die Adressen der anderen lauten.',
  pasted: 'https://ihr-shop.de/…',
  noAddress: 'Das ist keine Adresse. Sie beginnt mit https://',
  same: 'Das ist für alle Produkte dieselbe Adresse: Wo gehört die Artikelnummer hin?',
  sameHint: 'Von „{title}“ steht nichts darin. Ist es die Adresse dieses Produkts?',
  putKey: 'Hier einsetzen: {address}',
  sameMeant: 'Sie soll für alle Produkte dieselbe sein',
  isSame: 'Für alle Produkte dieselbe.',
  insert: 'Eine Spalte dort einsetzen, wo der Cursor steht:',
  insertKey: 'Artikelnummer ({column})',
  insertOther: 'Andere Spalte …',
  text: 'Text der Adresse, Teil {part}',
  takeOut: 'Spalte {column} herausnehmen',
  becomes: 'So lauten die ersten Adressen:',
  open: 'In neuem Tab öffnen',
  noPicture: 'dort ist kein Bild',
  noPrices: 'Was tun, wenn es keine Preise gibt?',
  noPricesHint:
    'Kunden sehen den Preis jedes Produkts und vergleichen danach, deshalb braucht jedes einen. Guidepost erfindet niemals Preise.',
  noPricesDo: 'Ergänzen Sie Ihre Datei um eine Spalte mit dem Preis, oder exportieren Sie sie noch einmal mit Preisen.',
  noPictures: 'Unsere Produkte haben keine Bilder',
  noPicturesHint: 'Dann erscheint jedes mit einem neutralen Bild. Sie können das jederzeit ändern.',
  neutral: 'Alle Produkte erscheinen mit diesem neutralen Bild.',
  neutralHint:
    'Wenn Sie Bilder haben, wählen Sie hier „Bilder angeben“, oder später in der Ansicht „Zuordnung“ des Katalogs, und importieren erneut.',
  withPictures: 'Bilder angeben',
  other: 'Eine andere Adresse einfügen',
  inColumn: 'oder wählen Sie die Spalte, in der sie steht',
  currency: 'In welcher Währung sind die Preise?',
  currencyHint: 'In der Datei steht sie nicht. Das erste Produkt kostet {price}.',
  currencyPlain: 'In der Datei steht sie nicht.',
  currencyPlace: 'Nach Name oder Kürzel suchen',
  currencyNone: 'So heißt keine Währung.',
  likely: 'Wahrscheinlich',
  allCurrencies: 'Alle',
};
