// About how many of a currency buy what a euro buys, for those with many. Nobody converts with these: they only tell that no keyboard costs 15 won.
// Years of inflation change little of that. Currencies that are not here are worth about as much as a euro, or up to ten times less.

const ROWS = `
10 SEK NOK DKK CNY HKD BRL MOP MXN ZAR MDL MAD BWP ERN
30 CZK UAH TRY THB TWD PHP UYU NIO MUR MVR EGP HNL MKD
170 JPY ISK
100 RUB INR RSD ALL KES KGS BDT LKR NPR PKR DZD ETB JMD DOP HTG GMD AFN XPF
400 HUF AMD KZT CRC CLP NGN YER XOF XAF KMF CDF MZN SYP
1500 KRW ARS IQD MMK RWF TZS BIF DJF SOS
4000 COP MNT UGX KHR MGA PYG GNF SLL
15000 IDR UZS VND LAK
40000 IRR LBP`;

const WORTH: ReadonlyMap<string, number> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [many = '1', ...codes] = row.split(' ');
      return codes.map((code) => [code, Number(many)] as const);
    }),
);

export const worthOfEuro = (currency: string): number => WORTH.get(currency) ?? 1;
