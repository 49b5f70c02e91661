// What the names of columns say, in the languages of shops: which product field a column may be. A name only proposes. What
// the cells hold decides.

/** Lower case, without accents, words separated by single spaces: `Preis (in €)` → `preis in`, `itemNo` → `item no`. */
export const plainName = (name: string): string =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The surest first, `|` between them. English, German, French, Spanish, Italian, Dutch, Czech, Polish. */
const NAMES = {
  sku: [
    'sku|variant sku|product sku|artikelnummer|artikel nr|artikelnr|art nr|artnr|bestellnummer|',
    'bestellnr|produktnummer|produkt id|item number|item no|item id|item code|product id|',
    'product code|product number|article number|article id|reference|ref|code article|',
    'code produit|referencia|codigo|codigo de producto|codice|codice articolo|codice prodotto|',
    'artikelcode|kod|kod produktu|katalogove cislo|cislo produktu|indeks|numer katalogowy|symbol|',
    'id|nr|code|uuid|asin|ean|gtin|upc|barcode|mpn|part number|partnumber|model number',
  ],
  title: [
    'title|name|product title|product name|productname|item name|titel|produktname|bezeichnung|',
    'artikelbezeichnung|produktbezeichnung|artikelname|produkttitel|nom|nom du produit|titre|',
    'designation|libelle|nombre|nombre del producto|titulo|nome|nome prodotto|titolo|naam|',
    'productnaam|nazev|nazev produktu|jmeno|nazwa|nazwa produktu|tytul|product|produkt|produit|',
    'producto|prodotto|item|artikel|model name|modellname|phone name|short description',
  ],
  description: [
    'description|body html|body|long description|product description|beschreibung|langtext|',
    'produktbeschreibung|artikelbeschreibung|langbeschreibung|kurzbeschreibung|descriptif|',
    'descripcion|descrizione|omschrijving|beschrijving|popis|opis|details|summary|text|',
    'short description',
  ],
  image: [
    'image|image link|image url|image src|main image|picture|photo|thumbnail|img|imageurl|bild|',
    'bild url|bildlink|produktbild|hauptbild|foto|image principale|imagen|immagine|afbeelding|',
    'obrazek|zdjecie|obraz|fotka|images|pictures|bilder',
  ],
  link: [
    'link|url|product url|product link|deeplink|deep link|permalink|page url|produktlink|',
    'produkt url|lien|url du produit|enlace|collegamento|odkaz|adres url|href|web|website',
  ],
  sale_price: [
    'sale price|special price|current price|discounted price|final price|offer price|angebotspreis|',
    'aktionspreis|sonderpreis|prix promo|prix solde|precio oferta|prezzo scontato|actieprijs|',
    'akcni cena|cena promocyjna|now|price now|now price|jetzt|jetzt nur|prix actuel|precio actual|',
    'prezzo attuale|aktueller preis|nu|aktuelle preis|reduzierter preis|rabattpreis|reduced price',
  ],
  price: [
    'price|unit price|selling price|variant price|our price|preis|verkaufspreis|vk|vk preis|',
    'vk brutto|bruttopreis|preis brutto|prix|prix ttc|prix de vente|precio|pvp|prezzo|prijs|',
    'verkoopprijs|cena|cena s dph|cena brutto',
  ],
  list_price: [
    'list price|listprice|compare at price|variant compare at price|old price|was price|price was|',
    'regular price|original price|previous price|former price|was|before|price before|listenpreis|',
    'alter preis|statt preis|statt|vorher|bisheriger preis|ursprungspreis|streichpreis|prix barre|',
    'ancien prix|avant|precio anterior|precio tachado|antes|prezzo di listino|prezzo precedente|',
    'oude prijs|van prijs|puvodni cena|bezna cena|cena katalogowa|stara cena|cena pred slevou',
  ],
  recommended_price: [
    'msrp|rrp|srp|recommended price|recommended retail price|suggested price|suggested retail price|',
    'retail price|uvp|unverbindliche preisempfehlung|unverb preisempfehlung|empfohlener preis|',
    'empf verkaufspreis|prix conseille|prix public|prix public conseille|pvpr|pvp recomendado|',
    'precio recomendado|prezzo consigliato|prezzo al pubblico|adviesprijs|doporucena cena|',
    'cena doporucena|dmoc|cena sugerowana|sugerowana cena|cena detaliczna',
  ],
  group: [
    'group|group id|item group id|product group id|parent|parent sku|parent id|master|handle|',
    'url handle|variant group|artikelgruppe id|vaterartikel|eltern sku|style code|stylecode|',
    'model id|master sku|family id',
  ],
  available: [
    'available|availability|in stock|instock|stock|stock status|is available|quantity in stock|',
    'verfugbar|verfugbarkeit|lieferbar|lagerbestand|bestand|auf lager|disponible|disponibilite|',
    'en stock|disponibilidad|disponibile|disponibilita|beschikbaar|voorraad|op voorraad|skladem|',
    'dostupnost|dostepnosc|dostepny|stan magazynowy|quantity|qty|variant inventory qty|inventory',
  ],
  brand: [
    'brand|brand name|manufacturer|vendor|make|maker|company|marke|hersteller|fabrikat|marque|',
    'fabricant|marca|fabricante|marchio|produttore|merk|fabrikant|znacka|vyrobce|marka|',
    'producent|oem',
  ],
  model: ['model|product|product model|model name|modell|modele|modelo|modello|series|produkt|type|', 'typ'],
  currency: ['currency|price currency|wahrung|waehrung|devise|moneda|valuta|munt|mena|waluta|currency code'],
} as const;

export type NamedRole = keyof typeof NAMES;

export const NAMED_ROLES: readonly NamedRole[] = [
  ...(['sku', 'title', 'description', 'image', 'link', 'sale_price', 'price', 'list_price', 'group'] as const),
  ...(['recommended_price', 'available', 'brand', 'model', 'currency'] as const),
];

const LISTS: Partial<Record<NamedRole, readonly string[]>> = {};

function listOf(role: NamedRole): readonly string[] {
  const list = LISTS[role] ?? NAMES[role].join('').split('|');
  LISTS[role] = list;
  return list;
}

/**
 * The smaller, the clearer the name; null: the name does not say so. A name may have further words around the known one.
 */
export function nameRank(role: NamedRole, name: string): number | null {
  const plain = plainName(name);
  const names = listOf(role);
  const exact = names.indexOf(plain);
  if (exact !== -1) return exact;
  const padded = ` ${plain} `;
  const inside = names.findIndex((known) => known.length > 2 && !ALONE.has(known) && padded.includes(` ${known} `));
  return inside === -1 ? null : 100 + inside + plain.length;
}

/** Words that count only if the name has no other words. */
const ALONE = new Set(['now', 'was', 'before', 'jetzt', 'statt', 'vorher', 'avant', 'antes']);

/** Whether the name is a known one. It is not enough to contain one. */
export const isNamed = (role: NamedRole, name: string): boolean => (nameRank(role, name) ?? 100) < 100;

/** Names of numbers and codes that are only ids. */
export const namesId = (name: string): boolean => ID_NAME.test(` ${plainName(name)} `);

const ID_NAME =
  / (?:id|ids|uuid|guid|sku|ean|ean13|gtin|gtin13|upc|isbn|asin|mpn|barcode|code|nr|nummer|number|artikelnummer|artikelnr|part number|part numbers|partnumber|reference|referencia|codigo|codice|kod|cislo|handle|slug|hash) /;

/** `Preis pro 100 g` is a measure of the product; `Nettopreis` is another price of it. */
export function namesAnotherPrice(name: string): boolean {
  const plain = plainName(name);
  if (namesRate(name)) return false;
  const roles = ['price', 'sale_price', 'list_price', 'recommended_price'] as const;
  return roles.some((role) => isNamed(role, name)) || ANOTHER_PRICE.test(plain);
}

const ANOTHER_PRICE =
  /(?:preis|prijs|price|prix|precio|prezzo|cena|^vk)(?: (?:(?:netto|brutto|net|gross|ht|ttc|in|inkl|incl|excl|exkl|zzgl)\b.*|eur|euros?|usd|gbp|chf|czk|pln|sek|dkk|nok|huf))?$/;

/** A price for an amount, not for one piece. */
export const namesRate = (name: string): boolean => /(?:^| )(?:per|pro|je|par|por|al|za)(?: |$)/.test(plainName(name));

export const namesPrice = (name: string): boolean =>
  /(?:^| )(?:price|prices|preis|prix|precio|prezzo|prijs|cena|cost|costs|msrp|rrp|uvp|tax|vat)(?: |$)/.test(
    plainName(name),
  );
