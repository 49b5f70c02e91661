// Kinds of goods that are in a shop's catalog but that nobody is advised about: gift cards, deposits, freight, insurance. A row has the names
// of a language, folded (see `foldText`), with `|` between them. To add one, write it in the row of its language.

import { foldText } from './fold-text.ts';

const ROWS: readonly string[] = [
  // English
  'gift cards?|gift vouchers?|gift certificates?|vouchers?|e ?gift cards?|(?:bottle |crate |container )?deposits?|shipping|shipping costs?|delivery|delivery costs?|freight|postage|pallets?|donations?|gift wrap|gift wrapping|surcharges?|(?:extended )?warrant(?:y|ies)|insurances?|ring sizers?',
  // German
  'gutscheine?|geschenkgutscheine?|geschenkkarten?|wertgutscheine?|pfand|pfandgut|leergut|versand|versandkosten|lieferung|lieferkosten|fracht|frachtkosten|porto|paletten?|europaletten?|spenden?|geschenkverpackung(?:en)?|zuschlage?|garantieverlangerung(?:en)?|versicherung(?:en)?|ringmass(?:e|er)?',
  // French
  'cartes? cadeaux?|cheques? cadeaux?|bons? cadeaux?|bons? d achat|consignes?|livraison|frais de port|frais de livraison|palettes?|dons?|emballages? cadeaux?|extensions? de garantie|assurances?|baguiers?',
  // Spanish and Portuguese
  'tarjetas? (?:de )?regalo|cheques? regalo|bonos? regalo|vales? (?:de )?regalo|envases retornables|envios?|gastos de envio|palets?|donaciones|envoltorios? (?:de )?regalo|garantia extendida|seguros?|medidores? de anillos?',
  'cartoes presente|cartao presente|vales? presente|cheques? prenda|vasilhame|frete|portes|entrega|paletes?|doacoes|embrulho|garantia estendida',
  // Italian, Dutch
  'carte regalo|carta regalo|buoni? regalo|cauzioni?|vuoti|spedizioni?|spese di spedizione|pallet|bancali|donazioni|confezioni regalo|estensioni? di garanzia|assicurazioni?|misuratori? (?:di |per )?anelli',
  'cadeaubon|cadeaubonnen|cadeaukaart|cadeaukaarten|statiegeld|verzending|verzendkosten|bezorging|vracht|donaties?|cadeauverpakking(?:en)?|verzekering(?:en)?|ringmaten?',
  // Czech, Slovak, Polish
  'darkove poukazy|darkovy poukaz|darkove karty|poukazy|zalohy|vratne (?:obaly|zalohy)|doprava|dopravne|palety|dary|darkove baleni|prodlouzena zaruka|pojisteni|darcekove poukazky|darcekova poukazka|darcekove karty|poukazky|poistenie',
  'karty podarunkowe|karta podarunkowa|bony podarunkowe|bon podarunkowy|vouchery|kaucje?|kaucja|opakowania zwrotne|dostawa|koszty dostawy|transport|darowizny|pakowanie na prezent|ubezpieczenia?|przedluzona gwarancja',
  // Swedish, Danish, Norwegian, Finnish
  'presentkort|pant|frakt|leverans|pallar|presentinslagning|forsakringar|gavekort|fragt|levering|paller|gaveindpakning|forsikringer?|gaveinnpakning|lahjakortit?|lahjakortti|pantit?|pantti|toimitus|toimituskulut|rahti|lavat|lahjapaketointi',
  // Hungarian, Romanian, Croatian, Serbian, Turkish
  'ajandekkartya|ajandekkartyak|ajandekutalvany(?:ok)?|utalvany(?:ok)?|betetdij(?:ak)?|szallitas|szallitasi dij|raklap(?:ok)?|carduri cadou|card cadou|vouchere|livrare|transport|paleti|donatii',
  'poklon kartice|poklon kartica|poklon bonovi|povratna naknada|kaucija|dostava|palete|donacije|hediye kart[iı]|hediye kartlar[iı]|hediye çeki|hediye ceki|hediye çekleri|hediye cekleri|depozito|kargo|palet|bag[iı]s|bağ[iı]ş|hediye paketi',
  // Ukrainian, Russian
  'подарункові (?:картки|сертифікати)|сертифікати|застава|тара|доставка|піддони|подарочные (?:карты|сертификаты)|подарочный сертификат|сертификаты|залог|поддоны|подарочная упаковка',
];

const HELPERS = new RegExp(`^(?:${ROWS.join('|')})$`);

/** The value of a kind, which may name several (`Delivery / freight`) or be the end of a path. */
export const namesHelpers = (value: string): boolean =>
  (value.split(/\s+>\s+/).at(-1) ?? value).split(/\s*[/,&+]\s*/).every((one) => HELPERS.test(foldText(one)));
