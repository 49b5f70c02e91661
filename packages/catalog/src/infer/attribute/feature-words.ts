// Words in product names that describe a product, whatever the shop sells: colours, materials, kinds of screens, operating
// systems. To add one, write it in its list. Upper and lower case do not matter, unless `isExact`.

export interface FeatureWords {
  /** The name of the attribute. */
  readonly name: 'color' | 'material' | 'resolution' | 'panel' | 'os';
  /** If a column with such a name says the same, names are not looked into. */
  readonly columns: RegExp;
  readonly words: readonly string[];
  /** The words by language, where a word alone may mean something else: names that mix many languages are names of goods. */
  readonly languages?: readonly (readonly string[])[];
  /** Several in a row are one value: `Neo QLED Mini LED`. */
  readonly isJoined: boolean;
  /** Words that count only if others of the list are there, too: `orange` and `gold` are not colours in every shop. */
  readonly doubtful: readonly string[];
  readonly isExact: boolean;
  /** Spelling → value, where that is another: `TV Google` is `Google TV`. */
  readonly meant?: Readonly<Record<string, string>>;
}

const words = (text: string): readonly string[] => text.split('|');

/** Colours: English, German, French, Spanish, Italian, Dutch, Czech, Polish, Portuguese, Swedish, Finnish, Ukrainian, Russian. */
const COLOURS: readonly (readonly string[])[] = [
  words('black|white|grey|gray|red|blue|green|yellow|pink|purple|brown|beige|navy|turquoise|violet'),
  words('schwarz|weiß|weiss|grau|rot|blau|grün|gelb|lila|braun|türkis|anthrazit'),
  words('noir|noire|blanc|blanche|gris|grise|rouge|bleu|bleue|vert|verte|jaune|marron'),
  words('negro|negra|blanco|blanca|rojo|roja|azul|verde|amarillo|amarilla|morado|marrón'),
  words('nero|nera|bianco|bianca|grigio|grigia|rosso|rossa|giallo|gialla|blu|azzurro'),
  words('zwart|wit|grijs|rood|blauw|groen|geel|paars|bruin'),
  words('černá|černý|bílá|bílý|šedá|šedý|červená|červený|modrá|modrý|zelená|zelený|žlutá|žlutý|hnědá|fialová|růžová'),
  words(
    'czarny|czarna|biały|biała|szary|szara|czerwony|czerwona|niebieski|niebieska|zielony|zielona|żółty|brązowy|różowy',
  ),
  words('preto|preta|branco|branca|cinza|vermelho|vermelha|amarelo|amarela|roxo'),
  words('svart|vit|grå|röd|blå|grön|gul'),
  words('musta|valkoinen|harmaa|punainen|sininen|vihreä|keltainen'),
  words('чорний|чорна|білий|біла|сірий|сіра|червоний|червона|синій|синя|зелений|зелена|жовтий|рожевий|коричневий'),
  words(
    'черный|чёрный|черная|белый|белая|серый|серая|красный|красная|синий|синяя|зеленый|зелёный|желтый|розовый|коричневый|голубой|бежевый|фиолетовый|графит',
  ),
];

export const FEATURES: readonly FeatureWords[] = [
  {
    name: 'color',
    columns:
      /(?:^| )(?:colou?rs?|farben?|couleurs?|colore?s?|kleur(?:en)?|barva|kolor|cor|farg|vari|kolir|колір|цвет)(?: |$)/,
    words: COLOURS.flat(),
    languages: COLOURS,
    isJoined: false,
    doubtful: words(
      'orange|gold|silver|silber|rose|rosa|naranja|dorado|plateado|argento|oro|olive|cream|khaki|bordeaux|multicolor|graphite|titanium',
    ),
    isExact: false,
  },
  {
    name: 'material',
    columns:
      /(?:^| )(?:materials?|metals?|metall|metallo|metaux|kov|materiali?|matiere|materia(?:l|ux)|stoff|gewebe|fabric|tkanina|матеріал|материал)(?: |$)/,
    words: [
      ...words(
        'cotton|wool|silk|linen|leather|polyester|nylon|fleece|denim|velvet|silicone|stainless steel|aluminium|aluminum',
      ),
      ...words(
        'ceramic|porcelain|bamboo|oak|walnut|pine|beech|teak|rattan|marble|sterling silver|rose gold|white gold|yellow gold',
      ),
      ...words('Baumwolle|Wolle|Seide|Leinen|Leder|Edelstahl|Eiche|Buche|Kiefer|Nussbaum|Porzellan|Keramik|Silikon'),
      ...words('coton|laine|soie|cuir|acier inoxydable|chêne|hêtre|noyer|porcelaine'),
      ...words('algodón|lana|seda|cuero|piel|acero inoxidable|roble|nogal|cerámica'),
      ...words('cotone|pelle|acciaio inossidabile|quercia|katoen|leer|eiken|roestvrij staal'),
      ...words(
        'bavlna|vlna|kůže|nerez|bawełna|wełna|skóra|dąb|бавовна|шкіра|дуб|хлопок|шерсть|кожа|силикон|силікон|нержавеющая сталь',
      ),
    ],
    isJoined: false,
    doubtful: words('gold|silver|titanium|titan|titane|glass|wood|metal|plastic|carbon|alloy|steel|canvas'),
    isExact: false,
  },
  {
    name: 'resolution',
    columns:
      /(?:^| )(?:resolution|auflosung|resolucion|risoluzione|resolutie|rozliseni|rozdzielczosc|разрешение)(?: |$)/,
    words: words(
      '8K-UHD|8K UHD|8K|4K-UHD|4K UHD|4K|UHD|Ultra HD|WQHD|QHD|2K|Full HD+|Full HD|FHD+|FHD|1080p|2160p|720p|HD Ready|HD',
    ),
    isJoined: false,
    doubtful: [],
    isExact: true,
  },
  {
    name: 'panel',
    columns: /(?:^| )(?:panel(?: type)?|display(?: type| technology)?|screen type|paneltyp|displaytyp)(?: |$)/,
    words: words(
      'Neo QLED|NEO QLED|QLED|QD-OLED|OLED|AMOLED|Super AMOLED|Mini LED|MINI LED|Mini-LED|MiniLED|NanoCell|NANOCELL|IPS|TFT|LCD|LED',
    ),
    isJoined: true,
    doubtful: [],
    isExact: true,
  },
  {
    name: 'os',
    columns:
      /(?:^| )(?:os|op sys|operating system|betriebssystem|systeme d exploitation|sistema operativo|smart tv)(?: |$)/,
    words: words(
      'Google TV|Android TV|Roku TV|Fire TV|TV Google|TV Android|TV Roku|webOS|WebOS|Tizen|VIDAA|Wear OS|Android|iPadOS|iOS|macOS|Chrome OS|ChromeOS|Windows 11 Pro|Windows 11 Home|Windows 11|Windows 10 Pro|Windows 10 Home|Windows 10|Linux|FreeDOS|DOS',
    ),
    isJoined: false,
    doubtful: [],
    isExact: true,
    // In languages in which what describes a thing stands behind it: `Smart TV Google`.
    meant: { 'TV Google': 'Google TV', 'TV Android': 'Android TV', 'TV Roku': 'Roku TV', WebOS: 'webOS' },
  },
];
