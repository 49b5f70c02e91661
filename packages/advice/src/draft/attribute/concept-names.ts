// Names of attributes in the languages that shops name their columns in, by what they are about. A row is a concept and a regular
// expression of names, which are folded (lower case, without accents) with single spaces between words. To add a name, write it
// in the row of its concept.

export type Concept =
  | 'kind'
  | 'use'
  /** What it should help with, and what it has to suit. Its names are in `words/meanings/needs.ts`. */
  | 'need'
  | 'person'
  | 'age'
  | 'size'
  | 'price'
  | 'brand'
  | 'color'
  | 'material'
  | 'amount'
  | 'count'
  | 'weight'
  | 'year'
  | 'screen'
  | 'familiar'
  | 'part'
  | 'technical'
  | 'expert'
  | 'unknown'
  | 'theme'
  | 'identifier'
  | 'second-price'
  | 'not-for-shoppers'
  | 'packet'
  /** Names that the maker gave: of a model, a line, a variety. */
  | 'series';

/** The first row that fits decides. */
export const CONCEPT_NAMES: readonly (readonly [Concept, RegExp])[] = [
  [
    'identifier',
    /\b(id|ids|sku|skus|gtins?|eans?|ean ?1?3?|upcs?|isbns?|asins?|mpns?|oem|barcodes?|handle|slug|uuid|guid|codes?|(part|item|model|product|article|order|serial) ?(no|nr|numbers?)|\w*(artikel|bestell|teile|modell|serien|bauteil)(nummern?|nr)|katalogove cislo|cislo dilu|kod|codigo|codice|reference|referencia|item group|plu|\w*plu (no|nr|numarasi|nummer)|kasa (kodu|no)|(urun|stok|barkod|kasa) (kodu|no|numarasi)|koodi|kood|kodas|kods|\w*varenummer|\w*artikelnummer|barkod)\b|(^|[ ])(код|артикул|штрих ?код)($|[ ])/u,
  ],
  [
    'second-price',
    /\b(prices?|\w*preise?|prix|precio|prezzo|prijs|cena|ceny|costs?|kosten|msrp|uvp|rrp|discounts?|rabatte?|savings?|tax|vat|mwst|unit pricing|umsatz(e|steuer)?|steuersatz|harga|diskon|hinta\w*|pris(er|en)?|pret(ul)?|tva|cijen[ae]|popust|fiyat\w*|indirim\w*|iskonto|kdv|kaina|gia ban|remises?|sconti?|sconto|descuentos?|descontos?|preco|korting|sleva|znizka|mva|moms|alv|afa|dph|revenue|turnover|chiffre d affaires|fatturato|facturacion|omzet|obrot|omsattning|omsetning|omsaetning)\b|\b(vk|ek|aktion|endkunden|handler|sonderpreis) ?(netto|brutto)\b|\b(netto|brutto) ?(vk|ek)\b|(^|[ ])(цен[аы]|ціна|ціни|скидк\p{L}*|знижк\p{L}*|ндс|пдв)($|[ ])|выручка|виручка|価格|定価|价格|原价|가격|할인|τιμη|السعر|قیمت|מחיר/u,
  ],
  [
    'kind',
    /^((google )?product |item |main |sub |default |art)?(typ(es?|en)?|kinds?|category|categories|subcategory|sub category|subtype|sub type|section|style|class|genre|klasse|kategorie|unterkategorie|artikelgruppe|artikelart|untertyp|unterart|warengruppe|warenuntergruppe|untergruppe|produktart|produkttyp|produktgruppe|categorie|sous categorie|sous type|categoria|subcategoria|subtipo|sottotipo|tipo|kategoria|druh|rodzaj|soort|sort|art|departement|department|cat|categorytext|podtyp|podkategorie|podkategoria|tyyppi|tuoteryhma|kategori|kategorija|vrsta|категорія|категория|тип товару|тип товара)( (name|ref|slug|title|label))?$/,
  ],
  // What names have in brackets: the medium, the plug, the form in which one thing comes.
  ['familiar', /^editions?$/],
  // Only who knows the goods already chooses by it.
  [
    'series',
    /^(lines?|models?|model name|modell(e|bezeichnung|name)?|modele|modelo|modello|malli|модель|variety|varieties|variedad|variete|varieta|varieteit|variedade|odmiana|різновид|разновидность|lajike|valtozat)$/,
  ],
  // The packet and what the law wants on it: nobody chooses food by its selenium, or a sofa by its carton.
  [
    'packet',
    /\b(package|packaging|packed|parcel|carton|shipping) (width|height|length|depth|size|dimensions?|volume)\b|\b(verpackungs?|paket|versand|karton) ?(breite|hohe|lange|tiefe|masse?|grosse|volumen)\b|\b(width|height|length|depth) (of )?(the )?(package|packaging|packed)\b|(ширина|висота|высота|глибина|глубина|довжина|длина|габарити|габариты|об єм|объем|вага|вес) (в|у) упаков/,
  ],
  // How many of them a dealer gets in one carton.
  [
    'packet',
    /\b(pieces?|pcs|qty|quantity|units|jumlah|anzahl|stuck|pezzi|piezas|sztuk) (\w+ )?(per |je |pro |in |par |por |w )?(packing|package|carton|karton\w*|pallet\w*|palette|box|kolli|koli)\b|\b(packing|vpe|verpackungseinheit|colisage|gebinde|koli \w+|\w+ koli|master carton|inner carton)\b/,
  ],
  // What closes a bottle or a jar.
  [
    'packet',
    /\b(closures?|verschluss(art|typ)?|flaschenverschluss|bouchage|tipo de cierre|tappo|tipo di tappo|rodzaj zamkniecia|typ uzaveru|forslutning\w*|lukketype)\b|укупорка|тип пробки/,
  ],
  [
    'packet',
    /\b(potassium|kalium|potasio|potassio|magnesium|magnesio|magnez|sulphur|sulfur|schwefel|chlorides?|chlorid|selen|selenium|phosphorus|phosphor|fosfor|fosforo|phosphore|kalzium|calcium|calcio|wapn|vapnik|natrium|sodium|omega ?\d|epa|dha|jod|jodium|iodine|iode|yodo|iodio|mangan|manganese|mangane[sz]e?|manganeso|crude (ash|fib(re|er)|fats?|oils?)|raw ash|rohasche|rohfaser|cendres brutes|cellulose brute|ceniza|ceneri( grezze)?|popiol surowy|wlokno surowe|ruwe as|ruwe celstof|trace elements|spurenelemente|vitamin [a-k]\d{0,2})\b|фосфор|каліи|калии|магніи|магнии|сірка|хлорид|кальціи|кальции|натріи|натрии|омега|^(епк|эпк|дгк)|селен|(^|[ ])иод|марган|цинк|сира зола|сырая зола|сира клітковина|сырая клетчатка|^вологість|вітамін|витамин|зал[іi]зо|м[іi]дь|^железо|^медь|цинк|карн[іи]тин|безазотист|\b3[abd]\d{3}\b|\bcarnitin|nitrogen free extract/,
  ],
  [
    'not-for-shoppers',
    /\b(urls?|links?|href|images?|img|photos?|pictures?|\w*bild(er)?|video|created|updated|published|timestamp|dates?|datum|stock|quantity|qty|inventory|\w*bestand|availability|tags?|seo|meta|rank|position|popularity|reviews?|(number of |customer )?reviews|opiniones|resenas|\w*bewertungen|avis|recensioni|recenze|opinie|sort|status|custom labels?|reg category|regulatory\w*|taxable|fulfillment|tracker|template|page|column|row|img|description|title|name|shipping|versand|lieferzeit|lieferung|lieferstatus|delivery|lead time|handling time|import|version)\b/,
  ],
  // Figures of data sheets, by which only those choose who build such things.
  [
    'expert',
    /\b(enclosure( type)?|(power|voltage|electrical) (requirements?|supply|input)|(ac|dc|power) input|input voltage|stromversorgung|alimentation electrique|kantavierre\w*|(original |final )?gravity|stammwurze|acids?|(total )?acidity|hapot|happo|saure(gehalt)?|gesamtsaure|acidite( totale)?|acidez( total)?|acidita( totale)?|kyselin[ay]|kwasowosc|syra|syre|tdp|thermal design power|cas|cas latency|latency|latenz|snr|signal to noise( ratio)?|thd|sample rate|abtastrate|static pressure|power ?fa[ck]tor|leistungsfaktor|facteur de puissance|lanes|stepping|revision|(l[123] )?cache|impedance|impedanz|impedancia|impedenza|sensitivity|sensitive at|empfindlichkeit|sensibilite|sensibilidad|sensibilita|rms|frequency response|frequenzgang|(monthly|annual|yearly)( energy)?( consumption)?( kwh)?|kwh (per )?(month|year)|(speed|load) (index|rating)|geschwindigkeitsindex|tragfahigkeitsindex|lastindex|indice de (vitesse|charge|velocidad|carga|velocidade)|indice di (velocita|carico)|inde(x|ks) (rychlosti|nosnosti|predkosci|nosnosci)|block size|seek time|mtbf|crude proteins?|roh(protein|fett)|proteines? brutes?|matieres grasses brutes|protein[ae] (bruta|grezza)|grassi grezzi|hruba bilkovina|hruby protein|bialko surowe|tluszcz surowy|ruw eiwit|ruw vet|calories|kalorien|brennwert|valeur energetique|valor energetico)\b|индекс (скорости|нагрузки)|індекс (швидкості|навантаження)|сирии (протеін|жир)|сырои (протеин|жир)/,
  ],
  [
    'use',
    /\b(uses?|used for|usage|purpose|application|applications|activity|activities|occasion|sport|sports|terrain|room|einsatz\w*|verwendung\w*|anwendung\w*|anlass|zweck|\w*zweck|raum|utilisation|usage|uso|pouziti|gebruik|zastosowanie)\b/,
  ],
  [
    'person',
    /^(animals?|animale|animaux|pets?|pet type|tierart|tiere?|haustier|zvire|dyr|elain|zivotinja|allat|dier|zwierze|zviera|djur|hayvan|животное|тварина)$|\b(gender|sex|audience|target group|suitable for|geschlecht|zielgruppe|sexe|genero|genere|pohlavi|geslacht|plec)\b/,
  ],
  ['age', /\b(age|ages|age group|age range|alter|altersgruppe|altersempfehlung|edad|eta|vek|leeftijd|wiek)\b/],
  ['color', /\b(colou?rs?|\w*farben?|couleurs?|colore?s?|barv[ay]?|kolor|kleur|odstin|variant colour)\b/],
  [
    'brand',
    /\b(brands?|manufacturers?|vendor|make|maker|company|marken?|hersteller|marque|fabricant|marca|fabricante|produttore|znacka|vyrobce|merk|fabrikant|marka|producent)\b/,
  ],
  [
    'material',
    /\b(materials?|fabric|fabrics|stoff|obermaterial|matiere|materiau|material|materiale|tessuto|tkanina|materiaal)\b/,
  ],
  ['year', /\b(years?|model year|release year|season|\w*jahr|\w*jahrgang|saison|annee|ano|anno|rok|jaar)\b/],
  // People know the family of a processor rather than its model.
  ['part', /\b(famil(y|ies)|series|familie|baureihe|serie|gamme|rada)$/],
  [
    'technical',
    /\b(cpu|gpu|processor|prozessor|grafikkarte|clock|ghz|mhz|chipset|chain|cassette|crank\w*|derail\w*|shifters?|hubs?|rims?|spokes?|headset|stem|seat ?post|saddle|handlebar|bottom bracket|microarchitecture|graphics|frequency|voltage|\w*spannung|abstrahlwinkel|napeti|boost|cri|farbwiedergabe\w*|(anzahl|number of|nombre de|numero de) leds?|airflow|rpm|psu|efficiency|wattage channel|protocol|driver|ips)\b/,
  ],
  // The weight of the product itself, not of its fabric and not of the person who may sit on it.
  [
    'weight',
    /^(kgs?|kilos?|kilograms?|kilogramm)$|^((item|net|gross|product|total|own|variant|shipping) )?(weight|grams?|gramm|(eigen|netto|brutto|gesamt|leer|produkt|artikel|paket|versand)?gewicht|poids|peso|hmotnost|waga)( (net|netto|gross|brutto|total|approx|ca))?$/,
  ],
  // How many there are, whatever they hold.
  ['count', /\b(slots|ports|bays|cores|modules|channels)$/],
  [
    'amount',
    /\b(memory|ram|storage|capacity|ssd|hdd|power|wattage|volume|\w*speicher|\w*kapazitat|\w*leistung|\w*volumen|kapacita|vykon|puissance|capacite|memoire|potencia|capacidad|capacita|potenza|pojemnosc|moc|amount|menge|content|inhalt)\b/,
  ],
  [
    'count',
    /\b(counts?|number of|slots|ports|cores|bays|seats|sleeps|channels|gears|speeds|doors|pieces|persons?|people|personen|\w*anzahl|\w*platze|anschlusse|gange|pocet|nombre|numero)\b/,
  ],
  [
    'screen',
    /^(inch|inches|zoll)$|^(screen|display|monitor|bildschirm|ecran|pantalla|schermo)( ?(size|diagonale?|grosse|groesse))?$|\b(zoll|diagonale?|bildschirm\w+|displaygrosse)\b/,
  ],
  [
    'size',
    /\b(sizes?|\w*grossen?|groesse|tailles?|pointures?|tall[ae]s?|tagli[ae]|velikosti?|maat|maten|rozmiary?|(sko)?storlek(ar)?|skostorrelse|shoe size)\b/,
  ],
  [
    'familiar',
    /\b(screen|display|resolution|auflosung|panel|wireless|connection|connectivity|anschluss|bluetooth|microphone|mikrofon|operating system|op sys|opsys|os|system|betriebssystem|socket|form factor|formfaktor|length|width|height|depth|lange|breite|hohe|tiefe|shape|form|pattern|muster|fit|\w*temperature?n?|waterproof rating|wassersaule|passform|schutzart|protection class|ip (rating|code|class)|indice de protection|kryti|stopien ochrony|flavou?r|geschmack|scent|duft|taste|layout|backlit|keyboard|style|stil|look|design|finish|length|sleeve|neckline|heel|drive|motor|frame|konektor|connector|stecker|compatib\w*|kompatib\w*|passend\w*|fits|hand orientation)\b/,
  ],
];
