// Names of columns that say when a reduced price begins or ends, in the languages of shops. To add a word, write it as `plainName`
// does, with `|` before it.

import { plainName } from './column-names.ts';

/** Words for a price that is reduced for a while. */
export const OFFERS =
  'aktions?|aktie|angebots?|sonderangebots?|sonderpreis|sonder|rabatt|deals?|discount|offers?|promo|promos|promotion|promotional|soldes?|remise|offre|oferta|promocion|promocao|descuento|rebaja|offerta|promozione|sconto|actie|aanbieding|korting|akce|akcia|akcija|promocja|kampanj|kampagne|kampanje|tilbud|tarjous|akcio|promotie|reducere|kampanya|indirim|special|sale|акция|скидка|акція|знижка';
export const BEGINNINGS =
  'von|ab|beginn|beginnt|start|anfang|gultig (?:von|ab)|du|des|debut|date debut|a partir du|desde|inicio|empieza|da|dal|inizio|van|vanaf|od|fran|fra|alkaa|kezdete|de la|inceput|baslangic|from|begins?|starts?|start date|starting|valid from|с|з|від';
export const ENDS =
  'bis|ende|endet|gultig bis|au|jusqu au|date fin|fin|hasta|valid[ao] hasta|vence|vencimiento|termina|fim|ate|valid[ao] ate|al|fine|scadenza|tot|einde|do|platnost do|platne do|wazne do|konec|koniec|til|till|slut|paattyy|vege|pana la|sfarsit|bitis|to|until|ends?|end date|ending|expires|expiry|expiration|valid (?:to|until|till)|по|до';
const PRICES = 'preis|preise|prijs|prices?|prix|pris|cena|fiyat|precio|prezzo|preco';
const DATES = 'date|dates|datum|fecha|data|dato';
const ARTICLES = 'de|de la|del|of|of the|du|di|della|der|des|do|da';

/** Whole names that are put together in another way, of shop systems in their languages. */
const BEGINNING_NAMES =
  'dia en que empieza el precio rebajado|data di inizio del prezzo in offerta|date de debut de promo';
const END_NAMES =
  'dia en que termina el precio rebajado|data di fine del prezzo in offerta|date de fin de promo|sale price effective dates?|price until';

/** A regular expression of names of an offer with one of these words for when it begins or ends. */
export const datesOfOffer = (words: string): string =>
  `(?:(?:${DATES}) )?(?:on |an dem )?(?:${OFFERS}) ?(?:${PRICES})? ?(?:${DATES})? ?(?:${words})(?: (?:${DATES}|time|at|on|am|le|gmt|utc))*|(?:(?:${DATES}) )?(?:(?:${ARTICLES}) )?(?:${words}) (?:(?:${DATES}) )?(?:(?:${ARTICLES}) )?(?:${OFFERS}) ?(?:${PRICES})?`;

const BEGINNING = new RegExp(`^(?:${datesOfOffer(BEGINNINGS)}|${BEGINNING_NAMES})$`);
const END = new RegExp(`^(?:${datesOfOffer(ENDS)}|${END_NAMES})$`);

export const namesBeginning = (name: string): boolean => BEGINNING.test(plainName(name));
export const namesEnd = (name: string): boolean => END.test(plainName(name));

const TIME_OF_PRICE = new RegExp(
  `(?:^| )(?:${OFFERS}|${PRICES}|effective|valid|validity|gultig|gultigkeit|vigencia|validez|validita)(?: |$)`,
);
const OTHER_TIME =
  /(?:^| )(?:travel|trip|tour|stay|event|course|season|delivery|shipping|ship|availability|available|pickup|rental|booking|exhibition|show|reise|termin|kurs|saison|lieferung|voyage|sejour|viaje|estancia|curso|entrega|viaggio|corso|consegna)(?: |$)/;

/** Whether two dates under such a name may be those of a price. */
export const namesTimeOfPrice = (name: string): boolean => TIME_OF_PRICE.test(plainName(name));
export const namesOtherTime = (name: string): boolean => OTHER_TIME.test(plainName(name));
