// The currency that a document states once, outside of its products: as a member or an element of that name, or in a comment
// such as `currency=CZK`.

import { isNamed } from './infer/column/column-names.ts';
import { currencyOf } from './mapping/currency-marks.ts';
import { endedCurrencyOf } from './mapping/ended-currencies.ts';

export class StatedCurrency {
  readonly #codes = new Set<string>();

  /** Null: none is stated, or several are. It may have ended. */
  get code(): string | null {
    return this.#codes.size === 1 ? ([...this.#codes][0] ?? null) : null;
  }

  /** Whether a member of this name may state the currency. */
  readonly wants = (name: string): boolean => isNamed('currency', name);

  /** A member or element outside of the products. */
  member(name: string, text: string): void {
    if (this.wants(name)) this.#add(text);
  }

  comment(text: string): void {
    const [, code] = COMMENT.exec(text) ?? [];
    if (code !== undefined) this.#add(code);
  }

  #add(text: string): void {
    const code = currencyOf(text) ?? endedCurrencyOf(text)?.code ?? null;
    if (code !== null) this.#codes.add(code);
  }
}

const COMMENT = /\bcurrency(?: ?id)?\s*[=:]\s*"?([A-Za-z]{3})\b/i;
