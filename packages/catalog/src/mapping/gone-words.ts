// Words that begin a cell of any column and say without a doubt that the product cannot be bought: `Sold out`, `ausverkauft seit Mai`.

/** To add a word, write it in small letters, in the row of its language. */
const GONE = [
  'discontinued|sold out|out of stock|not available|no longer available|coming soon|cancell?ed|nicht mehr lieferbar|nicht mehr erhältlich',
  'nicht lieferbar|ausverkauft|vergriffen|rupture de stock|épuisé|agotado|sin existencias|descatalogado|esaurito|fuori produzione|uitverkocht',
  'niet meer leverbaar|vyprodáno|není skladem|wycofany|esgotado|slutsåld|udsolgt|utsolgt|loppuunmyyty|elfogyott|stoc epuizat|nema na stanju',
  'indisponível|fora de estoque|non disponibile|non disponible|niet op voorraad|vypredané|nie je na sklade|wyprzedan[eya]|brak w magazynie|esgotat|razprodano|ni na zalogi|išparduota|izpārdots|välja müüdud|изчерпан|εξαντλήθηκε|εξαντλημένο',
  '売り切れ|完売|在庫切れ|品切れ|售罄|缺货|缺貨|품절|نفدت الكمية|غير متوفر|ناموجود|אזל מהמלאי|אזל|สินค้าหมด|स्टॉक में नहीं|stok habis|hết hàng|распродано|розпродано',
  'rasprodano|stokta yok|tükendi|немає в наявності|знято з виробництва|нет в наличии|снят с производства',
].join('|');
const BEGINS = new RegExp(`^(${GONE})(?![\\p{L}])`, 'iu');

/** The word, as it is written. Null: the cell does not say so. */
export const goneWord = (text: string): string | null => BEGINS.exec(text)?.[1] ?? null;
