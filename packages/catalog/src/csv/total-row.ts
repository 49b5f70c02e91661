// Tables that people keep in a spreadsheet program end with a total: `Summe;;;76.450,00`. It is not a product.

const TOTAL = new RegExp(
  `^(?:${[
    'totals?|grand total|sub-?total|sum|gesamt|summen?|gesamtsumme|zwischensumme|endsumme|total général|sous-total|somme',
    'totales|suma total|totale|totaal|subtotaal|celkem|součet|spolu|suma|razem|ogółem|podsumowanie|yhteensä|i alt|totalt',
    'összesen|ukupno|skupaj|toplam|genel toplam|итого|всего|разом|усього|σύνολο|合計|小計|总计|合计|합계|총계',
  ].join('|')})\\s*:?$`,
  'iu',
);
const LONGEST = 20;
/** In so many cells from the left its word may be. */
const MOST_INDENTED = 3;

/** Whether a row is a total: it begins with a word for one, and most of its cells are blank, so that `Total` may still be a brand. */
export function isTotal(cells: readonly string[]): boolean {
  for (let at = 0; at < MOST_INDENTED && at < cells.length; at++) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    // Nearly all rows begin with a number, or with a longer text.
    const last = cell.charCodeAt(cell.length - 1);
    if (cell.length > LONGEST || (last >= 48 && last <= 57)) return false;
    return TOTAL.test(cell.trim()) && isSparse(cells);
  }
  return false;
}

/** At most half of the cells are filled, and besides the word only numbers. */
function isSparse(cells: readonly string[]): boolean {
  let filled = 0;
  let words = 0;
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    filled++;
    if (!/\d/.test(cell)) words++;
  }
  return cells.length >= FEWEST && filled * 2 <= cells.length && words === 1;
}

const FEWEST = 3;
