// Currencies that have ended. Files that nobody has looked after still state them, with prices of then or of today, so only a person can say
// what the prices are in now. `RUR` is not among them: it is written for the ruble of today.

export interface EndedCurrency {
  readonly code: string;
  /** Its last one. */
  readonly year: number;
  /** What came after it. */
  readonly now: string;
}

/** `code year now` */
const ENDED = [
  'BYR 2016 BYN|BYB 2000 BYN|TRL 2005 TRY|BGL 1999 BGN|ROL 2005 RON|PLZ 1996 PLN|YUM 2003 RSD|CSD 2006 RSD|UAK 1996 UAH|GEK 1995 GEL|AZM 2006 AZN',
  'DEM 2001 EUR|ATS 2001 EUR|FRF 2001 EUR|ITL 2001 EUR|ESP 2001 EUR|PTE 2001 EUR|NLG 2001 EUR|BEF 2001 EUR|LUF 2001 EUR|FIM 2001 EUR|IEP 2001 EUR',
  'GRD 2001 EUR|SIT 2006 EUR|CYP 2007 EUR|MTL 2007 EUR|SKK 2008 EUR|EEK 2010 EUR|LVL 2013 EUR|LTL 2014 EUR|CSK 1993 CZK',
  'MXP 1992 MXN|BRR 1994 BRL|BRE 1993 BRL|ARA 1991 ARS|PEI 1991 PEN|UYN 1993 UYU|BOP 1986 BOB|NIC 1990 NIO|VEB 2007 VES|VEF 2018 VES|ILR 1985 ILS',
  'GHC 2007 GHS|ZMK 2012 ZMW|MZM 2006 MZN|AOR 1999 AOA|SDD 2007 SDG|MGF 2004 MGA|MRO 2017 MRU|STD 2017 STN|GWP 1997 XOF|AFA 2002 AFN|TMM 2008 TMT|TJR 2000 TJS|SRG 2003 SRD',
]
  .join('|')
  .split('|')
  .map((row): EndedCurrency => {
    const [code = '', year = '', now = ''] = row.split(' ');
    return { code, year: Number(year), now };
  });

const BY_CODE = new Map(ENDED.map((one) => [one.code, one]));

/** Null: it is no code of one. */
export const endedCurrencyOf = (mark: string): EndedCurrency | null => BY_CODE.get(mark.trim().toUpperCase()) ?? null;
