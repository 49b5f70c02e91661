// Countries of shops: by the last part of their addresses, the languages in which shops there write, and the currency of their
// prices. Parts that people everywhere use (`.co`, `.io`, `.me`, `.tv`) say a country only together with its language. To add a
// country, write its line.

export interface Country {
  /** The first is the usual one. */
  readonly languages: readonly string[];
  readonly currency: string;
}

const LINES = `ar es ARS
at de EUR
au en AUD
be nl,fr,de EUR
bg bg EUR
br pt BRL
by ru,be BYN
ca en,fr CAD
ch de,fr,it CHF
cl es CLP
cn zh CNY
cz cs CZK
de de EUR
dk da DKK
do es DOP
ee et EUR
es es,ca,eu EUR
fi fi,sv EUR
fr fr EUR
gr el EUR
hk zh,en HKD
hr hr EUR
hu hu HUF
ie en EUR
il he ILS
in en INR
it it,de EUR
jp ja JPY
kr ko KRW
kz ru,kk KZT
lt lt EUR
lu fr,de EUR
lv lv EUR
mx es MXN
nl nl EUR
no nb,no,nn NOK
nz en NZD
pe es PEN
pl pl PLN
pt pt EUR
ro ro RON
rs sr RSD
ru ru RUB
se sv SEK
sg en SGD
si sl EUR
sk sk EUR
th th THB
tr tr TRY
tw zh TWD
ua uk,ru UAH
uk en GBP
us en,es USD
uy es UYU
za en ZAR`;

const USED_EVERYWHERE = 'co es COP';

const readLines = (lines: string): ReadonlyMap<string, Country> =>
  new Map(
    lines.split('\n').map((line) => {
      const [ending = '', languages = '', currency = ''] = line.split(' ');
      return [ending, { languages: languages.split(','), currency }] as const;
    }),
  );

export const COUNTRIES = readLines(LINES);

/** By endings that alone say nothing. */
export const DOUBTFUL_COUNTRIES = readLines(USED_EVERYWHERE);

export const ALL_COUNTRIES: readonly Country[] = [...COUNTRIES.values(), ...DOUBTFUL_COUNTRIES.values()];
