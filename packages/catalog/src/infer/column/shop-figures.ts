// Names of columns with figures that a shop keeps of its trade in a product. They are the shop's own, and they change from day to
// day. A row is a regular expression of names. To add a name, write it as `plainName` does, with `|` before it, in the row of its language.

/** Turnover. */
export const TURNOVER_NAMES: readonly string[] = [
  '(?!umsatzsteuer)\\w*umsatz(?!steuer)\\w*|(?<=^ )turnover(?= $)|(?:gross|net|total|sales|annual|monthly) turnover|(?:gross|net|total) (?:sales|revenue)|revenue|(?:sales|order) (?:value|volume|amount|revenue)|chiffre d affaires|facturacion|fatturato|faturamento|omzet|\\w*omzet',
  'obrat (?:bez dph|s dph|celkem|kc|eur)|obrot (?:netto|brutto)|omsattning|omsaetning|omsetning|liikevaihto|arbevetel|cifra de afaceri|выручка|виручка|товарооборот|売上|売上高|销售额|銷售額|매출|매출액|τζιρος',
];

/** How often it is bought, looked at or clicked. Anywhere in a name (`Idealo Clicks 30 Tage`), or the whole of it if the word has other meanings. */
export const DEMAND_NAMES: readonly string[] = [
  // English. `View` alone is a direction, `Click` alone a kind of connection.
  '(?:units?|pieces?|items?|quantity|qty|total|times|number|copies) (?:sold|ordered)|sold (?:qty|quantity|units|items|count|pieces)|(?<=^ )sold(?= $)|sales (?:count|rank|quantity|qty|units|last|total)|(?:order|sales|purchase|click|view|visit|visitor|wishlist|cart) count',
  'clicks|impressions|page ?views|(?:unique|product|total) views|page visits|visits|click through(?: rate)?|ctr|cpc|roas|acos|conversion rate|conversions|add to carts?|add to basket',
  // German. `Absatz` alone is the heel of a shoe.
  'klicks|klickzahl\\w*|aufrufe|seitenaufrufe|produktaufrufe|impressionen|besuche|seitenbesuche|klickrate|konversions?rate|(?<=^ )conversion(?= $)|verkaufte (?:menge|stuck|stuckzahl|einheiten|anzahl|artikel)|(?:menge|stuck|anzahl) verkauft|verkaufsmenge\\w*|verkaufszahl\\w*|verkaufsrang|absatz(?:menge|zahl|zahlen|statistik)\\w*|abverkauf\\w*|(?<=^ )verkauft(?= $)',
  // French, Spanish, Italian, Portuguese, Dutch
  'clics|(?<=^ )vues(?= $)|vues (?:produit|page|\\d+ jours)|visites|nombre de (?:clics|vues|visites|ventes)|(?:quantites?|unites?|nombre|pieces?) vendu(?:e|es|s)?|(?<=^ )ventes(?= $)|(?<=^ )vendus?(?= $)',
  'visitas|impresiones|(?:unidades|cantidad(?:es)?|piezas) vendidas?|(?<=^ )ventas(?= $)|(?<=^ )vendidos(?= $)|numero de ventas',
  'visualizzazioni|impressioni|(?:unita|quantita|pezzi) vendut[aei]|(?<=^ )vendite(?= $)|numero (?:di )?vendite|cliques|visualizacoes|quantidade vendida|unidades vendidas|(?<=^ )vendas(?= $)',
  'kliks|weergaven|bezoeken|aantal (?:verkocht|verkopen|kliks|weergaven)|verkochte (?:aantallen|stuks|eenheden)|verkoopaantal\\w*|(?<=^ )verkocht(?= $)|(?<=^ )verkopen(?= $)',
  // Czech, Slovak, Polish
  'pocet (?:prodanych|predanych|prodeju|zobrazeni|prokliku|zobrazenia|preklikov)(?: kusu| kusov)?|(?:prodano|predano|predane) (?:kusu|kusov|ks)|(?<=^ )pr?[eo]dano(?= $)|prokliky|liczba (?:sprzedanych|sprzedazy|wyswietlen|klikniec|odslon)(?: sztuk)?|(?:ilosc|sztuk) sprzedan\\w*|sprzedane sztuki|klikniecia|odslony',
  // Swedish, Danish, Norwegian, Finnish, Hungarian, Romanian, Croatian and Serbian, Turkish
  'antal (?:salda|solgte|klick|klik|visningar|visninger)|antall (?:solgte|klikk|visninger)|klikkaukset|myydyt(?: kappaleet)?|katselukerrat|eladott (?:darab|mennyiseg)\\w*|kattintasok|vanzari|vizualizari|bucati vandute|prodana kolicina|broj (?:prodanih|klikova|pregleda)|satis adedi|satilan adet|goruntulenme',
  // Ukrainian and Russian, Japanese, Chinese, Korean, Greek
  'продано|кількість продажів|кликов|кліків|клики|кліки|просмотры|перегляди|количество (?:продаж|просмотров|кликов)|販売数|クリック数|閲覧数|销量|銷量|点击量|浏览量|판매량|조회수|클릭수|πωλησεις|κλικ|προβολες',
];

/** How many lie in one of several places, or how many the shop promised. The whole name. */
export const STOCK_NAMES: readonly string[] = [
  // English
  '(?:salable|saleable|sellable|physical|reserved|allocated|committed|incoming|on hand|default|supplier|vendor|warehouse|store|central|remote|safety|reorder) (?:stock|quantity|qty|inventory)(?: \\w+)?',
  '(?:stock|quantity|qty|inventory) (?:per|by|in|at|on) (?:source|sources|warehouse|warehouses|location|locations|store|stores|branch|branches|supplier|hand|order)',
  // German
  '(?:filial|mindest|melde|zentrallager|aussenlager|lieferanten|gesamtlager|lager|reserve|sicherheits)bestand(?: \\w+)+|(?:filial|mindest|melde|zentrallager|aussenlager|lieferanten|gesamtlager|sicherheits)bestand|bestand (?:je|pro|im|in|beim) \\w+|(?:menge|bestand) (?:je|pro) (?:lager|quelle|filiale|standort)',
  // French, Spanish, Italian, Portuguese, Dutch
  '(?:stock|quantite) (?:magasin|entrepot|depot|fournisseur|reel|physique|de securite|par (?:source|entrepot|magasin|depot))|(?:stock|cantidad|existencias) (?:almacen|tienda|proveedor|minimo|de seguridad|por (?:origen|almacen|tienda))',
  '(?:giacenza|quantita|scorta) (?:magazzino|negozio|fornitore|minima|di sicurezza|per (?:origine|magazzino|negozio))|estoque (?:minimo|loja|fornecedor|por \\w+)|voorraad (?:magazijn|winkel|leverancier|per \\w+)|(?:minimum|leveranciers|winkel|magazijn)voorraad',
  // Czech, Slovak, Polish, Swedish, Danish, Norwegian
  '(?:skladem|sklad|zasoba) (?:u dodavatele|prodejna|dodavatel|predajna|minimalni|centrala)|stan (?:magazynu|magazynowy) \\w+|ilosc na magazyn|lagersaldo \\w+|lager(?:beholdning|antal) \\w+',
  // Russian and Ukrainian
  'остаток на складе \\w+|залишок на складі \\w+',
];

/** Beside a turnover it is what was sold; alone it may be anything. The whole name. */
export const BARE_QUANTITY =
  /^(?:qty|quantity|units|menge|anzahl|stuck|stuckzahl|quantite|unites|cantidad|unidades|quantita|pezzi|quantidade|aantal|stuks|mnozstvi|mnozstvo|pocet|ilosc|sztuk|antal|antall|maara|mennyiseg|darab|cantitate|kolicina|adet|miktar|количество|кількість|数量|수량|ποσοτητα)$/;
