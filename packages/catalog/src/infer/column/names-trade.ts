// Names of columns that concern only the shop and its suppliers, agents and carriers: what it pays, what it earns, shipping
// costs, taxes, and its own figures: how much of it is sold, how often it is looked at, how many lie in which place. No shopper may
// choose by them, and most must not see them, so the test is broad: in all languages of shops, and for parts of compound words too.
// Only a mapping that a person wrote makes an attribute of such a column.

import { type Reason, reason } from '@guidepost/fault/reason';
import { splitPairColumn } from '../../named-pairs.ts';
import { plainName } from './column-names.ts';
import { withParts } from './joined-names.ts';
import { BARE_QUANTITY, DEMAND_NAMES, STOCK_NAMES, TURNOVER_NAMES } from './shop-figures.ts';
import { TRADE_WORDS } from './trade-names.ts';

export const namesTrade = (name: string): boolean => tradeReason(name) !== null;

/** Why a column of this name is neither an attribute nor a price. Null: the name does not say so. */
export function tradeReason(name: string): Reason | null {
  const plain = ` ${plainName(name)} `;
  if (SENDING.test(plain))
    return reason('sending-or-tax', 'what sending costs, or a tax, belongs to the order and not to the product');
  const isTrade =
    TRADE.test(plain) ||
    TRADE.test(` ${withParts(plain.trim())} `) ||
    SHORT.test(name) ||
    (COST.test(plain) && !COST_OF_USE.test(plain));
  if (isTrade) return reason('trade', 'what the shop pays or earns, not for shoppers');
  if (DEMAND.test(plain)) return IN_DEMAND;
  return STOCK.test(` ${plainName(splitPairColumn(name)?.path ?? name)} `) ? STOCK_OF_SHOP : null;
}

export const STOCK_OF_SHOP = reason(
  'stock-of-place',
  'how many the shop has in one place, which changes from day to day',
);

/** `Menge` in a file that has `Umsatz`, too, and `fans` in one that has `popularity`: a case for computers has fans of another kind. */
export const countsSold = (name: string, columns: readonly { readonly name: string }[]): boolean =>
  (BARE_QUANTITY.test(plainName(name)) && columns.some((other) => TURNOVER.test(` ${plainName(other.name)} `))) ||
  (OF_FOLLOWERS.test(plainName(name)) && columns.some((other) => POPULAR.test(plainName(other.name))));

export const IN_DEMAND = reason('demand', 'how often it is bought or looked at, not for shoppers');

const OF_FOLLOWERS = /^(?:fans|likes|followers|favou?rites|hearts)$/;
const POPULAR = /^(?:popularity|popularity rank|hits|views|likes|followers)$/;

const TURNOVER = new RegExp(` (?:${TURNOVER_NAMES.join('|')}) `);
const DEMAND = new RegExp(` (?:${DEMAND_NAMES.join('|')}) `);
const STOCK = new RegExp(`^ (?:${STOCK_NAMES.join('|')}) $`);

/** A cost is the shop's, unless the name says that it is the cost of using the product. */
const COST = / (?:costs?|couts?|costos?|costes?|custos?|costi|kosten|naklady|koszty?) /;
const COST_OF_USE =
  / (?:per|pro|je|par|por|al|za|na|energy|electricity|power|running|operating|ownership|fuel|heating|maintenance|annual|yearly|monthly|year|month|low|consumption|strom|energie|betrieb|unterhalt|verbrauch) /;

/** Abbreviations of German trade: `HEK`, `LEK`, `DEK`. In lower case they are words of other languages. */
const SHORT = /(?<!\p{L})\p{Lu}EK(?!\p{L})/u;

const TRADE = new RegExp(` (?:${[...TRADE_WORDS, ...TURNOVER_NAMES].join('|')}) `);

const SENDING = new RegExp(
  [
    ' (?:shipping|delivery|freight|postage|handling|carriage|courier) (?:and handling )?(?:costs?|prices?|fees?|charges?|rates?|surcharges?) ',
    ' (?:versand|liefer|fracht|speditions?|porto|verpackungs|zustell|nachnahme|sperrgut)(?:kosten|gebuhr|gebuhren|preis|preise|pauschale|zuschlag|aufschlag)(?!frei)\\w* ',
    ' (?:frais|couts?|cout) (?:de |d )?(?:port|livraison|expedition|envoi) | (?:gastos|costes?|costos?|precio) de envio | portes ',
    ' (?:spese|costi?|prezzo) (?:di )?(?:spedizione|consegna|trasporto) | (?:verzend|bezorg|leverings?)(?:kosten|prijs|tarief) ',
    ' (?:cena|naklady|koszty?) (?:za |na )?(?:dopravy|dopravu|dostawy|wysylki|przesylki|doruceni) | postovne ',
    '^ (?:shipping|postage|freight|carriage|versand|porto|fracht|livraison|envio|spedizione|verzending|doprava|dostawa|wysylka) $',
    '^ (?:vat|tax|sales tax|mw ?st|ust|mehrwertsteuer|umsatzsteuer|steuer|steuerklasse|steuersatz|mw ?stsatz|ust ?satz|mehrwertsteuersatz|umsatzsteuersatz|tva|iva|btw|dph|podatek|moms|momssats|mva|alv|afa|pdv|kdv|ндс|пдв|φπα)(?: (?:rate|class|code|satz|klasse|betrag|tarief|orani|kulcs))?IN_PERCENT $',
    '^ (?:taux (?:de )?tva|tipo (?:de )?iva|aliquota iva|sazba dph|stawka vat|tax (?:rate|class|code|amount)|消費税率|税率|부가세)IN_PERCENT $',
  ]
    .join('|')
    .replaceAll(
      'IN_PERCENT',
      '(?: (?:in|en|w|v|i))?(?: (?:percent|pct|prozent|pourcentage|pour cent|porcentaje|percentuale|percentage|procent\\w*|prosent))?',
    ),
);
