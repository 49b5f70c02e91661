// What an attribute is about, in the eyes of a shopper: found by its name and label in the languages that shops name their
// columns in. It decides how easily people can answer, when they expect to be asked, and how the question is worded.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';

export type Concept =
  | 'kind'
  | 'use'
  | 'person'
  | 'age'
  | 'size'
  | 'price'
  | 'brand'
  | 'color'
  | 'material'
  | 'amount'
  | 'count'
  | 'weight'
  | 'year'
  | 'screen'
  | 'familiar'
  | 'part'
  | 'technical'
  | 'unknown'
  | 'theme'
  | 'identifier'
  | 'second-price'
  | 'not-for-shoppers';

/** The first that fits decides. Names are folded, with single spaces between words. */
const NAMES: readonly (readonly [Concept, RegExp])[] = [
  [
    'identifier',
    /\b(id|ids|sku|skus|gtins?|ean ?1?3?|upc|isbn|asin|mpn|oem|barcode|handle|slug|uuid|guid|codes?|(part|item|model|product|article|order|serial) ?(no|nr|numbers?)|\w*(artikel|bestell|teile|modell|serien|bauteil)(nummern?|nr)|katalogove cislo|cislo dilu|kod|codigo|codice|reference|referencia|item group)\b/,
  ],
  [
    'second-price',
    /\b(prices?|\w*preise?|prix|precio|prezzo|prijs|cena|ceny|costs?|kosten|msrp|uvp|rrp|discount|rabatt|tax|vat|mwst|unit pricing)\b/,
  ],
  [
    'kind',
    /^((google )?product |item |main |sub |default |art)?(typ(es?|en)?|kinds?|category|categories|subcategory|sub category|style|class|genre|klasse|kategorie|unterkategorie|warengruppe|produktart|produkttyp|produktgruppe|categorie|sous categorie|categoria|subcategoria|tipo|kategoria|druh|rodzaj|soort|sort|art|departement|department)( name)?$/,
  ],
  [
    'not-for-shoppers',
    /\b(urls?|links?|href|images?|img|photos?|pictures?|\w*bild(er)?|video|created|updated|published|timestamp|dates?|datum|stock|quantity|qty|inventory|\w*bestand|availability|tags?|seo|meta|rank|position|popularity|sort|status|custom labels?|taxable|fulfillment|tracker|template|description|title|name|shipping|versand|lieferzeit|lieferung|lieferstatus|delivery|lead time|handling time|import|version)\b/,
  ],
  [
    'use',
    /\b(uses?|used for|usage|purpose|application|applications|activity|activities|occasion|sport|sports|terrain|room|einsatz\w*|verwendung\w*|anwendung\w*|anlass|zweck|\w*zweck|raum|utilisation|usage|uso|pouziti|gebruik|zastosowanie)\b/,
  ],
  [
    'person',
    /\b(gender|sex|audience|target group|suitable for|geschlecht|zielgruppe|sexe|genero|genere|pohlavi|geslacht|plec)\b/,
  ],
  ['age', /\b(age|ages|age group|age range|alter|altersgruppe|altersempfehlung|edad|eta|vek|leeftijd|wiek)\b/],
  ['color', /\b(colou?rs?|\w*farben?|couleurs?|colore?s?|barvy?|kolor|kleur|odstin|variant colour)\b/],
  [
    'brand',
    /\b(brands?|manufacturers?|vendor|make|maker|company|marken?|hersteller|marque|fabricant|marca|fabricante|produttore|znacka|vyrobce|merk|fabrikant|marka|producent)\b/,
  ],
  [
    'material',
    /\b(materials?|fabric|fabrics|stoff|obermaterial|matiere|materiau|material|materiale|tessuto|tkanina|materiaal)\b/,
  ],
  ['year', /\b(years?|model year|release year|season|\w*jahr|\w*jahrgang|saison|annee|ano|anno|rok|jaar)\b/],
  // Of processors, people know the family rather than the model.
  ['part', /\b(famil(y|ies)|series|familie|baureihe|serie|gamme|rada)$/],
  [
    'technical',
    /\b(cpu|gpu|processor|prozessor|grafikkarte|latency|cas|clock|ghz|mhz|chipset|microarchitecture|graphics|impedance|frequency|lanes|voltage|napeti|snr|thd|sample rate|boost|tdp|cache|airflow|rpm|first word|static pressure|psu|efficiency|wattage channel|protocol|revision|driver|ips)\b/,
  ],
  // Of the thing itself: not that of its fabric, nor of whoever may sit on it.
  [
    'weight',
    /^((item|net|gross|product|total|own|variant|shipping) )?(weight|grams?|gramm|(eigen|netto|brutto|gesamt|leer|produkt|artikel|paket|versand)?gewicht|poids|peso|hmotnost|waga)( (net|netto|gross|brutto|total|approx|ca))?$/,
  ],
  [
    'amount',
    /\b(memory|ram|storage|capacity|ssd|hdd|power|wattage|volume|\w*speicher|\w*kapazitat|\w*leistung|\w*volumen|kapacita|vykon|puissance|capacite|memoire|potencia|capacidad|capacita|potenza|pojemnosc|moc|amount|menge|content|inhalt)\b/,
  ],
  [
    'count',
    /\b(count|number of|slots|ports|cores|bays|seats|sleeps|channels|gears|speeds|doors|pieces|persons?|people|personen|\w*anzahl|\w*platze|anschlusse|gange|pocet|nombre|numero)\b/,
  ],
  [
    'screen',
    /^(inch|inches|zoll)$|^(screen|display|monitor|bildschirm|ecran|pantalla|schermo)( ?(size|diagonale?|grosse|groesse))?$|\b(zoll|diagonale?|bildschirm\w+|displaygrosse)\b/,
  ],
  ['size', /\b(sizes?|\w*grossen?|groesse|tailles?|tallas?|taglia|velikost|maat|rozmiar|shoe size)\b/],
  [
    'familiar',
    /\b(screen|display|resolution|auflosung|panel|wireless|connection|connectivity|anschluss|bluetooth|microphone|mikrofon|operating system|os|system|betriebssystem|socket|form factor|formfaktor|length|width|height|depth|lange|breite|hohe|tiefe|shape|form|pattern|muster|fit|\w*temperature?n?|waterproof rating|wassersaule|passform|flavou?r|geschmack|scent|duft|taste|layout|backlit|keyboard|style|stil|look|design|finish|length|sleeve|neckline|heel|drive|motor|frame|konektor|connector|stecker|compatib\w*|kompatib\w*|passend\w*|fits|enclosure|hand orientation)\b/,
  ],
];

export function findConcept({ name, label, unit }: Pick<Attribute, 'name' | 'label' | 'unit'>): Concept {
  if (name === 'price') return 'price';
  const names = [nameWithoutUnit(name, unit), ...(label === null ? [] : [label])].map(foldText);
  const found = NAMES.find(([, pattern]) => names.some((folded) => pattern.test(folded)));
  const concept = found?.[0] ?? 'unknown';
  // The maker of a part (of the processor, say) is a fact about the product, not who it is from.
  return concept === 'brand' && names.every((folded) => OF_A_PART.test(folded)) ? 'part' : concept;
}

const OF_A_PART = /^(?!product |item |main )\S+ \S/;

/** `ram_gb` of unit GB is about `ram`. */
export function nameWithoutUnit(name: string, unit: string | null): string {
  if (unit === null) return name;
  const cut = name.replace(/[_\s-]+([^_\s-]+)$/, (whole, last: string) =>
    foldText(last) === foldText(unit) || (foldText(last) === 'in' && unit === '"') ? '' : whole,
  );
  return cut === '' ? name : cut;
}

const PEOPLE = new Set(
  (
    'men mens man male women womens woman female ladies lady unisex kids kid children child boys boy girls girl baby babies ' +
    'toddler adult adults herren herr damen dame manner frauen kinder jungen madchen homme hommes femme femmes enfant enfants ' +
    'garcon fille uomo donna bambino bambini hombre mujer ninos muzi zeny deti panske damske mezczyzni kobiety dzieci heren dames kinderen'
  ).split(' '),
);
const TAGS = /\b(tags?|schlagworte?|keywords?|stichworte?|themes?|themen|topics?|motive?|motifs?)\b/;
/** More tags than this are there for searching, not for choosing. */
const FEW_TAGS = 12;

/**
 * Some attributes say more by their values than by their names, such as tags that say for whom a product is.
 * `values`: some of those that products have. `all`: how many there are.
 */
export function conceptByValues(attribute: Attribute, values: readonly string[], all: number): Concept {
  const byName = findConcept(attribute);
  const isText = attribute.type === 'text' || attribute.type === 'list';
  if (!isText || values.length === 0 || byName === 'identifier') return byName;
  if (values.length === all && values.every(isPeople)) return 'person';
  if (byName === 'unknown' && values.every(isOnlyNumbers)) return 'technical';
  if (!TAGS.test(foldText(attribute.name))) return byName;
  if (all > 1 && all <= FEW_TAGS && values.every(isReadable)) return 'kind';
  return attribute.type === 'list' ? 'theme' : byName;
}

/** Words; not the marks that programs leave (`import_2021_02_11`, `sale:50`). */
const isReadable = (value: string): boolean => /^\p{L}[\p{L}\p{M} '’&-]{2,30}$/u.test(value);

/** `24/8/16`: several numbers that say nothing to those who do not know. */
const isOnlyNumbers = (value: string): boolean => /^\d[\d.,]*([/x*+-][\d.,-]*)+$/.test(value);

const isPeople = (value: string): boolean =>
  foldText(value.replace(/['’]s\b/g, 's'))
    .split(' ')
    .every((word) => PEOPLE.has(word));
