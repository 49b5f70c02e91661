// What shop systems call columns in English, in the languages of catalogs: a shop exports `Categories`, whatever its shoppers read. To add a
// heading, write it at the end of the first row and of all others.

import { plainName } from '../column/column-names.ts';
import { baseOf } from './label-words.ts';

const ENGLISH =
  'category|subcategory|brand|color|size|material|weight|length|width|height|depth|diameter|volume|power|voltage|capacity|style|type|shape|pattern|country|region|year|condition|gender|flavor|scent|top notes|heart notes|base notes';

const ROWS: Readonly<Record<string, string>> = {
  cs: 'kategorie|podkategorie|značka|barva|velikost|materiál|hmotnost|délka|šířka|výška|hloubka|průměr|objem|výkon|napětí|kapacita|styl|typ|tvar|vzor|země|region|rok|stav|pro koho|příchuť|vůně|hlava vůně|srdce vůně|základ vůně',
  da: 'kategori|underkategori|mærke|farve|størrelse|materiale|vægt|længde|bredde|højde|dybde|diameter|volumen|effekt|spænding|kapacitet|stil|type|form|mønster|land|region|år|stand|til hvem|smag|duft|topnoter|hjertenoter|basenoter',
  de: 'Kategorie|Unterkategorie|Marke|Farbe|Größe|Material|Gewicht|Länge|Breite|Höhe|Tiefe|Durchmesser|Volumen|Leistung|Spannung|Kapazität|Stil|Art|Form|Muster|Land|Region|Jahr|Zustand|Für wen|Geschmack|Duft|Kopfnote|Herznote|Basisnote',
  es: 'categoría|subcategoría|marca|color|tamaño|material|peso|longitud|ancho|alto|fondo|diámetro|volumen|potencia|tensión|capacidad|estilo|tipo|forma|estampado|país|región|año|estado|para quién|sabor|aroma|notas de salida|notas de corazón|notas de fondo',
  fi: 'kategoria|alalaji|merkki|väri|koko|materiaali|paino|pituus|leveys|korkeus|syvyys|halkaisija|tilavuus|teho|jännite|kapasiteetti|tyyli|tyyppi|muoto|kuvio|maa|alue|vuosi|kunto|kenelle|maku|tuoksu|latvatuoksut|sydäntuoksut|pohjatuoksut',
  fr: 'catégorie|sous-catégorie|marque|couleur|taille|matière|poids|longueur|largeur|hauteur|profondeur|diamètre|contenance|puissance|tension|capacité|style|type|forme|motif|pays|région|année|état|pour qui|goût|senteur|notes de tête|notes de cœur|notes de fond',
  hr: 'kategorija|potkategorija|marka|boja|veličina|materijal|težina|duljina|širina|visina|dubina|promjer|volumen|snaga|napon|kapacitet|stil|tip|oblik|uzorak|zemlja|regija|godina|stanje|za koga|okus|miris|gornje note|srednje note|bazne note',
  hu: 'kategória|alkategória|márka|szín|méret|anyag|súly|hossz|szélesség|magasság|mélység|átmérő|űrtartalom|teljesítmény|feszültség|kapacitás|stílus|típus|forma|minta|ország|régió|év|állapot|kinek|íz|illat|fejillatok|szívillatok|alapillatok',
  it: 'categoria|sottocategoria|marca|colore|misura|materiale|peso|lunghezza|larghezza|altezza|profondità|diametro|volume|potenza|tensione|capacità|stile|tipo|forma|fantasia|paese|regione|anno|condizione|per chi|gusto|profumo|note di testa|note di cuore|note di fondo',
  nb: 'kategori|underkategori|merke|farge|størrelse|materiale|vekt|lengde|bredde|høyde|dybde|diameter|volum|effekt|spenning|kapasitet|stil|type|form|mønster|land|region|år|tilstand|til hvem|smak|duft|toppnoter|hjertenoter|basenoter',
  nl: 'categorie|subcategorie|merk|kleur|maat|materiaal|gewicht|lengte|breedte|hoogte|diepte|diameter|inhoud|vermogen|spanning|capaciteit|stijl|soort|vorm|patroon|land|streek|jaar|staat|voor wie|smaak|geur|topnoten|hartnoten|basisnoten',
  pl: 'kategoria|podkategoria|marka|kolor|rozmiar|materiał|waga|długość|szerokość|wysokość|głębokość|średnica|objętość|moc|napięcie|pojemność|styl|typ|kształt|wzór|kraj|region|rok|stan|dla kogo|smak|zapach|nuty głowy|nuty serca|nuty bazy',
  pt: 'categoria|subcategoria|marca|cor|tamanho|material|peso|comprimento|largura|altura|profundidade|diâmetro|volume|potência|tensão|capacidade|estilo|tipo|formato|estampa|país|região|ano|estado|para quem|sabor|aroma|notas de topo|notas de coração|notas de fundo',
  ro: 'categorie|subcategorie|marcă|culoare|mărime|material|greutate|lungime|lățime|înălțime|adâncime|diametru|volum|putere|tensiune|capacitate|stil|tip|formă|model|țară|regiune|an|stare|pentru cine|gust|parfum|note de vârf|note de mijloc|note de bază',
  ru: 'категория|подкатегория|бренд|цвет|размер|материал|вес|длина|ширина|высота|глубина|диаметр|объём|мощность|напряжение|ёмкость|стиль|тип|форма|узор|страна|регион|год|состояние|для кого|вкус|аромат|верхние ноты|ноты сердца|базовые ноты',
  sk: 'kategória|podkategória|značka|farba|veľkosť|materiál|hmotnosť|dĺžka|šírka|výška|hĺbka|priemer|objem|výkon|napätie|kapacita|štýl|typ|tvar|vzor|krajina|región|rok|stav|pre koho|príchuť|vôňa|hlava vône|srdce vône|základ vône',
  sr: 'kategorija|potkategorija|brend|boja|veličina|materijal|težina|dužina|širina|visina|dubina|prečnik|zapremina|snaga|napon|kapacitet|stil|tip|oblik|dezen|zemlja|region|godina|stanje|za koga|ukus|miris|gornje note|srednje note|bazne note',
  sv: 'kategori|underkategori|märke|färg|storlek|material|vikt|längd|bredd|höjd|djup|diameter|volym|effekt|spänning|kapacitet|stil|typ|form|mönster|land|region|år|skick|för vem|smak|doft|toppnoter|hjärtnoter|basnoter',
  tr: 'kategori|alt kategori|marka|renk|boyut|malzeme|ağırlık|uzunluk|genişlik|yükseklik|derinlik|çap|hacim|güç|gerilim|kapasite|stil|tür|şekil|desen|ülke|bölge|yıl|durum|kimin için|tat|koku|üst notalar|orta notalar|alt notalar',
  uk: 'категорія|підкатегорія|бренд|колір|розмір|матеріал|вага|довжина|ширина|висота|глибина|діаметр|об’єм|потужність|напруга|ємність|стиль|тип|форма|візерунок|країна|регіон|рік|стан|для кого|смак|аромат|верхні ноти|ноти серця|базові ноти',
  el: 'κατηγορία|υποκατηγορία|μάρκα|χρώμα|μέγεθος|υλικό|βάρος|μήκος|πλάτος|ύψος|βάθος|διάμετρος|όγκος|ισχύς|τάση|χωρητικότητα|στιλ|τύπος|σχήμα|σχέδιο|χώρα|περιοχή|έτος|κατάσταση|για ποιον|γεύση|άρωμα|νότες κορυφής|νότες καρδιάς|νότες βάσης',
  ja: 'カテゴリー|サブカテゴリー|ブランド|色|サイズ|素材|重量|長さ|幅|高さ|奥行き|直径|容量|出力|電圧|容量|スタイル|種類|形状|柄|国|産地|年|状態|対象|味|香り|トップノート|ミドルノート|ラストノート',
  ko: '카테고리|하위 카테고리|브랜드|색상|사이즈|소재|무게|길이|너비|높이|깊이|지름|부피|출력|전압|용량|스타일|종류|모양|패턴|국가|지역|연도|상태|대상|맛|향|탑 노트|미들 노트|베이스 노트',
  zh: '类别|子类别|品牌|颜色|尺寸|材质|重量|长度|宽度|高度|深度|直径|容积|功率|电压|容量|风格|类型|形状|图案|国家|产区|年份|成色|适用人群|口味|香味|前调|中调|后调',
  id: 'kategori|subkategori|merek|warna|ukuran|bahan|berat|panjang|lebar|tinggi|kedalaman|diameter|volume|daya|tegangan|kapasitas|gaya|tipe|bentuk|motif|negara|wilayah|tahun|kondisi|untuk siapa|rasa|aroma|aroma awal|aroma tengah|aroma dasar',
  vi: 'danh mục|danh mục con|thương hiệu|màu sắc|kích thước|chất liệu|trọng lượng|chiều dài|chiều rộng|chiều cao|chiều sâu|đường kính|thể tích|công suất|điện áp|dung lượng|phong cách|loại|hình dạng|họa tiết|quốc gia|vùng|năm|tình trạng|dành cho|hương vị|mùi hương|hương đầu|hương giữa|hương cuối',
  bg: 'категория|подкатегория|марка|цвят|размер|материал|тегло|дължина|ширина|височина|дълбочина|диаметър|обем|мощност|напрежение|капацитет|стил|тип|форма|десен|държава|регион|година|състояние|за кого|вкус|аромат|връхни нотки|средни нотки|базови нотки',
  th: 'หมวดหมู่|หมวดหมู่ย่อย|แบรนด์|สี|ขนาด|วัสดุ|น้ำหนัก|ความยาว|ความกว้าง|ความสูง|ความลึก|เส้นผ่านศูนย์กลาง|ปริมาตร|กำลังไฟ|แรงดันไฟฟ้า|ความจุ|สไตล์|ประเภท|รูปทรง|ลวดลาย|ประเทศ|ภูมิภาค|ปี|สภาพ|สำหรับใคร|รสชาติ|กลิ่น|กลิ่นแรก|กลิ่นกลาง|กลิ่นฐาน',
  sl: 'kategorija|podkategorija|znamka|barva|velikost|material|teža|dolžina|širina|višina|globina|premer|prostornina|moč|napetost|zmogljivost|slog|tip|oblika|vzorec|država|regija|leto|stanje|za koga|okus|vonj|zgornje note|srednje note|bazne note',
  lt: 'kategorija|subkategorija|prekės ženklas|spalva|dydis|medžiaga|svoris|ilgis|plotis|aukštis|gylis|skersmuo|tūris|galia|įtampa|talpa|stilius|tipas|forma|raštas|šalis|regionas|metai|būklė|kam skirta|skonis|kvapas|viršutinės natos|širdies natos|bazinės natos',
  lv: 'kategorija|apakškategorija|zīmols|krāsa|izmērs|materiāls|svars|garums|platums|augstums|dziļums|diametrs|tilpums|jauda|spriegums|ietilpība|stils|tips|forma|raksts|valsts|reģions|gads|stāvoklis|kam paredzēts|garša|aromāts|augšējās notis|sirds notis|bāzes notis',
  et: 'kategooria|alamkategooria|bränd|värv|suurus|materjal|kaal|pikkus|laius|kõrgus|sügavus|läbimõõt|maht|võimsus|pinge|mahutavus|stiil|tüüp|kuju|muster|riik|piirkond|aasta|seisukord|kellele|maitse|lõhn|tipunoodid|südamenoodid|põhjanoodid',
  ca: 'categoria|subcategoria|marca|color|mida|material|pes|llargada|amplada|alçada|profunditat|diàmetre|volum|potència|tensió|capacitat|estil|tipus|forma|estampat|país|regió|any|estat|per a qui|gust|aroma|notes de sortida|notes de cor|notes de fons',
};

const HEADINGS = ENGLISH.split('|');
/** Other spellings, and more than one of them. */
const MEANT: Readonly<Record<string, string>> = {
  categories: 'category',
  // Of a list: what stands above its rows.
  section: 'category',
  'product category': 'category',
  'product categories': 'category',
  subcategories: 'subcategory',
  brands: 'brand',
  colour: 'color',
  colours: 'color',
  colors: 'color',
  sizes: 'size',
  materials: 'material',
  flavour: 'flavor',
  fragrance: 'scent',
  'notes top': 'top notes',
  'notes heart': 'heart notes',
  'middle notes': 'heart notes',
  'notes base': 'base notes',
};

/** The heading, and a unit in brackets behind it. */
const WITH_UNIT = /^(.*?)(\s*[([][^()[\]]*[)\]])?$/s;

/** `Categories` → `Kategorija`. Null: no such heading, or no words of the language. */
export function headingIn(heading: string, language: string | null): string | null {
  const [, name = '', unit = ''] = WITH_UNIT.exec(heading) ?? [];
  const plain = plainName(name);
  const at = HEADINGS.indexOf(MEANT[plain] ?? plain);
  const word = at === -1 ? undefined : ROWS[baseOf(language)]?.split('|')[at];
  return word === undefined ? null : `${word.charAt(0).toUpperCase()}${word.slice(1)}${unit}`;
}
