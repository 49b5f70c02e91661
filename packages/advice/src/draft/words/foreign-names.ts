// Attributes whose names are words of a language that questions are not worded in: inside of an English sentence they say
// nothing to shoppers, and whoever drafts should hear of it.

import type { Attribute } from '@guidepost/engine/product';
import type { DraftLanguage } from '../draft.ts';
import { foldText } from './fold-text.ts';

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
const GERMAN = new Set('gewicht volumen material marke konnektor kategorie'.split(' '));
const ENGLISH = new Set('volume genre material'.split(' '));

/** As `name (label)` reads: the names of those that are. */
export function foreignNames(
  attributes: readonly Pick<Attribute, 'name' | 'label'>[],
  language: DraftLanguage,
): readonly string[] {
  const own = language === 'de' ? GERMAN : ENGLISH;
  return attributes
    .filter(({ name, label }) =>
      foldText(label ?? name)
        .split(' ')
        .some((word) => OTHERS.has(word) && !own.has(word)),
    )
    .map(({ name }) => name);
}
