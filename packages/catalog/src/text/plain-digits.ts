// Numbers in the digits of other scripts, `۴٬۲۶۰٫۵`, `१२०` and `１，２００円`: in a cell that is a number, perhaps with a word or a sign beside
// it, they become 0 to 9, so that prices and amounts are read. Names and sentences keep the digits in which they were written.

/** The zero of each script; the other nine digits follow it. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20,
  0x1040, 0x17e0, 0xff10,
];

const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '．': '.',
  '，': ',',
  '٪': '%',
  '％': '%',
};

const DIGIT = ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('');
const ANY = new RegExp(`[${DIGIT}]`);
const OTHERS = new RegExp(`[${DIGIT}${Object.keys(MARKS).join('')}]`, 'g');
/** One number or a few, such as sizes, with at most one word before and three behind. */
const NUMBERS =
  /^[^\p{Nd}\p{Z}]{0,12}\p{Z}?\p{Nd}[\p{Nd}.,٫٬،．，'’ \u00a0\u2009\u202f×x*+/–-]*(?:[٪％%]|\p{Z}*[^\p{Nd}\p{Z}]{1,15}){0,3}$/u;
const LONGEST = 60;

/** `text` is trimmed. */
export function plainDigits(text: string): string {
  if (text.length > LONGEST || !ANY.test(text) || !NUMBERS.test(text)) return text;
  return text.replace(OTHERS, (mark) => MARKS[mark] ?? String(digitOf(mark.charCodeAt(0))));
}

const digitOf = (code: number): number => code - (ZEROS.findLast((zero) => zero <= code) ?? code);
