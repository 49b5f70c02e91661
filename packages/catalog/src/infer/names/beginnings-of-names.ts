// What names begin with in languages that say first what a thing is: a word, or an adjective with the word behind it, `Защитный чехол`.

/** The first word and all others. An adjective needs the word behind it. */
export function kindAtStart(text: string): readonly [first: string, others: readonly string[]] {
  const [first = '', second = '', ...others] = text.split(/\s+/);
  return isAdjective(first) && /^\p{Ll}{3,}$/u.test(second)
    ? [`${first} ${second}`, others]
    : [first, second === '' ? others : [second, ...others]];
}

/** By endings of Slavic languages that hardly any noun has. */
export const isAdjective = (word: string): boolean =>
  /^\p{L}+([ыиі]й|ая|яя|ое|ее|ые|[ьй]ні|[ьй]на|[сц]ьк[аеі]|cký|cká|cké|ský|ská|ské|owy|owe|skie|ckie)$/u.test(word);
