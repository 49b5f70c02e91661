// Korean particles have two forms: which one is right depends on whether the word before ends with a consonant. Sentences have both, `은(는)`, and
// the right one is taken once the word is known.

/** A syllable, or a bracket behind it, and the two forms. */
const BOTH = /(\p{Script=Hangul})(\([^()]*\))?(은\(는\)|을\(를\)|이\(가\))/gu;
const FIRST_SYLLABLE = '가'.charCodeAt(0);
/** So many syllables have the same beginning; the first of them has no consonant behind it. */
const ENDINGS = 28;

/** `무게은(는)` becomes `무게는`. After other letters, whose sound is not known, both forms stay, as Koreans write them. */
export const withParticles = (sentence: string): string =>
  sentence.replace(BOTH, (_, syllable: string, bracket: string | undefined, both: string) => {
    const endsWithVowel = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % ENDINGS === 0;
    return `${syllable}${bracket ?? ''}${endsWithVowel ? both.charAt(2) : both.charAt(0)}`;
  });
