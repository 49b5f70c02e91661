// Words for labels of attributes that the file's columns do not have, in the file's language.

export interface LabelWords {
  readonly brand: string;
  /** For whom the product is: women, men, children. */
  readonly gender: string;
  readonly weight: string;
  /**
   * The ends of a range; `%` stands for what is measured. Adjectives are used only in languages in which they have one
   * form for all nouns.
   */
  readonly lowest: string;
  readonly highest: string;
  /** The two numbers of `1920 x 1080`; `%` stands for what they are of, where the word does not follow it. */
  readonly across: string;
  readonly down: string;
  /** The first words of longer texts: `Intel`, `Intel Core i5`. */
  readonly make: string;
  readonly family: string;
  /** What is measured in names. */
  readonly volume: string;
  readonly power: string;
  readonly voltage: string;
  readonly charge: string;
  readonly energy: string;
  readonly size: string;
  readonly length: string;
  readonly color: string;
  readonly material: string;
  readonly resolution: string;
  readonly panel: string;
  readonly os: string;
  /** The size of what has a screen. */
  readonly screen: string;
  /** A side of a thing, or its diameter: names do not say which. */
  readonly side: string;
  /** The size of drives, where memory is another one. */
  readonly storage: string;
}

const WORDS: Readonly<Record<string, string>> = {
  en: 'Brand|For|Weight|Lowest %|Highest %|%, width|%, height|make|family|Volume|Power|Voltage|Charge|Capacity|Size|Length|Colour|Material|Resolution|Panel|Operating system|Screen size|Dimension|Storage',
  de: 'Marke|Für wen|Gewicht|%, kleinster Wert|%, größter Wert|horizontal|vertikal|Hersteller|Familie|Inhalt|Leistung|Spannung|Ladung|Kapazität|Größe|Länge|Farbe|Material|Auflösung|Panel|Betriebssystem|Bildschirmgröße|Maß|Speicherplatz',
  fr: 'Marque|Pour|Poids|%, minimum|%, maximum|horizontale|verticale|fabricant|famille|Volume|Puissance|Tension|Charge|Capacité|Taille|Longueur|Couleur|Matière|Résolution|Dalle|Système d’exploitation|Taille d’écran|Dimension|Stockage',
  es: 'Marca|Para|Peso|%, mínimo|%, máximo|horizontal|vertical|fabricante|familia|Volumen|Potencia|Tensión|Carga|Capacidad|Tamaño|Longitud|Color|Material|Resolución|Panel|Sistema operativo|Tamaño de pantalla|Medida|Almacenamiento',
  it: 'Marca|Per|Peso|%, minimo|%, massimo|orizzontale|verticale|produttore|famiglia|Volume|Potenza|Tensione|Carica|Capacità|Misura|Lunghezza|Colore|Materiale|Risoluzione|Pannello|Sistema operativo|Dimensione schermo|Dimensione|Archiviazione',
  nl: 'Merk|Voor|Gewicht|Laagste %|Hoogste %|horizontaal|verticaal|fabrikant|familie|Inhoud|Vermogen|Spanning|Lading|Capaciteit|Maat|Lengte|Kleur|Materiaal|Resolutie|Paneel|Besturingssysteem|Schermgrootte|Afmeting|Opslag',
  cs: 'Značka|Pro koho|Hmotnost|%, minimum|%, maximum|vodorovně|svisle|výrobce|řada|Objem|Výkon|Napětí|Náboj|Kapacita|Úhlopříčka|Délka|Barva|Materiál|Rozlišení|Panel|Operační systém|Úhlopříčka|Rozměr|Úložiště',
  pl: 'Marka|Dla kogo|Waga|%, minimum|%, maksimum|poziomo|pionowo|producent|seria|Objętość|Moc|Napięcie|Ładunek|Pojemność|Rozmiar|Długość|Kolor|Materiał|Rozdzielczość|Matryca|System operacyjny|Przekątna ekranu|Wymiar|Pamięć masowa',
  uk: 'Бренд|Для кого|Вага|%, найменше|%, найбільше|по горизонталі|по вертикалі|виробник|серія|Об’єм|Потужність|Напруга|Заряд|Ємність|Діагональ|Довжина|Колір|Матеріал|Роздільність|Матриця|Операційна система|Діагональ екрана|Габарит|Накопичувач',
  ru: 'Бренд|Для кого|Вес|%, наименьшее|%, наибольшее|по горизонтали|по вертикали|производитель|серия|Объём|Мощность|Напряжение|Заряд|Ёмкость|Диагональ|Длина|Цвет|Материал|Разрешение|Матрица|Операционная система|Диагональ экрана|Габарит|Накопитель',
  pt: 'Marca|Para|Peso|%, mínimo|%, máximo|horizontal|vertical|fabricante|família|Volume|Potência|Tensão|Carga|Capacidade|Tamanho|Comprimento|Cor|Material|Resolução|Painel|Sistema operativo|Tamanho do ecrã|Dimensão|Armazenamento',
  sv: 'Märke|För|Vikt|%, minst|%, högst|horisontellt|vertikalt|tillverkare|serie|Volym|Effekt|Spänning|Laddning|Kapacitet|Storlek|Längd|Färg|Material|Upplösning|Panel|Operativsystem|Skärmstorlek|Mått|Lagring',
  da: 'Mærke|Til|Vægt|%, mindst|%, højst|vandret|lodret|producent|serie|Volumen|Effekt|Spænding|Ladning|Kapacitet|Størrelse|Længde|Farve|Materiale|Opløsning|Panel|Styresystem|Skærmstørrelse|Mål|Lagerplads',
  nb: 'Merke|For|Vekt|%, minst|%, høyest|vannrett|loddrett|produsent|serie|Volum|Effekt|Spenning|Ladning|Kapasitet|Størrelse|Lengde|Farge|Materiale|Oppløsning|Panel|Operativsystem|Skjermstørrelse|Mål|Lagring',
  fi: 'Merkki|Kenelle|Paino|%, vähintään|%, enintään|vaakasuunnassa|pystysuunnassa|valmistaja|sarja|Tilavuus|Teho|Jännite|Varaus|Kapasiteetti|Koko|Pituus|Väri|Materiaali|Tarkkuus|Paneeli|Käyttöjärjestelmä|Näytön koko|Mitta|Tallennustila',
  hu: 'Márka|Kinek|Súly|%, legkisebb|%, legnagyobb|vízszintesen|függőlegesen|gyártó|sorozat|Űrtartalom|Teljesítmény|Feszültség|Töltés|Kapacitás|Méret|Hossz|Szín|Anyag|Felbontás|Panel|Operációs rendszer|Képátló|Kiterjedés|Tárhely',
  ro: 'Marcă|Pentru|Greutate|%, minim|%, maxim|pe orizontală|pe verticală|producător|familie|Volum|Putere|Tensiune|Sarcină|Capacitate|Mărime|Lungime|Culoare|Material|Rezoluție|Panou|Sistem de operare|Diagonala ecranului|Dimensiune|Stocare',
  tr: 'Marka|Kimin için|Ağırlık|%, en az|%, en çok|yatay|dikey|üretici|seri|Hacim|Güç|Gerilim|Akü kapasitesi|Kapasite|Boyut|Uzunluk|Renk|Malzeme|Çözünürlük|Panel|İşletim sistemi|Ekran boyutu|Ölçü|Depolama',
  sk: 'Značka|Pre koho|Hmotnosť|%, minimum|%, maximum|vodorovne|zvislo|výrobca|séria|Objem|Výkon|Napätie|Náboj|Kapacita|Veľkosť|Dĺžka|Farba|Materiál|Rozlíšenie|Panel|Operačný systém|Uhlopriečka|Rozmer|Úložisko',
  hr: 'Marka|Za koga|Težina|%, najmanje|%, najviše|vodoravno|okomito|proizvođač|serija|Volumen|Snaga|Napon|Naboj|Kapacitet|Veličina|Duljina|Boja|Materijal|Rezolucija|Panel|Operativni sustav|Veličina zaslona|Dimenzija|Pohrana',
  sr: 'Brend|Za koga|Težina|%, najmanje|%, najviše|vodoravno|uspravno|proizvođač|serija|Zapremina|Snaga|Napon|Naboj|Kapacitet|Veličina|Dužina|Boja|Materijal|Rezolucija|Panel|Operativni sistem|Dijagonala ekrana|Dimenzija|Skladište',
};

/** English if the language is unknown or has no words here. */
export function labelWords(language: string | null): LabelWords {
  const words = WORDS[baseOf(language)] ?? WORDS.en ?? '';
  const [
    brand = '',
    gender = '',
    weight = '',
    lowest = '',
    highest = '',
    across = '',
    down = '',
    make = '',
    family = '',
    volume = '',
    power = '',
    voltage = '',
    charge = '',
    energy = '',
    size = '',
    length = '',
    color = '',
    material = '',
    resolution = '',
    panel = '',
    os = '',
    screen = '',
    side = '',
    storage = '',
  ] = words.split('|');
  return {
    ...{ brand, gender, weight, lowest, highest, across, down, make, family },
    ...{
      volume,
      power,
      voltage,
      charge,
      energy,
      size,
      length,
      color,
      material,
      resolution,
      panel,
      os,
      screen,
      side,
      storage,
    },
  };
}

/** `de` of `de-AT`. */
export function baseOf(language: string | null): string {
  const base = language?.split('-')[0]?.toLowerCase() ?? 'en';
  return ALIASES[base] ?? base;
}

/** Languages that shoppers read as well as another one that has words. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'sr' };
