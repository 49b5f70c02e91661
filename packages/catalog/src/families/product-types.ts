// What Magento calls a product that has variants, and one that may be a variant, in the languages of its pages for shops. Small letters.

export const CONFIGURABLE: ReadonlySet<string> = new Set(
  [
    'configurable|configurable product|konfigurierbares produkt|konfigurierbarer artikel|produit configurable|producto configurable',
    'prodotto configurabile|produto configurável|configureerbaar product|produkt konfigurowalny|konfigurovatelný produkt|настраиваемый продукт',
  ].flatMap((row) => row.split('|')),
);

export const SIMPLE: ReadonlySet<string> = new Set(
  [
    'simple|simple product|einfaches produkt|einfacher artikel|produit simple|producto simple|prodotto semplice|produto simples',
    'eenvoudig product|simpel product|produkt prosty|jednoduchý produkt|простой продукт',
  ].flatMap((row) => row.split('|')),
);
