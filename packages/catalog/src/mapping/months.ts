// Months by their numbers, their names and the beginnings of these (`7`, `July`, `Jul.`), in the language of a catalog and in English.

const MONTHS = 12;
const SHORTEST = 3;

const names = new Map<string, readonly string[]>();

/** As a calendar writes them, January first. An unknown language has the English ones. */
function monthsOf(language: string | null): readonly string[] {
  const key = language ?? 'en';
  const known = names.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat([key, 'en'], { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: MONTHS }, (_, month) => format.format(Date.UTC(2026, month, 15)));
  names.set(key, months);
  return months;
}

/** `month`: 1 to 12. */
export function nameOfMonth(language: string | null): (month: number) => string {
  const months = monthsOf(language);
  return (month) => months[month - 1] ?? String(month);
}

/** A function from a text to a month, 1 to 12. Null: it is none, or may be one of two. */
export function monthIn(language: string | null): (text: string) => number | null {
  const own = monthsOf(language).map(foldMonth);
  const english = monthsOf('en').map(foldMonth);
  return (text) => {
    if (/^0?[1-9]$|^1[0-2]$/.test(text)) return Number(text);
    const folded = foldMonth(text).replace(PART_OF_IT, '').replace(/\.$/, '');
    // `Maerz` is how people without the letter write it.
    return inCalendar(folded, own) ?? inCalendar(folded.replace(/([aou])e/g, '$1'), own) ?? inCalendar(folded, english);
  };
}

/** `Mid March`, `Ende Mai`: the month is certain. */
const PART_OF_IT =
  /^(?:early|mid|late|(?:the )?(?:beginning|middle|end) of|anfang|mitte|ende|debut|mi|fin|principios de|mediados de|finales de|inizio|meta|fine|inicio de|meados de|fim de|begin|medio|half|eind|zacatek|konec|polovina|poczatek|polowa|koniec)[\s-]+/;

function inCalendar(text: string, months: readonly string[]): number | null {
  const exact = months.indexOf(text);
  if (exact !== -1) return exact + 1;
  if (text.length < SHORTEST) return null;
  const [only, second] = months.flatMap((month, at) => (month.startsWith(text) ? [at + 1] : []));
  return only !== undefined && second === undefined ? only : null;
}

const foldMonth = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
