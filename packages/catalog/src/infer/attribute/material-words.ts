// Words for materials in product names, in the languages of shops. Metals that names have as proper names, too (`Gold Edition`), and words that mean
// something else as well are among the doubtful ones.

const words = (text: string): readonly string[] => text.split('|');

export const MATERIALS_IN_NAMES: readonly string[] = [
  ...words(
    'cotton|wool|silk|linen|leather|polyester|nylon|fleece|denim|velvet|silicone|stainless steel|aluminium|aluminum',
  ),
  ...words(
    'ceramic|porcelain|bamboo|oak|walnut|pine|beech|teak|rattan|marble|sterling silver|rose gold|white gold|yellow gold',
  ),
  ...words(
    'Baumwolle|Wolle|Seide|Leinen|Leder|Edelstahl|Eiche|Buche|Kiefer|Nussbaum|Porzellan|Keramik|Silikon|Roségold|Weißgold|Gelbgold|Kunstleder',
  ),
  ...words('coton|laine|soie|cuir|acier inoxydable|chêne|hêtre|noyer|porcelaine|céramique|or rose|or blanc|or jaune'),
  ...words(
    'algodón|lana|seda|cuero|piel|acero inoxidable|roble|nogal|cerámica|oro rosa|oro blanco|oro amarillo|plata de ley',
  ),
  ...words(
    'cotone|pelle|acciaio inossidabile|quercia|ceramica|oro rosa|oro bianco|oro giallo|katoen|leer|eiken|roestvrij staal|keramiek|roségoud|witgoud',
  ),
  ...words(
    'algodão|couro|linho|aço inoxidável|aço inox|cerâmica|ouro rosé|ouro rosa|ouro branco|ouro amarelo|veludo|carvalho',
  ),
  ...words(
    'bavlna|vlna|kůže|nerez|nerezová ocel|keramika|bawełna|wełna|skóra|dąb|stal nierdzewna|ceramika|różowe złoto|białe złoto',
  ),
  ...words(
    'бавовна|шкіра|дуб|кераміка|нержавіюча сталь|хлопок|шерсть|кожа|силикон|силікон|нержавеющая сталь|керамика|розовое золото|белое золото',
  ),
  ...words(
    'läder|bomull|rostfritt stål|roséguld|læder|bomuld|rustfrit stål|lær|rustfritt stål|nahka|puuvilla|ruostumaton teräs|bőr|pamut|rozsdamentes acél|kerámia',
  ),
  ...words('piele|bumbac|oțel inoxidabil|ceramică|deri|pamuk|paslanmaz çelik|seramik|nehrđajući čelik|nerđajući čelik'),
];

/** Metals and others that count only beside surer words, or where most names have one. */
export const DOUBTFUL_MATERIALS: readonly string[] = [
  ...words('gold|silver|titanium|titan|titane|glass|wood|metal|plastic|carbon|alloy|steel|canvas|bronze|platinum'),
  ...words(
    'Stahl|Platin|acier|argent|platine|acero|oro|plata|titanio|platino|acciaio|argento|bronzo|staal|goud|zilver',
  ),
  ...words(
    'ouro|aço|prata|titânio|platina|ocel|zlato|stříbro|stal|złoto|srebro|tytan|сталь|золото|срібло|серебро|титан|платина',
  ),
  ...words('stål|guld|silver|sølv|teräs|kulta|hopea|acél|arany|ezüst|oțel|aur|çelik|altın|gümüş|čelik'),
];

/** Metals that are the names of colours, too, where nothing of jewellery is sold. */
export const METALS_AS_COLOURS: ReadonlySet<string> = new Set(
  words(
    'gold|silver|bronze|copper|oro|plata|argent|argento|bronzo|goud|zilver|ouro|prata|zlato|stříbro|złoto|srebro|золото|срібло|серебро|guld|sølv|kulta|hopea|arany|ezüst|aur|argint|altın|gümüş',
  ),
);

/** Woods that are the names of decors, too, where things come in colours by number. */
export const WOODS_AS_DECORS: ReadonlySet<string> = new Set(
  words(
    'oak|walnut|pine|beech|teak|Eiche|Buche|Kiefer|Nussbaum|chêne|hêtre|noyer|roble|nogal|quercia|eiken|carvalho|dąb|дуб',
  ).map((word) => word.toLowerCase()),
);
