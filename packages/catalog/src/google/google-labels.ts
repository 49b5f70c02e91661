// What shoppers should read instead of the column names of Google's specification, which are English in every feed.

const COLUMNS =
  'brand|color|size|material|pattern|gender|age_group|product_type|condition|product_weight|energy_efficiency_class';

const LABELS: Readonly<Record<string, string>> = {
  'en-GB':
    'Brand|Colour|Size|Material|Pattern|Gender|Age group|Product type|Condition|Product weight|Energy efficiency class',
  de: 'Marke|Farbe|Größe|Material|Muster|Geschlecht|Altersgruppe|Produktart|Zustand|Gewicht|Energieeffizienzklasse',
  fr: 'Marque|Couleur|Taille|Matière|Motif|Sexe|Âge|Type de produit|État|Poids|Classe énergétique',
  es: 'Marca|Color|Talla|Material|Estampado|Sexo|Edad|Tipo de producto|Estado|Peso|Clase energética',
  it: 'Marca|Colore|Taglia|Materiale|Fantasia|Sesso|Età|Tipo di prodotto|Condizione|Peso|Classe energetica',
  nl: 'Merk|Kleur|Maat|Materiaal|Patroon|Geslacht|Leeftijd|Productsoort|Staat|Gewicht|Energieklasse',
  cs: 'Značka|Barva|Velikost|Materiál|Vzor|Pohlaví|Věk|Druh|Stav|Hmotnost|Energetická třída',
  pl: 'Marka|Kolor|Rozmiar|Materiał|Wzór|Płeć|Wiek|Rodzaj|Stan|Waga|Klasa energetyczna',
};

/** Null: the column's name will do. `currency`: of the prices; it tells how English is spelt. */
export function googleLabel(column: string, language: string, currency: string | null = null): string | null {
  if (TAXONOMIES.test(column)) return googleLabel('product_type', language) ?? 'Product type';
  const place = COLUMNS.split('|').indexOf(column);
  const spelt = language === 'en' && currency !== null && BRITISH.has(currency) ? 'en-GB' : language;
  return place === -1 ? null : (LABELS[spelt]?.split('|')[place] ?? null);
}

/** Currencies of countries whose English is spelt as in Britain. English feeds in euros are of many countries. */
const BRITISH: ReadonlySet<string> = new Set('GBP IEP AUD NZD CAD ZAR INR SGD HKD'.split(' '));

/** Categories of Google and Facebook, which shoppers need not know by these names. */
const TAXONOMIES = /^(?:google|fb)_product_category$/;
