// Letters of other scripts in Latin ones, for names in addresses that are suggested: near enough to be recognised, not a standard.
// A script that is written without vowels, or by thousands of signs, has none.

/** Pairs of a letter and what it becomes; `_`: it is only left out. */
const PAIRS = [
  // Latin letters that are no letter with an accent
  'ß ss ä ae ö oe ü ue æ ae œ oe ø o å a đ d ð d þ th ł l ı i ŋ n ħ h ə e',
  // Cyrillic
  'а a б b в v г g ґ g д d ђ dj е e є ie ё yo ж zh з z ѕ dz и i і i ї i й y ј j к k л l љ lj м m н n њ nj о o п p р r с s т t',
  'ћ c у u ў u ф f х kh ц ts ч ch џ dz ш sh щ shch ъ _ ы y ь _ э e ю yu я ya ә a ғ g қ k ң n ө o ұ u ү u һ h',
  // Greek
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  // Georgian and Armenian
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts',
  'ჭ ch ხ kh ჯ j ჰ h ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch',
  'պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k և ev օ o ֆ f',
];

const LATIN = new Map<string, string>();
for (const line of PAIRS) {
  const parts = line.split(' ');
  for (let at = 0; at < parts.length; at += 2) LATIN.set(parts[at] ?? '', (parts[at + 1] ?? '').replace('_', ''));
}

/** In small letters, where what is no Latin letter is left as it is if it is not known here. */
export const inLatinLetters = (text: string): string =>
  // An accent on a known letter stays with it, as in й; on any other one it goes.
  [...text.toLowerCase().normalize('NFC')]
    .map((sign) => LATIN.get(sign) ?? [...sign.normalize('NFD')].map((part) => LATIN.get(part) ?? part).join(''))
    .join('')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
