// The language of a catalog's texts. The small words of sentences say it. If there are no sentences, the names of the
// columns say it, provided that several of them exist in one language only. Names of products alone say nothing.

import type { ColumnFacts } from './column/column-facts.ts';
import { plainName } from './column/column-names.ts';

const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and with for this that from your are you our which have not can will it is of to',
  de: 'der die das und mit für ist ein eine auch sich auf den dem von nicht wird sind oder ihre zum durch bei',
  fr: 'le la les et avec pour est une des dans vous sur qui votre par sont plus cette aux ce du au',
  es: 'el los las y con para es una del que por su más esta son como sus este sin al lo muy',
  it: 'il gli e con per è una del della che di sono più questo nel alla dei delle anche un da si',
  nl: 'de het een en met voor is van op zijn niet ook dat deze uw bij wordt naar aan door je te',
  cs: 'a je pro na se v z který která jsou nebo jako při až lze od také být není díky jeho',
  pl: 'i w na z do jest dla się nie że to oraz który która są przez od jak lub po ze tym',
};

const SETS = Object.entries(SMALL_WORDS).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));
const MOST_WORDS = 20_000;

/** Null if it is not sure. */
export const findLanguage = (columns: readonly ColumnFacts[]): string | null =>
  languageOfSentences(columns) ?? languageOfNames(columns);

function languageOfSentences(columns: readonly ColumnFacts[]): string | null {
  const counts = new Map<string, number>();
  const different = new Set<string>();
  let seen = 0;
  for (const column of columns) {
    if (column.words < 4 || column.isAddress) continue;
    for (const { text } of column.values) {
      if (seen > MOST_WORDS) break;
      for (const word of text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? []) {
        seen++;
        for (const { language, words } of SETS) {
          if (!words.has(word)) continue;
          counts.set(language, (counts.get(language) ?? 0) + 1);
          different.add(`${language} ${word}`);
        }
      }
    }
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < 40 || first[1] < seen * 0.08) return null;
  // Letters with another meaning (`i7`) come often, but there are few different ones.
  const [language] = first;
  if ([...different].filter((word) => word.startsWith(`${language} `)).length < 8) return null;
  return first[1] >= (second?.[1] ?? 0) * 2 ? first[0] : null;
}

/**
 * Words in names of columns, without accents, as {@link plainName} writes them. Words that two languages share count for
 * both.
 */
const COLUMN_WORDS: Readonly<Record<string, string>> = {
  de: 'artikelnr artikelnummer bezeichnung hersteller marke farbe grosse gewicht breite hohe tiefe lange preis lieferbar verfugbar bestand bild beschreibung kategorie warengruppe geschlecht leistung lieferzeit zustand typ',
  fr: 'reference designation nom marque fabricant couleur taille poids largeur hauteur longueur profondeur prix disponibilite image categorie matiere sexe puissance etat',
  es: 'referencia nombre marca fabricante color talla tamano peso ancho alto largo fondo precio disponibilidad imagen categoria genero potencia estado',
  it: 'codice nome marca produttore colore taglia misura peso larghezza altezza lunghezza profondita prezzo disponibilita immagine categoria genere potenza',
  nl: 'artikelcode naam merk fabrikant kleur maat gewicht breedte hoogte lengte diepte prijs voorraad afbeelding omschrijving categorie geslacht vermogen',
  cs: 'nazev znacka vyrobce barva velikost hmotnost sirka vyska delka hloubka cena dostupnost obrazek popis kategorie pohlavi vykon stav',
  pl: 'nazwa marka producent kolor rozmiar waga szerokosc wysokosc dlugosc glebokosc cena dostepnosc zdjecie opis kategoria plec moc stan',
};

const COLUMN_SETS = Object.entries(COLUMN_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

function languageOfNames(columns: readonly ColumnFacts[]): string | null {
  const counts = COLUMN_SETS.map(({ language, words }) => {
    const named = columns.filter(({ name }) =>
      plainName(name)
        .split(' ')
        .some((word) => words.has(word)),
    );
    return { language, count: named.length };
  });
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first !== undefined && first.count >= 4 && first.count >= (second?.count ?? 0) * 2 ? first.language : null;
}
