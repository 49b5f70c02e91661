// In which language questions are worded where a catalog does not say it: that of what its attributes are called.

import type { Attribute } from '@guidepost/engine/product';
import type { DraftLanguage } from '../draft.ts';
import { foldText } from './fold-text.ts';

/** Not `Marke` alone, which shops of several languages have. */
const GERMAN =
  /\b(\w*farben?|\w*grosse|\w*gewicht|\w*breite|\w*hohe|\w*tiefe|\w*lange|\w*leistung|\w*art|\w*stil|hersteller|marke|geschlecht|warengruppe|kategorie|\w*barkeit|\w*ung(en)?|\w*keit(en)?|besonderheiten|\w*klasse|\w*zeit|\w*anzahl|\w*werk|\w*behalter|montage|fur wen|einsatz\w*|anschlusse?|\w*bezug|alter|zielgruppe)\b/;
const FEWEST = 2;

export function guessLanguage(attributes: readonly Pick<Attribute, 'name' | 'label'>[]): DraftLanguage {
  const german = attributes.filter(({ name, label }) => GERMAN.test(foldText(label ?? name))).length;
  return german >= FEWEST && german >= 0.4 * attributes.length ? 'de' : 'en';
}

/** Words that attributes often have, of French, Spanish, Italian, Portuguese, Dutch, Czech, Polish; folded. */
const OTHERS = new Set(
  (
    'marque couleur taille poids matiere longueur largeur hauteur capacite puissance volume genre ' +
    'talla peso marca longitud anchura altura capacidad potencia tipo taglia colore materiale lunghezza larghezza altezza ' +
    'capacita potenza cor tamanho merk kleur maat gewicht breedte hoogte diepte soort vermogen ' +
    'znacka barva velikost hmotnost vyska sirka delka hloubka kapacita napeti vykon vystupni vstupni vyrobce rozmery konektor ' +
    'podsviceni klavesnice certifikace zaruka pocet druh kategorie ' +
    'marka kolor rozmiar waga wysokosc szerokosc dlugosc pojemnosc moc rodzaj napiecie producent gwarancja'
  ).split(' '),
);
const OF_GERMAN = new Set('gewicht volumen material marke konnektor kategorie'.split(' '));
const ENGLISH = new Set('volume genre material'.split(' '));

/**
 * Names of attributes whose words are of another language than the questions. Inside an English sentence they say nothing to
 * shoppers, so the author of a draft is told.
 */
export function foreignNames(
  attributes: readonly Pick<Attribute, 'name' | 'label'>[],
  language: DraftLanguage,
): readonly string[] {
  const own = language === 'de' ? OF_GERMAN : ENGLISH;
  return attributes
    .filter(({ name, label }) =>
      foldText(label ?? name)
        .split(' ')
        .some((word) => OTHERS.has(word) && !own.has(word)),
    )
    .map(({ name }) => name);
}
