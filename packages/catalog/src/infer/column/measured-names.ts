// Names of columns with lengths or weights, whose numbers say nothing without a unit. To add a word, write it as `plainName` does, with
// `|` before it.

import { plainName } from './column-names.ts';

const LENGTHS =
  'width|height|depth|length|diameter|thickness|breite|hohe|hoehe|wuchshohe|tiefe|lange|laenge|durchmesser|dicke|largeur|hauteur|profondeur|longueur|diametre|epaisseur|ancho|anchura|alto|altura|fondo|profundidad|largo|longitud|diametro|grosor|larghezza|altezza|profondita|lunghezza|spessore|largura|comprimento|profundidade|espessura|breedte|hoogte|diepte|lengte|dikte|sirka|vyska|hloubka|delka|tloustka|prumer|hlbka|dlzka|hrubka|priemer|szerokosc|wysokosc|glebokosc|dlugosc|grubosc|srednica|bredd|hojd|djup|langd|bredde|hoyde|hojde|dybde|lengde|laengde|leveys|korkeus|syvyys|pituus|szelesseg|magassag|melyseg|hosszusag|latime|inaltime|adancime|lungime|sirina|visina|dubina|duzina|duljina|genislik|yukseklik|derinlik|uzunluk|ширина|высота|глубина|длина|висота|глибина|довжина|πλατος|υψος|βαθος|μηκος|διαμετρος';
const WEIGHTS =
  'weight|gewicht|poids|peso|hmotnost|waga|vikt|vaegt|vekt|paino|suly|greutate|tezina|agirlik|вес|вага|βαρος|重量|무게';
const AROUND = '(?:product|item|net|total|overall|produkt|artikel|netto|gesamt|max|min|jewel|chain)';

const MEASURED = new RegExp(`^(?:${AROUND} )?(?:${LENGTHS}|${WEIGHTS})$`);
const WEIGHT = new RegExp(`^(?:${AROUND} )?(?:${WEIGHTS})$`);

/** A length or a weight by its name: the units that it may be in, the commonest first. Null: it is something else. */
export function unitsOfMeasured(name: string): readonly string[] | null {
  const plain = plainName(name.replaceAll('_', ' '));
  if (!MEASURED.test(plain)) return null;
  return WEIGHT.test(plain) ? ['g', 'kg'] : ['cm', 'mm', 'm'];
}
