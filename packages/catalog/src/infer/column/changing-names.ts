// Columns whose cells change while the product stays the same: how others judged it, how much it is reduced, at which place of a list it
// was found, and when. Nothing that has to last, such as a key or a name, is made of them.

import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';
import { isEnergyStars } from './energy-stars.ts';
import { namesJudgement } from './judged-names.ts';

/** `others`: the columns of the file. */
export const changesDaily = (column: ColumnFacts, others: readonly ColumnFacts[]): boolean =>
  (namesJudgement(column.called) && !isEnergyStars(column, others)) ||
  [column.called, column.name].some((name) => CHANGING.test(plainName(name))) ||
  isMostly(column, REDUCED) ||
  isMostly(column, JUDGED);

/** The first values show what the others are. */
const isMostly = ({ values }: ColumnFacts, test: RegExp): boolean => {
  const looked = values.slice(0, MOST_LOOKED_AT);
  return looked.length > 0 && looked.filter(({ text }) => test.test(text)).length >= looked.length * MOSTLY;
};

const MOST_LOOKED_AT = 100;
const MOSTLY = 0.8;

/** `28% off`, `-30 %` */
const REDUCED =
  /^(?:(?:save|up to|bis zu|jusqu'à|hasta) )?[-–−]? ?\d{1,2}(?:[.,]\d+)? ?% ?(?:off|discount|rabatt|sleva|zľava|zniżki|korting|de descuento|de remise|di sconto)$|^[-–−] ?\d{1,2} ?%$/iu;
/** `65,317 Ratings` */
const JUDGED =
  /^[(]?\d[\d.,\s]*k?\+? (?:ratings?|reviews?|votes?|bewertungen|rezensionen|avis|opiniones|reseñas|recensioni|avaliações|recensies|hodnocení|opinii|отзыв\p{L}*|відгук\p{L}*)[)]?$/iu;

const CHANGING = new RegExp(
  `^(?:${[
    // How much it is reduced
    '(?:(?:total|price|percentage|percent|special|current) )*(?:discounts?|rebates?|savings?|saved|you save|markdown)(?: (?:percentage|percent|pct|amount|rate|value|price|off))*|(?:percent|percentage|amount) off|price drop',
    'rabatte?|nachlass|preisnachlass|ersparnis|sie sparen|remises?|reductions?|economie|descuentos?|rebajas?|ahorro|sconti?|sconto percentuale|risparmio|descontos?|korting(?:en)?|slev[ay]|zlava|rabat|znizka|kedvezmeny|reducere|popust|indirim(?: orani)?|скидка|знижка|割引|折扣|할인율|할인|diskon|khuyen mai',
    // At which place of a list it was found
    '(?:(?:list|search|page|result|results|bestseller|best sellers?|sales|category) )?(?:position|pos|rank|ranking)|rang|platz|posicion|posizione|posicao|positie|poradi|pozycja|sort(?: order)?|reihenfolge|web scraper order',
    // When it was looked at or changed
    '(?:(?:data|date|time|datetime|timestamp) )?(?:scraped|crawled|checked|updated|modified|imported|exported|fetched|retrieved|extracted|collected|downloaded|captured|parsed|indexed)(?: (?:at|on|by|date|time|timestamp|gmt|utc))*|(?:scrap(?:e|ing)|crawl(?:ing)?|update|import|export|fetch|collection|extraction|snapshot) ?(?:date|time|timestamp)',
    '(?:date|time) of (?:scraping|crawling|import|export|extraction|update)|last (?:seen|update|updated|checked|modified|changed|crawled|scraped)|timestamp|time stamp|aktualisiert(?: am)?|geandert(?: am)?|abgerufen(?: am)?|abrufdatum|exportdatum|importdatum|date (?:de )?(?:mise a jour|maj|extraction|import|export)|fecha (?:de )?(?:actualizacion|extraccion|importacion|exportacion)|data (?:di )?(?:aggiornamento|estrazione|importazione)',
  ].join('|')})$`,
  'u',
);
