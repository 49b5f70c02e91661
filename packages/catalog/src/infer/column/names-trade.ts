// Columns that are between the shop and its suppliers: what it pays, and what it earns. No shopper may ever see them, so the names
// are taken broadly, in the languages that shops write.

import { plainName } from './column-names.ts';

export const namesTrade = (name: string): boolean => TRADE.test(` ${plainName(name)} `);

/** Why such a column is no attribute. */
export const TRADE_REASON = 'what the shop pays or earns, not for shoppers';

const WHOLE = [
  'cost|costs|unit cost|item cost|product cost|purchase cost|base cost|landed cost|average cost|net cost|cost net|cost gross',
  'koszt|kosten netto|kosten|cout|costo|coste|custo|naklad|naklady',
].join('|');

/** Wherever they stand in a name. */
const WORDS = [
  // English
  'cost price|cost per item|cost per unit|cost of goods|cost of goods sold|cogs|costprice|purchase price|purchasing price|buying price',
  'buy price|supplier price|vendor price|wholesale|wholesale price|wholesaleprice|dealer price|trade price|reseller price',
  'b2b price|distributor price|gross margin|net margin|profit margin|margin|margins|markup|profit|gross profit',
  // German
  'ek|gek|ekp|ekpreis|[a-z]ek (?:netto|brutto|preis)|einkauf|einkaufspreis\\w*|einkaufs\\w*preis|einstand\\w*|bezugspreis|beschaffungspreis|handlerpreis\\w*|haendlerpreis\\w*',
  'handler ?ek|grosshandel\\w*|wiederverkaufer\\w*|selbstkosten\\w*|herstellkosten|wareneinsatz|deckungsbeitrag|marge|rohertrag|handelsspanne|spanne|rohgewinn',
  // French, Spanish, Italian, Dutch
  'prix d achat|prix achat|prix de revient|prix revendeur|prix grossiste|prix de gros|cout d achat|cout de revient|marge brute',
  'precio de compra|precio compra|precio de coste|precio de costo|precio mayorista|precio distribuidor|margen',
  'prezzo di acquisto|prezzo d acquisto|prezzo acquisto|prezzo di costo|prezzo rivenditore|prezzo ingrosso|costo di acquisto|margine',
  'inkoop|inkoopprijs\\w*|kostprijs|groothandel\\w*|dealerprijs|marge',
  // Czech, Polish
  'nakupni cena|nakupni|velkoobchodni cena|velkoobchod|porizovaci cena|marze|cena zakupu|cena hurtowa|hurtowa|koszt zakupu|marza',
].join('|');

const TRADE = new RegExp(`^ (?:${WHOLE}) $| (?:${WORDS}) `);
