// Numbers as people of a language write them.

const formats = new Map<string, Intl.NumberFormat>();

export function inWords(value: number, language: string): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: 'min2' });
    formats.set(language, format);
  }
  return format.format(value);
}
