// Kinds of goods that are in a shop's catalog but that nobody is advised about: gift cards, deposits, freight, insurance. A row has the names
// of a language, folded (see `foldText`), with `|` between them. To add one, write it in the row of its language.
// All rows hold for all catalogs, so a word that another language has for goods is not among them: `palettes` of make-up, `portes`, `Porto`, `pant`.

import { foldText } from './fold-text.ts';

const ROWS: readonly string[] = [
  // English
  'gift cards?|gift vouchers?|gift certificates?|vouchers?|e ?gift cards?|(?:bottle |crate |container )?deposits?|shipping|shipping costs?|delivery|delivery costs?|freight|postage|pallets?|donations?|gift wrap|gift wrapping|surcharges?|(?:extended )?warrant(?:y|ies)|insurances?|ring sizers?',
  // German
  'gutscheine?|geschenkgutscheine?|geschenkkarten?|wertgutscheine?|pfand|pfandgut|leergut|versand|versandkosten|lieferung|lieferkosten|fracht|frachtkosten|europaletten?|spenden?|geschenkverpackung(?:en)?|zuschlage?|garantieverlangerung(?:en)?|versicherung(?:en)?|ringmass(?:e|er)?',
  // French
  'cartes? cadeaux?|cheques? cadeaux?|bons? cadeaux?|bons? d achat|consignes?|livraison|frais de port|frais de livraison|dons?|emballages? cadeaux?|extensions? de garantie|assurances?|baguiers?',
  // Spanish and Portuguese
  'tarjetas? (?:de )?regalo|cheques? regalo|bonos? regalo|vales? (?:de )?regalo|envases retornables|envios?|gastos de envio|donaciones|envoltorios? (?:de )?regalo|garantia extendida|seguros?|medidores? de anillos?',
  'cartoes presente|cartao presente|vales? presente|cheques? prenda|vasilhame|frete|entrega|paletes?|doacoes|embrulho|garantia estendida',
  // Italian, Dutch
  'carte regalo|carta regalo|buoni? regalo|cauzioni?|vuoti|spedizioni?|spese di spedizione|pallet|bancali|donazioni|confezioni regalo|estensioni? di garanzia|assicurazioni?|misuratori? (?:di |per )?anelli',
  'cadeaubon|cadeaubonnen|cadeaukaart|cadeaukaarten|statiegeld|verzending|verzendkosten|bezorging|vracht|donaties?|cadeauverpakking(?:en)?|verzekering(?:en)?|ringmaten?',
  // Czech, Slovak, Polish
  'darkove poukazy|darkovy poukaz|darkove karty|poukazy|zalohy|vratne (?:obaly|zalohy)|doprava|dopravne|darkove baleni|prodlouzena zaruka|pojisteni|darcekove poukazky|darcekova poukazka|darcekove karty|poukazky|poistenie',
  'karty podarunkowe|karta podarunkowa|bony podarunkowe|bon podarunkowy|vouchery|kaucje?|kaucja|opakowania zwrotne|dostawa|koszty dostawy|darowizny|pakowanie na prezent|ubezpieczenia?|przedluzona gwarancja',
  // Swedish, Danish, Norwegian, Finnish
  'presentkort|frakt|leverans|presentinslagning|forsakringar|gavekort|fragt|levering|gaveindpakning|forsikringer?|gaveinnpakning|lahjakortit?|lahjakortti|pantti|toimitus|toimituskulut|rahti|lahjapaketointi',
  // Hungarian, Romanian, Croatian, Serbian, Turkish
  'ajandekkartya|ajandekkartyak|ajandekutalvany(?:ok)?|utalvany(?:ok)?|betetdij(?:ak)?|szallitas|szallitasi dij|raklap(?:ok)?|carduri cadou|card cadou|vouchere|livrare|donatii',
  'poklon kartice|poklon kartica|poklon bonovi|povratna naknada|kaucija|dostava|donacije|hediye kart[iı]|hediye kartlar[iı]|hediye çeki|hediye ceki|hediye çekleri|hediye cekleri|depozito|kargo|bag[iı]s|bağ[iı]ş|hediye paketi',
  // Ukrainian, Russian
  'подарункові (?:картки|сертифікати)|сертифікати|застава|доставка|подарочные (?:карты|сертификаты)|подарочный сертификат|сертификаты|залог|подарочная упаковка',
];

const HELPERS = new RegExp(`^(?:${ROWS.join('|')})$`);

/** The value of a kind, which may name several (`Delivery / freight`) or be the end of a path. */
export const namesHelpers = (value: string): boolean =>
  (value.split(/\s+>\s+/).at(-1) ?? value).split(/\s*[/,&+]\s*/).every((one) => HELPERS.test(foldText(one)));
