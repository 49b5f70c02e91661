// The words of one language that a draft speaks. A table is data: whoever speaks the language can read it from top to bottom
// and mend any line. In sentences, `{label}` is the name of an attribute as the catalog has it, which stands before a colon, so
// that no article or ending has to agree with it; `{unit}` is a unit in brackets, or nothing.

import type { Concept } from '../../attribute/concept-names.ts';

export interface LanguageTable {
  readonly answers: {
    readonly yes: string;
    readonly no: string;
    readonly other: string;
    readonly upTo: string;
    readonly between: string;
    readonly either: string;
    readonly moreThan: string;
    readonly orMore: string;
    /** Of years. */
    readonly orNewer: string;
  };
  readonly questions: {
    /** What an advisor calls itself. */
    readonly finder: string;
    readonly budget: string;
    readonly kind: string;
    readonly use: string;
    readonly person: string;
    readonly age: string;
    readonly size: string;
    readonly brand: string;
    readonly color: string;
    readonly material: string;
    readonly theme: string;
    readonly weight: string;
    readonly screen: string;
    readonly sharpness: string;
    /** Of any other attribute: words to choose from, a number, a taste, yes or no. */
    readonly which: string;
    readonly number: string;
    readonly taste: string;
    readonly whether: string;
  };
  readonly skips: {
    readonly notSure: string;
    readonly anybody: string;
    readonly noSize: string;
    readonly noPreference: string;
    readonly noMatter: string;
  };
  /** `unit:word` for units that are words. */
  readonly units: string;
  /** Names of attributes that files have in English, `English:own`, parted by commas. */
  readonly terms: string;
  /** Names of attributes in this language, by what they are about, parted by commas; of several words, too. */
  readonly names: Readonly<Partial<Record<Concept, string>>>;
  /** Further names of attributes, by which the language is known. */
  readonly words: string;
  /** Small words of sentences, by which the language is known. */
  readonly smallWords: string;
  /** Letters that hardly any other language has. */
  readonly letters: string;
}
