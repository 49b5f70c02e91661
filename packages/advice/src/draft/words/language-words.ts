// The words by which each language is known, from the tables and, for English and German, from the rows here.

import { foldText } from './fold-text.ts';
import { columnTerms } from './languages/column-terms.ts';
import { importTerms } from './languages/import-terms.ts';
import { DRAFT_LANGUAGES, type DraftLanguage, isTabled, type TabledLanguage, tableOf } from './languages/languages.ts';
import { splitPairs, splitWords } from './languages/spelt-words.ts';

export interface LanguageWords {
  readonly language: DraftLanguage;
  /** Names of attributes, folded. */
  readonly names: ReadonlySet<string>;
  /** English names for which the language has a word, folded. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that it spells alike, such as `panel` in Spanish, folded. */
  readonly spelledAlike: ReadonlySet<string>;
  readonly smallWords: ReadonlySet<string>;
  /** Letters that only this language has; null if it has none. */
  readonly letters: RegExp | null;
}

interface Row {
  readonly names: string;
  readonly smallWords: string;
  readonly letters: string;
}

const ROWS: Readonly<Record<'en' | 'de', Row>> = {
  en: {
    names:
      'color,colour,size,weight,width,height,length,depth,material,brand,make,type,category,gender,style,storage,memory,screen,power,capacity,features,condition,fuel,mileage,warranty,shape,pattern,age,year,country,region,volume,voltage,resolution,stock,description,image,price,title,name,note,base,status,date,code,visibility,format,collection,model,series,display,system,form,tags,rating,reviews,ingredients,weight kg,product',
    smallWords: 'the and with for this that from your are you our which have not can will it is of to',
    letters: '',
  },
  de: {
    names:
      'farbe,farben,größe,gewicht,breite,höhe,tiefe,länge,leistung,stil,hersteller,marke,geschlecht,warengruppe,warenuntergruppe,kategorie,belastbarkeit,besonderheiten,material,montage,alter,zielgruppe,anschluss,anschlüsse,lichtfarbe,abmessungen,spannung,inhalt,kapazität,durchmesser,form,art,schutzart,fassung,sockel,bezug,einsatzbereich,einsatzgebiet,für wen,volumen,speicher,antrieb,ausstattung,oberfläche,serie,familie,laufzeit,anzahl',
    smallWords:
      'der die das und mit für ist ein eine auch sich auf den dem von nicht wird sind oder ihre zum durch bei',
    letters: 'ß',
  },
};

export const LANGUAGE_WORDS: readonly LanguageWords[] = DRAFT_LANGUAGES.map((language) => {
  const { names, smallWords, letters } = isTabled(language) ? rowOf(language) : ROWS[language === 'de' ? 'de' : 'en'];
  return {
    language,
    names: new Set(splitWords(names).map(foldText)),
    terms: new Set(isTabled(language) ? termsOf(language).map(([english]) => foldText(english)) : []),
    spelledAlike: new Set(
      isTabled(language)
        ? termsOf(language).flatMap(([english, own]) => (foldText(own) === foldText(english) ? [foldText(own)] : []))
        : [],
    ),
    smallWords: new Set(smallWords.split(' ').filter((word) => word.length > 1 || /\p{Script=Cyrillic}/u.test(word))),
    letters: letters === '' ? null : new RegExp(`[${letters}]`, 'u'),
  };
});

/** English and the language's own. */
function termsOf(language: TabledLanguage): readonly (readonly [string, string])[] {
  return [...splitPairs(tableOf(language).terms), ...importTerms(language), ...columnTerms(language)];
}

function rowOf(language: TabledLanguage): Row {
  const { names, words, terms, smallWords, letters } = tableOf(language);
  return { names: [...Object.values(names), words, ...splitPairs(terms).values()].join(','), smallWords, letters };
}
