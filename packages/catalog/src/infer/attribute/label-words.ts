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
  en: 'Brand|For|Weight|Lowest %|Highest %|%, width|%, height|make|family|Volume|Power|Voltage|Battery capacity|Capacity|Size|Length|Colour|Material|Resolution|Panel|Operating system|Screen size|Dimension|Storage',
  de: 'Marke|Für wen|Gewicht|%, kleinster Wert|%, größter Wert|horizontal|vertikal|Hersteller|Familie|Inhalt|Leistung|Spannung|Akkukapazität|Kapazität|Größe|Länge|Farbe|Material|Auflösung|Panel|Betriebssystem|Bildschirmgröße|Maß|Speicherplatz',
  fr: 'Marque|Pour|Poids|%, minimum|%, maximum|horizontale|verticale|fabricant|famille|Volume|Puissance|Tension|Capacité de la batterie|Capacité|Taille|Longueur|Couleur|Matière|Résolution|Dalle|Système d’exploitation|Taille d’écran|Dimension|Stockage',
  es: 'Marca|Para|Peso|%, mínimo|%, máximo|horizontal|vertical|fabricante|familia|Volumen|Potencia|Tensión|Capacidad de la batería|Capacidad|Tamaño|Longitud|Color|Material|Resolución|Panel|Sistema operativo|Tamaño de pantalla|Medida|Almacenamiento',
  it: 'Marca|Per|Peso|%, minimo|%, massimo|orizzontale|verticale|produttore|famiglia|Volume|Potenza|Tensione|Capacità della batteria|Capacità|Misura|Lunghezza|Colore|Materiale|Risoluzione|Pannello|Sistema operativo|Dimensione schermo|Dimensione|Archiviazione',
  nl: 'Merk|Voor|Gewicht|Laagste %|Hoogste %|horizontaal|verticaal|fabrikant|familie|Inhoud|Vermogen|Spanning|Accucapaciteit|Capaciteit|Maat|Lengte|Kleur|Materiaal|Resolutie|Paneel|Besturingssysteem|Schermgrootte|Afmeting|Opslag',
  cs: 'Značka|Pro koho|Hmotnost|%, minimum|%, maximum|vodorovně|svisle|výrobce|řada|Objem|Výkon|Napětí|Kapacita baterie|Kapacita|Úhlopříčka|Délka|Barva|Materiál|Rozlišení|Panel|Operační systém|Úhlopříčka|Rozměr|Úložiště',
  pl: 'Marka|Dla kogo|Waga|%, minimum|%, maksimum|poziomo|pionowo|producent|seria|Objętość|Moc|Napięcie|Pojemność baterii|Pojemność|Rozmiar|Długość|Kolor|Materiał|Rozdzielczość|Matryca|System operacyjny|Przekątna ekranu|Wymiar|Pamięć masowa',
  uk: 'Бренд|Для кого|Вага|%, найменше|%, найбільше|по горизонталі|по вертикалі|виробник|серія|Об’єм|Потужність|Напруга|Ємність акумулятора|Ємність|Діагональ|Довжина|Колір|Матеріал|Роздільність|Матриця|Операційна система|Діагональ екрана|Габарит|Накопичувач',
  ru: 'Бренд|Для кого|Вес|%, наименьшее|%, наибольшее|по горизонтали|по вертикали|производитель|серия|Объём|Мощность|Напряжение|Ёмкость аккумулятора|Ёмкость|Диагональ|Длина|Цвет|Материал|Разрешение|Матрица|Операционная система|Диагональ экрана|Габарит|Накопитель',
  pt: 'Marca|Para|Peso|%, mínimo|%, máximo|horizontal|vertical|fabricante|família|Volume|Potência|Tensão|Capacidade da bateria|Capacidade|Tamanho|Comprimento|Cor|Material|Resolução|Painel|Sistema operativo|Tamanho do ecrã|Dimensão|Armazenamento',
  sv: 'Märke|För|Vikt|%, minst|%, högst|horisontellt|vertikalt|tillverkare|serie|Volym|Effekt|Spänning|Batterikapacitet|Kapacitet|Storlek|Längd|Färg|Material|Upplösning|Panel|Operativsystem|Skärmstorlek|Mått|Lagring',
  da: 'Mærke|Til|Vægt|%, mindst|%, højst|vandret|lodret|producent|serie|Volumen|Effekt|Spænding|Batterikapacitet|Kapacitet|Størrelse|Længde|Farve|Materiale|Opløsning|Panel|Styresystem|Skærmstørrelse|Mål|Lagerplads',
  nb: 'Merke|For|Vekt|%, minst|%, høyest|vannrett|loddrett|produsent|serie|Volum|Effekt|Spenning|Batterikapasitet|Kapasitet|Størrelse|Lengde|Farge|Materiale|Oppløsning|Panel|Operativsystem|Skjermstørrelse|Mål|Lagring',
  fi: 'Merkki|Kenelle|Paino|%, vähintään|%, enintään|vaakasuunnassa|pystysuunnassa|valmistaja|sarja|Tilavuus|Teho|Jännite|Akun kapasiteetti|Kapasiteetti|Koko|Pituus|Väri|Materiaali|Tarkkuus|Paneeli|Käyttöjärjestelmä|Näytön koko|Mitta|Tallennustila',
  hu: 'Márka|Kinek|Súly|%, legkisebb|%, legnagyobb|vízszintesen|függőlegesen|gyártó|sorozat|Űrtartalom|Teljesítmény|Feszültség|Akkumulátor-kapacitás|Kapacitás|Méret|Hossz|Szín|Anyag|Felbontás|Panel|Operációs rendszer|Képátló|Kiterjedés|Tárhely',
  ro: 'Marcă|Pentru|Greutate|%, minim|%, maxim|pe orizontală|pe verticală|producător|familie|Volum|Putere|Tensiune|Capacitatea bateriei|Capacitate|Mărime|Lungime|Culoare|Material|Rezoluție|Panou|Sistem de operare|Diagonala ecranului|Dimensiune|Stocare',
  tr: 'Marka|Kimin için|Ağırlık|%, en az|%, en çok|yatay|dikey|üretici|seri|Hacim|Güç|Gerilim|Akü kapasitesi|Kapasite|Boyut|Uzunluk|Renk|Malzeme|Çözünürlük|Panel|İşletim sistemi|Ekran boyutu|Ölçü|Depolama',
  sk: 'Značka|Pre koho|Hmotnosť|%, minimum|%, maximum|vodorovne|zvislo|výrobca|séria|Objem|Výkon|Napätie|Kapacita batérie|Kapacita|Veľkosť|Dĺžka|Farba|Materiál|Rozlíšenie|Panel|Operačný systém|Uhlopriečka|Rozmer|Úložisko',
  hr: 'Marka|Za koga|Težina|%, najmanje|%, najviše|vodoravno|okomito|proizvođač|serija|Volumen|Snaga|Napon|Kapacitet baterije|Kapacitet|Veličina|Duljina|Boja|Materijal|Rezolucija|Panel|Operativni sustav|Veličina zaslona|Dimenzija|Pohrana',
  sr: 'Brend|Za koga|Težina|%, najmanje|%, najviše|vodoravno|uspravno|proizvođač|serija|Zapremina|Snaga|Napon|Kapacitet baterije|Kapacitet|Veličina|Dužina|Boja|Materijal|Rezolucija|Panel|Operativni sistem|Dijagonala ekrana|Dimenzija|Skladište',
  el: 'Μάρκα|Για ποιον|Βάρος|%, ελάχιστο|%, μέγιστο|οριζόντια|κάθετα|κατασκευαστής|οικογένεια|Όγκος|Ισχύς|Τάση|Χωρητικότητα μπαταρίας|Χωρητικότητα|Μέγεθος|Μήκος|Χρώμα|Υλικό|Ανάλυση|Πάνελ|Λειτουργικό σύστημα|Μέγεθος οθόνης|Διάσταση|Αποθηκευτικός χώρος',
  ja: 'ブランド|対象|重量|%（最小）|%（最大）|横|縦|メーカー|ファミリー|容量|出力|電圧|バッテリー容量|容量|サイズ|長さ|色|素材|解像度|パネル|OS|画面サイズ|寸法|ストレージ',
  ko: '브랜드|대상|무게|% (최소)|% (최대)|가로|세로|제조사|제품군|부피|출력|전압|배터리 용량|용량|사이즈|길이|색상|소재|해상도|패널|운영 체제|화면 크기|치수|저장 용량',
  zh: '品牌|适用人群|重量|%（最低）|%（最高）|水平|垂直|厂商|系列|容积|功率|电压|电池容量|容量|尺寸|长度|颜色|材质|分辨率|面板|操作系统|屏幕尺寸|规格|存储容量',
  id: 'Merek|Untuk siapa|Berat|%, terendah|%, tertinggi|mendatar|tegak|produsen|keluarga|Volume|Daya|Tegangan|Kapasitas baterai|Kapasitas|Ukuran|Panjang|Warna|Bahan|Resolusi|Panel layar|Sistem operasi|Ukuran layar|Dimensi|Penyimpanan',
  vi: 'Thương hiệu|Dành cho|Trọng lượng|%, thấp nhất|%, cao nhất|chiều ngang|chiều dọc|nhà sản xuất|dòng|Thể tích|Công suất|Điện áp|Dung lượng pin|Dung lượng|Kích thước|Chiều dài|Màu sắc|Chất liệu|Độ phân giải|Tấm nền|Hệ điều hành|Kích thước màn hình|Kích cỡ|Bộ nhớ trong',
  bg: 'Марка|За кого|Тегло|%, най-малко|%, най-много|по хоризонтала|по вертикала|производител|фамилия|Обем|Мощност|Напрежение|Капацитет на батерията|Капацитет|Размер|Дължина|Цвят|Материал|Резолюция|Панел|Операционна система|Размер на екрана|Габарит|Памет за данни',
  th: 'แบรนด์|สำหรับใคร|น้ำหนัก|% ต่ำสุด|% สูงสุด|แนวนอน|แนวตั้ง|ผู้ผลิต|ตระกูล|ปริมาตร|กำลังไฟ|แรงดันไฟฟ้า|ความจุแบตเตอรี่|ความจุ|ขนาด|ความยาว|สี|วัสดุ|ความละเอียด|แผงหน้าจอ|ระบบปฏิบัติการ|ขนาดหน้าจอ|มิติ|พื้นที่จัดเก็บ',
  sl: 'Znamka|Za koga|Teža|%, najmanj|%, največ|vodoravno|navpično|proizvajalec|družina|Prostornina|Moč|Napetost|Zmogljivost baterije|Zmogljivost|Velikost|Dolžina|Barva|Material|Ločljivost|Panel|Operacijski sistem|Velikost zaslona|Mera|Shramba',
  lt: 'Prekės ženklas|Kam skirta|Svoris|%, mažiausiai|%, daugiausiai|horizontaliai|vertikaliai|gamintojas|šeima|Tūris|Galia|Įtampa|Baterijos talpa|Talpa|Dydis|Ilgis|Spalva|Medžiaga|Raiška|Ekrano matrica|Operacinė sistema|Ekrano dydis|Matmuo|Saugykla',
  lv: 'Zīmols|Kam paredzēts|Svars|%, mazākais|%, lielākais|horizontāli|vertikāli|ražotājs|saime|Tilpums|Jauda|Spriegums|Akumulatora ietilpība|Ietilpība|Izmērs|Garums|Krāsa|Materiāls|Izšķirtspēja|Panelis|Operētājsistēma|Ekrāna izmērs|Gabarīts|Krātuve',
  et: 'Bränd|Kellele|Kaal|%, väikseim|%, suurim|rõhtsalt|püstiselt|tootja|tootepere|Maht|Võimsus|Pinge|Aku mahutavus|Mahutavus|Suurus|Pikkus|Värv|Materjal|Eraldusvõime|Paneel|Operatsioonisüsteem|Ekraani suurus|Mõõde|Salvestusmaht',
  ca: 'Marca|Per a qui|Pes|%, mínim|%, màxim|horitzontal|vertical|fabricant|família|Volum|Potència|Tensió|Capacitat de la bateria|Capacitat|Mida|Llargada|Color|Material|Resolució|Panell|Sistema operatiu|Mida de la pantalla|Dimensió|Emmagatzematge',
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
