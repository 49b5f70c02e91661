// Names of columns of what a shop pays, earns, or charges for sending. A row is a regular expression of names in one or more
// languages. To add a name, write it as `plainName` does, with `|` before it, in the row of its language.

export const TRADE_WORDS: readonly string[] = [
  // English
  '(?:price|prices) (?:purchase|purchasing|buying|supplier|wholesale|dealer|net purchase)(?: .*)?|buyprice|buyingprice|purchaseprice',
  'cost per (?:item|unit|piece|product|article|pc|pcs|sku)|cost of (?:goods|sales|purchase)|cogs|costprice|unitcost|itemcost',
  '(?:purchase|purchasing|buying|buy|supplier|suppliers|vendor|dealer|trade|reseller|b2b|distributor|distribution|landed|factory|exw|fob|procurement|acquisition|invoice|partner) (?:unit )?(?:net )?(?:price|prices|discount|markup)',
  'dealer net|trade net|wholesale|wholesaleprice|margin|margins|mark up|markup|profit|profits|revenue share|commissions?|commissionrate',
  '(?:referral|selling|marketplace|fulfil?lment|fba|affiliate|listing|agent|broker|platform) (?:fee|fees|rate|share)|payout|kickback|royalty|royalties',
  // German
  'ek|gek|ekp|[a-z]ek (?:netto|brutto|preis)|[a-z]{0,2}ek(?:netto|brutto|preis)\\w*|nettoek|nettoeinkauf\\w*|einkauf|einkaufs?\\w*(?:preis|konditionen|rabatt|kosten|wert|netto)\\w*|einstand\\w*',
  'bezugspreis\\w*|bezugskosten|beschaffungs\\w*|(?:handler|haendler|lieferant|zulieferer|hersteller|fabrik|werks|abgabe|partner|distributor|importeur)\\w*(?:preis|preise|rabatt|konditionen|ek|netto|marge)',
  '(?:handler|haendler|lieferant|lieferanten|hersteller|partner) (?:preis|netto|ek|rabatt|konditionen|marge)|grosshandel\\w*|wiederverkauf\\w*|selbstkosten\\w*',
  'herstell(?:ungs)?kosten|gestehungs\\w*|wareneinsatz\\w*|deckungsbeitr\\w*|\\w*marge|\\w*margen|rohertrag\\w*|rohgewinn\\w*|handelsspanne|spanne|gewinn|gewinnspanne|gewinnaufschlag',
  'kalkulations?\\w*|\\w*provision|\\w*provisionen|\\w*provisions(?:satz|betrag)|vermittlungsgebuhr|verkaufsgebuhr\\w*|marktplatzgebuhr\\w*|werbekosten\\w*',
  // French, Spanish, Italian, Portuguese, Dutch
  '(?:prix|tarif|tarifs|cout) (?:net )?(?:d |de )?(?:achat|revient|fournisseurs?|revendeurs?|grossistes?|gros|cession)|taux de marge|marges?',
  '(?:precio|coste|costo|tarifa) (?:de |del )?(?:compra|coste|costo|proveedor|mayorista|distribuidor|adquisicion|revendedor)|margen|comision|comisiones',
  '(?:prezzo|costo|listino) (?:di |d |al |del |dal )?(?:acquisto|costo|rivenditor[ei]|ingrosso|fornitor[ei]|distributor[ei])|margine|margini|ricarico|provvigion[ei]|commission[ei]',
  '(?:preco|custo) (?:de |do )?(?:compra|custo|fornecedor|atacado|revenda)|margem|comissao|lucro',
  'inkoop|inkoop\\w*|kostprijs\\w*|groothandel\\w*|dealerprijs|dealerkorting|leveranciers?(?:prijs|korting)|prijs leverancier|winstmarge|provisie|commissie',
  // Czech, Polish, Swedish, Danish
  'nakupni\\w*|velkoobchod\\w*|porizovaci cena|dodavatelska cena|cena (?:od )?dodavatele|marze|marza|zisk|zysk|provize|prowizja',
  'cena (?:zakupu|nabycia|dostawcy|dealerska)|hurtowa|inkopspris|indkobspris|innkjopspris|kostpris',
  // Slovak, Hungarian, Romanian, Croatian, Serbian and Slovene, Finnish, Norwegian, Turkish
  'nakupna\\w*|cena nakupu|beszerzesi ar|bekerulesi ar|nagyker(?:eskedelmi)? ar|pret(?:ul)? (?:de )?achizitie|cost achizitie|pret(?:ul)? furnizor|pret angro',
  'nabavna (?:cijena|cena)|cijena nabave|veleprodajna (?:cijena|cena)|marza|ostohinta|sisaanostohinta|hankintahinta|tukkuhinta',
  'innkjopspris\\w*|inntakspris|innpris|engrospris|grossistpris|inkopspris\\w*|indkobspris\\w*|alis fiyati|maliyet|maliyeti|toptan fiyat|toptan fiyati|bayi fiyati',
  // Ukrainian, Russian, Serbian and Bulgarian
  'закупівельна ціна|ціна закупівлі|вхідна ціна|собівартість|оптова ціна|ціна опт|закупочная цена|цена закупки|входная цена|себестоимость|оптовая цена|цена опт',
  'набавна цена|доставна цена|покупна цена|цена на едро|маржа|націнка|наценка',
  // Japanese, Chinese, Korean, Greek
  '仕入価格|仕入れ価格|仕入値|原価|卸価格|卸値|进价|進價|进货价|進貨價|采购价|採購價|成本|成本价|成本價|批发价|批發價|매입가|매입가격|공급가|원가|도매가',
  'τιμη αγορας|κοστος|τιμη χονδρικης|χονδρικη τιμη',
];
