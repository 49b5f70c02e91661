// How questions about measures are put: how much it holds, how strong and how long it is. Each language asks for all of them in one way,
// but the noun is inflected and the verb may follow it: `Jakou délku potřebujete?`, `Какая длина вам нужна?`. English and German have their own words for them.

import type { TabledLanguage } from '../languages/languages.ts';
import type { Meaning } from './meaning.ts';

/** `{what}` is what is asked for; `{unit}` is a unit in brackets, or nothing. */
const ASK: Readonly<Record<TabledLanguage, string>> = {
  cs: '{what} potřebujete{unit}?',
  da: '{what} skal du bruge{unit}?',
  es: '¿{what} necesitas{unit}?',
  fi: '{what} tarvitset{unit}?',
  fr: '{what} vous faut-il{unit} ?',
  hr: '{what} vam treba{unit}?',
  hu: '{what} van szüksége{unit}?',
  it: '{what} ti serve{unit}?',
  nb: '{what} trenger du{unit}?',
  nl: '{what} heb je nodig{unit}?',
  pl: '{what} potrzebujesz{unit}?',
  pt: '{what} precisa{unit}?',
  ro: '{what} vă trebuie{unit}?',
  ru: '{what}{unit}?',
  sk: '{what} potrebujete{unit}?',
  sr: '{what}{unit}?',
  sv: '{what} behöver du{unit}?',
  tr: '{what} gerekiyor{unit}?',
  uk: '{what}{unit}?',
  el: 'Τι {what} χρειάζεστε{unit};',
  ja: '{what}{unit}はどのくらい必要ですか？',
  ko: '{what}{unit}은(는) 어느 정도가 필요하세요?',
  zh: '{what}{unit}？',
  id: 'Berapa {what} yang Anda butuhkan{unit}?',
  vi: 'Bạn cần {what} bao nhiêu{unit}?',
  bg: '{what}{unit}?',
  th: 'คุณต้องการ{what}เท่าไร{unit}',
  sl: '{what} potrebujete{unit}?',
  lt: '{what} jums reikia{unit}?',
  lv: '{what} jums vajadzīgs{unit}?',
  et: '{what} te vajate{unit}?',
  ca: '{what} necessites{unit}?',
};

export interface Measure {
  readonly names: string;
  /** What is asked for, as the sentence of the language has it. */
  readonly what: Readonly<Record<TabledLanguage, string>>;
}

export const meaningOf = ({ names, what }: Measure): Meaning => ({
  names,
  questions: Object.fromEntries(
    Object.entries(ASK).map(([language, ask]) => [language, ask.replace('{what}', what[language as TabledLanguage])]),
  ),
});
