// Names of columns that concern only the shop and its suppliers, agents and carriers: what it pays, what it earns, shipping
// costs, taxes. No shopper may choose by them, and most must not see them, so the test is broad: in all languages of shops,
// and for parts of compound words too. Only a mapping that a person wrote makes an attribute of such a column.

import { plainName } from './column-names.ts';

export const namesTrade = (name: string): boolean => tradeReason(name) !== null;

/** Why a column of this name is neither an attribute nor a price. Null: the name does not say so. */
export function tradeReason(name: string): string | null {
  const plain = ` ${plainName(name)} `;
  if (SENDING.test(plain)) return 'what sending costs, or a tax, belongs to the order and not to the product';
  const isTrade = TRADE.test(plain) || SHORT.test(name) || (COST.test(plain) && !COST_OF_USE.test(plain));
  return isTrade ? 'what the shop pays or earns, not for shoppers' : null;
}

/** A cost is the shop's, unless the name says that it is the cost of using the product. */
const COST = / (?:costs?|couts?|costos?|costes?|custos?|costi|kosten|naklady|koszty?) /;
const COST_OF_USE =
  / (?:per|pro|je|par|por|al|za|na|energy|electricity|power|running|operating|ownership|fuel|heating|maintenance|annual|yearly|monthly|year|month|low|consumption|strom|energie|betrieb|unterhalt|verbrauch) /;

/** Abbreviations of German trade: `HEK`, `LEK`, `DEK`. In lower case they are words of other languages. */
const SHORT = /(?<!\p{L})\p{Lu}EK(?!\p{L})/u;

const WORDS = [
  // English
  'cost per (?:item|unit|piece|product|article|pc|pcs|sku)|cost of (?:goods|sales|purchase)|cogs|costprice|unitcost|itemcost',
  '(?:purchase|purchasing|buying|buy|supplier|suppliers|vendor|dealer|trade|reseller|b2b|distributor|distribution|landed|factory|exw|fob|procurement|acquisition|invoice|partner) (?:unit )?(?:net )?(?:price|prices|discount|markup)',
  'dealer net|trade net|wholesale|wholesaleprice|margin|margins|mark up|markup|profit|profits|revenue share|commissions?|commissionrate',
  '(?:referral|selling|marketplace|fulfil?lment|fba|affiliate|listing|agent|broker|platform) (?:fee|fees|rate|share)|payout|kickback|royalty|royalties',
  // German
  'ek|gek|ekp|[a-z]ek (?:netto|brutto|preis)|[a-z]{0,2}ek(?:netto|brutto|preis)\\w*|nettoek|nettoeinkauf\\w*|einkauf|einkaufs?\\w*(?:preis|konditionen|rabatt|kosten|wert|netto)\\w*|einstand\\w*',
  'bezugspreis\\w*|bezugskosten|beschaffungs\\w*|(?:handler|haendler|lieferant|zulieferer|hersteller|fabrik|werks|abgabe|partner|distributor|importeur)\\w*(?:preis|preise|rabatt|konditionen|ek|netto|marge)',
  '(?:handler|haendler|lieferant|lieferanten|hersteller|partner) (?:preis|netto|ek|rabatt|konditionen|marge)|grosshandel\\w*|wiederverkauf\\w*|selbstkosten\\w*',
  'herstell(?:ungs)?kosten|gestehungs\\w*|wareneinsatz\\w*|deckungsbeitr\\w*|\\w*marge|\\w*margen|rohertrag\\w*|rohgewinn\\w*|handelsspanne|spanne|gewinn|gewinnspanne|gewinnaufschlag',
  'kalkulations?\\w*|\\w*provision|\\w*provisionen|\\w*provisions(?:satz|betrag)|vermittlungsgebuhr|verkaufsgebuhr\\w*|marktplatzgebuhr\\w*|werbekosten\\w*',
  // French, Spanish, Italian, Portuguese, Dutch
  '(?:prix|tarif|tarifs|cout) (?:net )?(?:d |de )?(?:achat|revient|fournisseurs?|revendeurs?|grossistes?|gros|cession)|taux de marge|marges?',
  '(?:precio|coste|costo|tarifa) (?:de |del )?(?:compra|coste|costo|proveedor|mayorista|distribuidor|adquisicion|revendedor)|margen|comision|comisiones',
  '(?:prezzo|costo|listino) (?:di |d |al |del |dal )?(?:acquisto|costo|rivenditor[ei]|ingrosso|fornitor[ei]|distributor[ei])|margine|margini|ricarico|provvigion[ei]|commission[ei]',
  '(?:preco|custo) (?:de |do )?(?:compra|custo|fornecedor|atacado|revenda)|margem|comissao|lucro',
  'inkoop|inkoop\\w*|kostprijs\\w*|groothandel\\w*|dealerprijs|dealerkorting|leveranciers?(?:prijs|korting)|prijs leverancier|winstmarge|provisie|commissie',
  // Czech, Polish, Swedish, Danish
  'nakupni\\w*|velkoobchod\\w*|porizovaci cena|dodavatelska cena|cena (?:od )?dodavatele|marze|marza|zisk|zysk|provize|prowizja',
  'cena (?:zakupu|nabycia|dostawcy|dealerska)|hurtowa|inkopspris|indkobspris|innkjopspris|kostpris',
].join('|');

const TRADE = new RegExp(` (?:${WORDS}) `);

const SENDING = new RegExp(
  [
    ' (?:shipping|delivery|freight|postage|handling|carriage|courier) (?:and handling )?(?:costs?|prices?|fees?|charges?|rates?|surcharges?) ',
    ' (?:versand|liefer|fracht|speditions?|porto|verpackungs|zustell|nachnahme|sperrgut)(?:kosten|gebuhr|gebuhren|preis|preise|pauschale|zuschlag|aufschlag)(?!frei)\\w* ',
    ' (?:frais|couts?|cout) (?:de |d )?(?:port|livraison|expedition|envoi) | (?:gastos|costes?|costos?|precio) de envio | portes ',
    ' (?:spese|costi?|prezzo) (?:di )?(?:spedizione|consegna|trasporto) | (?:verzend|bezorg|leverings?)(?:kosten|prijs|tarief) ',
    ' (?:cena|naklady|koszty?) (?:za |na )?(?:dopravy|dopravu|dostawy|wysylki|przesylki|doruceni) | postovne ',
    '^ (?:shipping|postage|freight|carriage|versand|porto|fracht|livraison|envio|spedizione|verzending|doprava|dostawa|wysylka) $',
    '^ (?:vat|tax|sales tax|mw ?st|ust|mehrwertsteuer|umsatzsteuer|steuer|steuerklasse|steuersatz|mw ?stsatz|ust satz|tva|iva|btw|dph|podatek)(?: (?:rate|class|code|percent|satz|klasse|betrag|tarief))? $',
    '^ (?:taux (?:de )?tva|tipo (?:de )?iva|aliquota iva|sazba dph|stawka vat|tax (?:rate|class|code|amount)) $',
  ].join('|'),
);
