// Words for colours in product names, a row for each language. Words that may as well mean something else (`orange`, `gold`) are in
// `feature-words.ts`, among the doubtful ones. Light and dark colours are one word in some languages: `lichtblauw`, `dunkelgrün`.

const words = (text: string): readonly string[] => text.split('|');

/** Each colour alone, and with each of the beginnings. */
const withShades = (beginnings: string, colours: string): readonly string[] => [
  ...words(colours),
  ...words(beginnings).flatMap((beginning) => words(colours).map((colour) => `${beginning}${colour}`)),
];

export const COLOUR_WORDS: readonly (readonly string[])[] = [
  // English
  words('black|white|grey|gray|red|blue|green|yellow|pink|purple|brown|beige|navy|turquoise|violet'),
  // German
  [
    ...words('schwarz|weiß|weiss|anthrazit|hellrosa|dunkelrosa|hellorange|dunkelorange'),
    ...withShades('hell|dunkel|mittel', 'grau|rot|blau|grün|gelb|lila|braun|türkis|beige|violett'),
  ],
  // French
  words(
    'noir|noire|blanc|blanche|gris|grise|rouge|bleu|bleue|vert|verte|jaune|marron|violette|beige|turquoise|orangé|orangée',
  ),
  // Spanish
  words(
    'negro|negra|blanco|blanca|gris|rojo|roja|azul|verde|amarillo|amarilla|morado|morada|marrón|rosado|rosada|anaranjado|anaranjada|turquesa|violeta',
  ),
  // Italian
  words(
    'nero|nera|bianco|bianca|grigio|grigia|rosso|rossa|giallo|gialla|verde|blu|azzurro|azzurra|arancione|marrone|turchese',
  ),
  // Dutch
  [...words('zwart|wit|oranje'), ...withShades('licht|donker', 'grijs|rood|blauw|groen|geel|paars|bruin|roze|beige')],
  // Czech and Slovak
  [
    ...words(
      'černá|černý|bílá|bílý|šedá|šedý|červená|červený|modrá|modrý|zelená|zelený|žlutá|žlutý|hnědá|hnědý|fialová',
    ),
    ...words(
      'fialový|růžová|růžový|oranžová|oranžový|béžová|béžový|čierna|čierny|biela|biely|sivá|sivý|žltá|žltý|hnedá|hnedý|ružová|ružový',
    ),
  ],
  // Polish
  [
    ...words('czarny|czarna|biały|biała|szary|szara|czerwony|czerwona|niebieski|niebieska|zielony|zielona|żółty|żółta'),
    ...words(
      'brązowy|brązowa|różowy|różowa|pomarańczowy|pomarańczowa|fioletowy|fioletowa|granatowy|granatowa|beżowy|beżowa',
    ),
  ],
  // Portuguese
  words('preto|preta|branco|branca|cinza|vermelho|vermelha|azul|verde|amarelo|amarela|roxo|roxa|laranja|castanho'),
  // Swedish, Danish and Norwegian
  [...words('svart|vit'), ...withShades('ljus|mörk', 'grå|röd|blå|grön|gul|brun|lila|beige')],
  [...words('svart|hvid|hvit'), ...withShades('lys|lyse|mørk|mørke', 'grå|rød|blå|grøn|grønn|gul|brun|lilla|beige')],
  // Finnish
  [
    ...words('musta|valkoinen|vaaleanpunainen|oranssi'),
    ...withShades('vaalean|tumman', 'harmaa|punainen|sininen|vihreä|keltainen|ruskea'),
  ],
  // Hungarian, Romanian, Croatian and Serbian, Turkish
  withShades('világos|sötét', 'fekete|fehér|szürke|piros|kék|zöld|sárga|barna|lila|rózsaszín|narancssárga'),
  words('negru|neagră|albă|roșu|roșie|albastru|albastră|verde|galben|galbenă|maro|portocaliu|portocalie'),
  words(
    'crna|crni|bijela|bijeli|beli|siva|sivi|crvena|crveni|plava|plavi|zelena|zeleni|žuta|žuti|smeđa|smeđi|narančasta',
  ),
  words('siyah|beyaz|kırmızı|mavi|yeşil|sarı|kahverengi|pembe|turuncu|lacivert|gri'),
  // Ukrainian and Russian
  words(
    'сріблястий|срібляста|золотистий|бордовий|блакитний|фіолетовий|бежевий|бірюзовий|чорний|чорна|білий|біла|сірий|сіра|червоний|червона|синій|синя|зелений|зелена|жовтий|рожевий|коричневий|помаранчевий',
  ),
  [
    ...words(
      'серебристый|серебристая|серебристое|серебряный|золотистый|бордовый|голубой|фиолетовый|оранжевый|бирюзовый|бежевый|бежевая|графитовый|черный|чёрный|черная|белый|белая|серый|серая|красный|красная|синий|синяя|зеленый|зелёный|желтый|розовый|коричневый|голубой|бежевый|фиолетовый|графит|оранжевый',
    ),
    ...words(
      'светло-серый|темно-серый|тёмно-серый|светло-синий|темно-синий|тёмно-синий|темно-зеленый|тёмно-зелёный|світло-сірий|темно-сірий|темно-синій|темно-зелений',
    ),
  ],
];
