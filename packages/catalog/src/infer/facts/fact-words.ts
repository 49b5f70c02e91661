// Words that are written in lists of facts in all languages of shops.

/** Units that stand in facts and that nothing is converted from; the others are in `unit-table.ts`. */
export const MORE_UNITS: readonly string[] =
  'bar|бар|Nm|Нм|Н·м|m²|м²|m2|м2|cm²|см²|m³|м³|°|Pa|Па|kPa|кПа|hPa|psi|dpi|lx|лк|лм|Лм|K|km|км|t|fps|RPM|hp|PS|л.с.|dB(A)|дБ(А)|кг·м|Ω|Ом|Ohm|ohms|MB/s|кВА|BTU'.split(
    '|',
  );

/** What may stand before a number. */
export const ROUGHLY: readonly string[] =
  "up to|max|max.|about|approx|approx.|ca.|ca|circa|bis|bis zu|rund|env.|environ|jusqu'à|jusqu’à|hasta|aprox.|fino a|tot|około|do|až|cca|до|около|ок.|близько|até|upp till|op til|opptil".split(
    '|',
  );

/** Words of which two facts do not differ as two kinds of one thing do: one has it and the other has not. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'with without no not and or for of the a an in on to from incl plus mit ohne kein keine und oder für von zu aus im avec sans et ou pour de du des la le les en con sin y o para por el los del ' +
    'senza e per di da il con met zonder en voor van het een z ze bez i dla do na w ve s se pro a na v со с без и или для из на в не з із без та або для на у com sem e para do da dos med utan och för ' +
    'uten uden og til ja ilman és nélkül cu fără și pentru ile ve için sa za'
  ).split(' '),
);

/** What a shop promises with all its goods. Beginnings of words. */
export const PROMISES: readonly string[] =
  'deliver|shipping|dispatch|returns|refund|in stock|on sale|discount|best price|payment|warehouse|versand|liefer|rückgabe|auf lager|rabatt|zahlung|livraison|expédition|retours|en stock|promo|paiement|envío|entrega|devoluc|en existencia|descuento|spedizion|consegna|sconto|verzend|bezorg|levering|retour|op voorraad|korting|doprav|doručen|skladem|sleva|wysyłk|dostaw|zwrot|promocj|доставк|возврат|повернен|в наличии|в наявності|скидк|знижк|акци|оплат|frete|envio|em estoque|frakt|leverans|toimitus|szállítás|livrare|kargo|teslimat|dostava'.split(
    '|',
  );

/** What the attribute of all other facts is called, in the languages of `labelIn`. */
export const FEATURES_LABEL =
  'Features|Ausstattung|Caractéristiques|Características|Caratteristiche|Kenmerken|Vlastnosti|Cechy|Особливості|Особенности|Características|Egenskaper|Egenskaber|Egenskaper|Ominaisuudet|Jellemzők|Caracteristici|Özellikler|Vlastnosti|Značajke|Karakteristike|Χαρακτηριστικά|特徴|특징|特点|Fitur|Tính năng|Характеристики|คุณสมบัติ|Lastnosti|Savybės|Īpašības|Omadused|Característiques';
