// Names of columns that say how many there are with a word beside the one for a stock, `original stock`, `qty in warehouse`, and of those that
// say that a thing is gone. A row has names of one or more languages. To add one, write it as `plainName` does, with `|` before it.

import { plainName } from './column-names.ts';

/** A stock, whatever stands beside it. */
const STOCKS: readonly string[] = [
  'stock|stocks|in ?stock|inventory|(?:qty|quantity|count|units|pieces|pcs) (?:in|at|on) (?:the )?(?:warehouse|stock|store|shop|hand)|warehouse (?:qty|quantity|count)',
  'bestand|bestande|\\w*lagerbestand|warenbestand|lagermenge|(?:menge|anzahl|stuckzahl|stuck) (?:im|auf|am) lager|lager (?:menge|anzahl|stuck)',
  'stocks? disponibles?|(?:quantite|nombre) en (?:stock|magasin|entrepot)|existencias|inventario|(?:cantidad|unidades) en (?:stock|almacen|tienda)|giacenz[ae]|(?:quantita|pezzi) (?:in|a) (?:magazzino|stock)|estoque|(?:quantidade|unidades) em (?:estoque|stock|armazem)',
  'voorraad|\\w+voorraad|aantal (?:op|in) (?:voorraad|magazijn)|(?:pocet|mnozstvi|mnozstvo|kusu|kusov|ks) (?:na )?sklad(?:e|em|om)|stav skladu|skladove zasoby|zasob[ay]|stan (?:magazynu|magazynowy)|(?:ilosc|liczba|sztuk) (?:w magazynie|na stanie|na magazynie)',
  'lagersaldo|lagerstatus|antal i lager|antal pa lager|lagerbeholdning|lagerantal|antall pa lager|varastosaldo|varastomaara|(?:raktar)?keszlet|raktaron(?: levo)?|stoc|stocuri|zalih[ae]|zalogi?|stanje (?:zaliha|zalog)|stok|stok (?:adedi|miktari)|laoseis|laojaak|likutis|atlikums',
  'остат(?:ок|ки)|(?:количество|кол во) (?:на складе|в наличии)|запас(?:ы)?|залиш(?:ок|ки)|кількість на складі|наличност|αποθεμα|在庫|库存|庫存|재고',
];

/** Then it is no stock of today that can be sold, or something else about it. */
const OTHERWISE =
  /(?:^| )(?:min|mindest\w*|minim\w+|max|maxim\w+|safety|sicherheits\w*|melde\w*|reorder|threshold|alert|warn\w*|low|incoming|expected|reserved|reserviert\w*|committed|allocated|supplier|vendor|lieferant\w*|fournisseur|proveedor|fornitore|leverancier\w*|dodavatel\w*|price|preis|prix|precio|prezzo|prijs|cena|cost|value|wert|sku|code|nr|no|id|ids|date|datum|fecha|data|days?|tage|weeks?|time|location|place|lagerplatz|type|typ|unit|size|length|weight|material|photos?|images?|message|text|management|manage|managed|policy|tracker|control|turnover|sold)(?: |$)/;

const STOCK = new RegExp(`(?:^| )(?:${STOCKS.join('|')})(?: |$)`);

/** Whether the name holds a word for a stock. */
export const namesStock = (name: string): boolean => {
  const plain = plainName(name);
  return STOCK.test(plain) && !OTHERWISE.test(plain);
};

/** What a stock was before it is what there is. */
export const namesFormerStock = (name: string): boolean => FORMER.test(plainName(name));

const FORMER =
  /(?:^| )(?:original|initial|opening|former|previous|last|old|start\w*|anfangs\w*|vorher\w*|ursprunglich\w*|initiale?|precedent|iniziale|inicial|anterior|oorspronkelijk\w*|puvodni|poczatkow\w+|начальн\p{L}+|початков\p{L}+)(?: |$)/u;

/** One piece is sold. A number under the same name says how many were. */
const SOLD =
  /^(?:(?:is|was|already|bereits|schon) )?(?:sold|verkauft|vendue?s?|vendid[oa]s?|vendut[oaie]|verkocht|prodano|predane|predano|sprzedan[eya]|salda|sald|solgt|myyty|eladva|eladott|vandut[ae]?|satildi|продано|πωληθηκε|판매됨|已售)$/;

export const namesSold = (name: string): boolean => SOLD.test(plainName(name));

/** None is left. */
const GONE =
  /^(?:is )?(?:sold ?out|out of stock|unavailable|not available|discontinued|ausverkauft|vergriffen|nicht (?:lieferbar|verfugbar)|epuise|en rupture|rupture(?: de stock)?|agotad[oa]|sin (?:stock|existencias)|esaurit[oa]|esgotad[oa]|uitverkocht|vyprodano|vypredane|wyprzedan[eya]|slutsald|udsolgt|utsolgt|loppuunmyyty|elfogyott|stoc epuizat|rasprodan[oa]|rasprodato|tukendi|нет в наличии|немає в наявності|品切れ|缺货|품절)$/;

export const namesGone = (name: string): boolean => GONE.test(plainName(name));
