// How a value of the catalog reads as the title of an answer: with its unit, and yes or no for what is true or false.

import type { Attribute } from '@guidepost/engine/product';

/** The catalog's attributes by name. */
export type ValueTitles = ReadonlyMap<string, Attribute>;

const YES_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  cs: ['Ano', 'Ne'],
  da: ['Ja', 'Nej'],
  de: ['Ja', 'Nein'],
  en: ['Yes', 'No'],
  es: ['Sí', 'No'],
  fi: ['Kyllä', 'Ei'],
  fr: ['Oui', 'Non'],
  it: ['Sì', 'No'],
  nb: ['Ja', 'Nei'],
  nl: ['Ja', 'Nee'],
  pl: ['Tak', 'Nie'],
  pt: ['Sim', 'Não'],
  sv: ['Ja', 'Nej'],
};

export function titleOfValue(titles: ValueTitles, attribute: string, value: string, language: string): string {
  const known = titles.get(attribute);
  if (known?.type === 'boolean') {
    const [yes, no] = YES_NO[language.split('-')[0] ?? ''] ?? ['Yes', 'No'];
    return value === 'true' ? yes : no;
  }
  if (known?.type !== 'number') return value;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(Number(value));
  return known.unit ? `${number} ${known.unit}` : number;
}
