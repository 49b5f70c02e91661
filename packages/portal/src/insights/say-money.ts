import type { InsightsView } from '@guidepost/contract/views/insight-view';
import type { Language } from '../words/words.ts';

/** Whole units: cents say nothing in a sum. Currencies come from shops, so one may be none that the browser knows. */
export function sayMoney(language: Language, { currency, value }: InsightsView['revenue'][number]): string {
  const whole = { maximumFractionDigits: 0 };
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency, ...whole }).format(Number(value));
  } catch {
    return `${new Intl.NumberFormat(language, whole).format(Number(value))} ${currency}`;
  }
}
