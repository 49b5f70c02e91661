// Years that are counted in names are an age, not a date: `12 Year Old`, `18 Jahre`, `12 ans d'âge`, `ab 3 Jahren`.

import { labelIn } from './name-words.ts';

const YEAR_WORD =
  /^(?:years?|yrs?|jahren?|jährig(?:er|e|es)?|ans|années|años|anni|jaar|jarige?|let|roky|rokov|lat|років|роки|лет|года|лет|anos|år|vuotta|vuotias|vuotiaille|éves|ani|yıl|yıllık|yaş|godina|godine)$/i;

/** Behind them the years are those of a promise. */
const PROMISED =
  'warrant|guarant|garanti|garantie|gewährleistung|garantía|garanzia|gwaranc|záruk|takuu|jótáll|гарант|гаранц|jamstv|zárukou|garancij|garansi|jaminan|bảo hành|εγγύηση';

/** Before them the years are those of a person. */
const OF_PERSON =
  'from|for|ages?|aged|ab|für|dès|pour|partir de|desde|para|per|da|vanaf|voor|od|dla|pro|от|для|від|från|fra|alkaen|from|from|from|from|from|from|from|from|from|from';

const LABELS = {
  maturity:
    'Maturity|Reifezeit|Vieillissement|Envejecimiento|Invecchiamento|Rijping|Zrání|Leżakowanie|Витримка|Выдержка|Envelhecimento|Lagringstid|Lagringstid|Lagringstid|Kypsytys|Érlelés|Maturare|Olgunlaşma|Zrenie|Dozrijevanje|Sazrevanje|Παλαίωση|熟成|숙성|陈年|Lama pematangan|Thời gian ủ|Отлежаване|การบ่ม|Zorenje|Brandinimas|Nogatavināšana|Laagerdus|Envelliment',
  age: 'Age|Alter|Âge|Edad|Età|Leeftijd|Věk|Wiek|Вік|Возраст|Idade|Ålder|Alder|Alder|Ikä|Életkor|Vârstă|Yaş|Vek|Dob|Uzrast|Ηλικία|年齢|연령|年龄|Usia|Độ tuổi|Възраст|อายุ|Starost|Amžius|Vecums|Vanus|Edat',
  years:
    'years|Jahre|ans|años|anni|jaar|let|lat|років|лет|anos|år|år|år|vuotta|év|ani|yıl|rokov|godina|godina|έτη|年|년|年|tahun|năm|години|ปี|let|metai|gadi|aastat|anys',
} as const;

interface CountedYears {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
}

/** `pattern`: of the number and the word. Null: the word is no year, or the years are promised ones. */
export function asCountedYears(
  word: string,
  pattern: string,
  titles: readonly { readonly text: string; readonly count: number }[],
  language: string | null,
): CountedYears | null {
  if (!YEAR_WORD.test(word)) return null;
  const expression = new RegExp(pattern, 'u');
  const promised = new RegExp(PROMISED, 'iu');
  const ofPerson = new RegExp(`(?<![\\p{L}])(?:${OF_PERSON}) ?$`, 'iu');
  let [all, promises, persons] = [0, 0, 0];
  for (const { text, count } of titles) {
    const found = expression.exec(text);
    if (found === null) continue;
    all += count;
    if (promised.test(text)) promises += count;
    if (ofPerson.test(text.slice(0, found.index))) persons += count;
  }
  if (promises * 2 > all) return null;
  const name = persons * 2 > all ? 'age' : 'maturity';
  return { name, label: labelIn(LABELS[name], language), unit: labelIn(LABELS.years, language) };
}
