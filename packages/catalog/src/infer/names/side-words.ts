// Words for the sides of things, as they stand beside a measure in names: `160 cm wide`, `hauteur 75 cm`, `dł. 120 cm`. A row for each
// language has its words for length, width, height, depth and diameter. A word that is another side in another language (`largo`) is read in
// the file's language only. `*` stands for any ending.

export const SIDES = ['length', 'width', 'height', 'depth', 'diameter'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_WORDS: Readonly<Record<string, string>> = {
  en: 'length|long / width|wide / height|high|tall / depth|deep / diameter|dia',
  de: 'Länge|lang / Breite|breit / Höhe|hoch / Tiefe|tief / Durchmesser',
  fr: 'longueur|long / largeur|large|larg / hauteur|haut / profondeur|prof / diamètre|diam',
  es: 'largo|longitud|long / ancho|anchura / alto|altura / fondo|profundidad / diámetro|diam',
  it: 'lunghezza|lungo|lunga|lungh / larghezza|largo|larga|largh / altezza|alto|alta|alt / profondità|prof / diametro|diam',
  nl: 'lengte|lang / breedte|breed / hoogte|hoog / diepte|diep / diameter|doorsnede',
  cs: 'délka|dlouh* / šířka|širok* / výška|vysok* / hloubka|hlubok* / průměr',
  pl: 'długość|długości|dł / szerokość|szerokości|szer / wysokość|wysokości|wys / głębokość|głębokości|głęb / średnica|średnicy|śr',
  uk: 'довжина|довжиною|довж / ширина|шириною|шир / висота|висотою|вис / глибина|глибиною|глиб / діаметр|діаметром|діам',
  ru: 'длина|длиной|длин*|дл / ширина|шириной|шир / высота|высотой|выс / глубина|глубиной|глуб / диаметр|диаметром|диам',
  pt: 'comprimento|comp / largura|larg / altura|alt / profundidade|prof / diâmetro|diam',
  sv: 'längd|lång / bredd|bred / höjd|hög / djup / diameter',
  da: 'længde|lang / bredde|bred / højde|høj / dybde|dyb / diameter',
  nb: 'lengde|lang / bredde|bred / høyde|høy / dybde|dyp / diameter',
  fi: 'pituus|pitkä / leveys|leveä / korkeus|korkea / syvyys|syvä / halkaisija',
  hu: 'hosszúság*|hosszú|hossz / szélesség*|széles / magasság*|magas / mélység*|mély / átmérő*',
  ro: 'lungime|lung / lățime|lat / înălțime|înalt / adâncime|adânc / diametru|diam',
  tr: 'uzunluk|uzunluğunda / genişlik|genişliğinde / yükseklik|yüksekliğinde / derinlik|derinliğinde / çap|çapında',
  sk: 'dĺžka|dlh* / šírka|širok* / výška|vysok* / hĺbka|hlbok* / priemer',
  hr: 'duljina|dužina / širina / visina / dubina / promjer',
  sr: 'dužina|duljina / širina / visina / dubina / prečnik',
  el: 'μήκος|μήκους / πλάτος|πλάτους / ύψος|ύψους / βάθος|βάθους / διάμετρος|διαμέτρου|διάμετρο',
  ja: '長さ|全長 / 横幅|幅 / 高さ / 奥行き|奥行 / 直径',
  ko: '길이 / 너비 / 높이 / 깊이 / 지름',
  zh: '长度 / 宽度 / 高度 / 深度 / 直径',
  id: 'panjang / lebar / tinggi / kedalaman / diameter',
  vi: 'chiều dài|dài / chiều rộng|rộng / chiều cao|cao / chiều sâu|sâu / đường kính',
  bg: 'дължина|дълж / ширина|шир / височина|вис / дълбочина|дълб / диаметър|диам',
  th: 'ความยาว / ความกว้าง / ความสูง / ความลึก / เส้นผ่านศูนย์กลาง',
  sl: 'dolžina|dolg* / širina|širok* / višina|visok* / globina|globok* / premer',
  lt: 'ilgis|ilgio / plotis|pločio / aukštis|aukščio / gylis|gylio / skersmuo|skersmens',
  lv: 'garums / platums / augstums / dziļums / diametrs',
  et: 'pikkus|pikkusega / laius|laiusega / kõrgus|kõrgusega / sügavus|sügavusega / läbimõõt',
  ca: 'llargada|llarg / amplada|ample / alçada / profunditat|fondària / diàmetre',
};

/** Letters that mean a side whatever the language. */
export const SIDE_LETTERS: Readonly<Partial<Record<Side, readonly string[]>>> = {
  height: ['H'],
  diameter: ['Ø', '⌀'],
};
