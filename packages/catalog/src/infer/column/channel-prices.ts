// Names of prices that do not say price: `AktionNetto`, `Endkunden Brutto`, `Promo HT`. What a reduction, a sales channel or a kind of
// customer is called stands beside a word for with or without tax. `Gewicht netto` is a measure, so the words before count.

import { plainName } from './column-names.ts';

const PAID_BY =
  'aktions?|angebots?|sonder|promo|promotion|soldes?|oferta|offerta|actie|aanbieding|akce|akcia|akcija|promocja|kampanj|tilbud|tarjous|akcio|kampanya|sale|end ?kunden?|kunden?|privat ?kunden?|geschafts ?kunden?|firmen ?kunden?|haendler|handler|gast|online|shop|webshop|filiale?|laden|customers?|end customers?|retail|consumers?|b2 ?[bc]|guest|store|web|marketplace|channel|clients?|particuliers?|professionnels?|boutique|clientes?|tienda|clienti|negozio|loja|klanten|klant|consument|winkel|zakaznik|zakaznici|eshop|klient|sklep|detal|kund|kunde|butik|asiakas|vasarlo|kupac|musteri|vk';
const TAX_WORD =
  'netto|brutto|net|gross|ht|ttc|neto|bruto|lordo|nett|excl btw|incl btw|excl vat|incl vat|bez dph|s dph';
const CHANNEL_PRICE = new RegExp(
  `(?:^| )(?:(?:${PAID_BY}) (?:${TAX_WORD})|(?:${TAX_WORD}) (?:${PAID_BY}))(?: eur| usd| gbp| chf)?$`,
);

export const namesChannelPrice = (name: string): boolean => CHANNEL_PRICE.test(plainName(name));
