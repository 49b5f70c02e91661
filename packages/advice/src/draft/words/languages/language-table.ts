// The words of one language for drafts. A table is data: people who speak the language can read it from top to bottom
// and correct any line. In sentences, `{label}` is the name of an attribute as the catalog has it. It stands in
// quotation marks or before a colon, so no article or ending has to agree with it. `{noun}` is the same in the middle of a sentence, for
// languages in which nothing around it has to agree. `{unit}` is a unit in brackets, or nothing.

import type { Concept } from '../../attribute/concept-names.ts';

export interface LanguageTable {
  readonly answers: {
    readonly yes: string;
    readonly no: string;
    readonly other: string;
    readonly upTo: string;
    readonly between: string;
    /** For sizes that people take for the same. */
    readonly about: string;
    readonly either: string;
    readonly moreThan: string;
    readonly orMore: string;
    /** So much will do; more is fine, too. */
    readonly enough: string;
    /** For years. */
    readonly orNewer: string;
  };
  readonly questions: {
    /** The title of an advisor. */
    readonly finder: string;
    /** The same if all products are of one kind. */
    readonly finderOf: string;
    readonly budget: string;
    readonly kind: string;
    /** The same where it is known what all products are; that stands before a colon. */
    readonly kindOf: string;
    /** Where the kind was asked for before, broadly. */
    readonly kindExactly: string;
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
    /** For any other attribute: words to choose from, a number, a matter of taste, yes or no. */
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
  /** English names of attributes in files, with the word in this language: `English:own`, separated by commas. */
  readonly terms: string;
  /** Names of attributes in this language, by what they are about, separated by commas. A name may have several words. */
  readonly names: Readonly<Partial<Record<Concept, string>>>;
  /** Further names of attributes by which the language is recognised. */
  readonly words: string;
  /** Small words of sentences by which the language is recognised. */
  readonly smallWords: string;
  /** Letters that hardly any other language has. */
  readonly letters: string;
}
