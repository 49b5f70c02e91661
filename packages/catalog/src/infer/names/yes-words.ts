// Words that say yes to one question wherever they stand: vegan, used, waterproof. A name either has one or has not. To teach a
// word, write it beside its like; a new entry is a new question.

import type { LineOfBusiness } from './lines-of-business.ts';

export interface YesWord {
  /** The name of the attribute. */
  readonly name: string;
  /** What it is called, in the languages of `labelIn`. */
  readonly labels: string;
  /** In all languages; `*` stands for any ending. Upper and lower case matter only where the word has capitals here. */
  readonly words: string;
  /** Descriptions are believed, too: who writes the word there means the product. */
  readonly isSaidInText: boolean;
  /** The words mean this only where a catalog is of one of these lines. */
  readonly lines?: readonly LineOfBusiness[];
  /** Beginnings of words that make it say something else if one stands right before or behind it. */
  readonly unlessBeside?: string;
  /** Words that do so anywhere before or behind it. */
  readonly unlessWith?: string;
}

export const YES_WORDS: readonly YesWord[] = [
  {
    name: 'vegan',
    labels:
      'Vegan|Vegan|Végan|Vegano|Vegano|Veganistisch|Veganské|Wegańskie|Веганське|Веганское|Vegano|Vegansk|Vegansk|Vegansk|Vegaaninen|Vegán|Vegan|Vegan|Vegánske|Vegansko|Vegansko|Βίγκαν|ヴィーガン|비건|纯素|Untuk vegan|Thuần chay|Веган|วีแกน|Vegansko|Veganiškas|Vegāns|Vegan toode|Vegà',
    words:
      'vegan|vegane|veganer|veganes|végan|vegano|vegana|veganistisch|veganské|veganský|wegański*|веганськ*|веганск*',
    isSaidInText: true,
  },
  {
    name: 'organic',
    labels:
      'Organic|Bio|Bio|Ecológico|Biologico|Biologisch|Bio|Ekologiczne|Органічне|Органическое|Biológico|Ekologisk|Økologisk|Økologisk|Luomu|Bio|Ecologic|Organik|Bio|Ekološko|Organsko|Βιολογικό|オーガニック|유기농|有机|Organik|Hữu cơ|Биологично|ออร์แกนิก|Ekološko|Ekologiškas|Bioloģisks|Mahe|Ecològic',
    words:
      'organic|bio|ökologisch|biologique|ecológico|ecológica|biologico|biologica|biologisch*|ekologiczn*|ekologisk*|luomu|органічн*|органическ*|organik|orgânic*',
    isSaidInText: false,
  },
  {
    name: 'gluten_free',
    labels:
      'Gluten free|Glutenfrei|Sans gluten|Sin gluten|Senza glutine|Glutenvrij|Bezlepkové|Bezglutenowe|Без глютену|Без глютена|Sem glúten|Glutenfri|Glutenfri|Glutenfri|Gluteeniton|Gluténmentes|Fără gluten|Glutensiz|Bez lepku|Bez glutena|Bez glutena|Χωρίς γλουτένη|グルテンフリー|글루텐 프리|无麸质|Bebas gluten|Không chứa gluten|Без глутен|ปราศจากกลูเตน|Brez glutena|Be gliuteno|Bez glutēna|Gluteenivaba|Sense gluten',
    words:
      'gluten-free|gluten free|glutenfrei*|sans gluten|sin gluten|senza glutine|glutenvrij*|bezlepkov*|bezgluten*|без глютен*|sem glúten|glutenfri*|gluteeniton',
    isSaidInText: true,
  },
  {
    name: 'grain_free',
    labels:
      'Grain free|Getreidefrei|Sans céréales|Sin cereales|Senza cereali|Graanvrij|Bez obilovin|Bez zbóż|Беззерновий|Беззерновой|Sem cereais|Spannmålsfri|Kornfri|Kornfri|Viljaton|Gabonamentes|Fără cereale|Tahılsız|Bez obilnín|Bez žitarica|Bez žitarica|Χωρίς σιτηρά|グレインフリー|그레인 프리|无谷物|Bebas biji-bijian|Không ngũ cốc|Без зърно|ปราศจากธัญพืช|Brez žit|Be grūdų|Bez graudiem|Teraviljavaba|Sense cereals',
    words:
      'grain-free|grain free|getreidefrei*|sans céréales|sin cereales|senza cereali|graanvrij*|bez obilovin|bezobiln*|bez zbóż|bezzbożow*|беззернов*|sem grãos|spannmålsfri*|tahılsız',
    isSaidInText: true,
  },
  {
    name: 'sugar_free',
    labels:
      'Sugar free|Zuckerfrei|Sans sucre|Sin azúcar|Senza zucchero|Suikervrij|Bez cukru|Bez cukru|Без цукру|Без сахара|Sem açúcar|Sockerfri|Sukkerfri|Sukkerfri|Sokeriton|Cukormentes|Fără zahăr|Şekersiz|Bez cukru|Bez šećera|Bez šećera|Χωρίς ζάχαρη|砂糖不使用|무설탕|无糖|Tanpa gula|Không đường|Без захар|ไม่มีน้ำตาล|Brez sladkorja|Be cukraus|Bez cukura|Suhkruvaba|Sense sucre',
    words:
      'sugar-free|sugar free|zuckerfrei*|sans sucre|sin azúcar|senza zucchero|suikervrij*|bez cukru|без цукру|без сахара|sem açúcar|sockerfri*|şekersiz',
    isSaidInText: false,
  },
  {
    name: 'alcohol_free',
    labels:
      'Alcohol free|Alkoholfrei|Sans alcool|Sin alcohol|Analcolico|Alcoholvrij|Nealkoholické|Bezalkoholowe|Безалкогольне|Безалкогольное|Sem álcool|Alkoholfri|Alkoholfri|Alkoholfri|Alkoholiton|Alkoholmentes|Fără alcool|Alkolsüz|Bez alkoholu|Bez alkohola|Bez alkohola|Χωρίς αλκοόλ|ノンアルコール|무알코올|无酒精|Tanpa alkohol|Không cồn|Без алкохол|ไม่มีแอลกอฮอล์|Brez alkohola|Nealkoholinis|Bezalkoholisks|Alkoholivaba|Sense alcohol',
    words:
      'alcohol-free|non-alcoholic|alkoholfrei*|sans alcool|sin alcohol|analcolic*|alcoholvrij*|nealkoholick*|bezalkoholow*|безалкогольн*|alkoholfri*|alkoholiton*',
    isSaidInText: false,
  },
  {
    name: 'decaf',
    labels:
      'Decaffeinated|Entkoffeiniert|Décaféiné|Descafeinado|Decaffeinato|Cafeïnevrij|Bez kofeinu|Bezkofeinowa|Без кофеїну|Без кофеина|Descafeinado|Koffeinfri|Koffeinfri|Koffeinfri|Kofeiiniton|Koffeinmentes|Decofeinizat|Kafeinsiz|Bez kofeínu|Bez kofeina|Bez kofeina|Χωρίς καφεΐνη|カフェインレス|디카페인|低因|Tanpa kafein|Không caffeine|Без кофеин|ไม่มีคาเฟอีน|Brez kofeina|Be kofeino|Bez kofeīna|Kofeiinivaba|Descafeïnat',
    words:
      'decaf|decaffeinated|entkoffeiniert*|décaféiné*|descafeinad*|decaffeinat*|cafeïnevrij*|bez kofeinu|bezkofein*|без кофеїну|без кофеина|koffeinfri*|kafeinsiz',
    isSaidInText: false,
  },
  {
    name: 'sterilised',
    labels:
      'Sterilised|Sterilisiert|Stérilisé|Esterilizado|Sterilizzato|Gesteriliseerd|Kastrované|Sterylizowane|Стерилізовані|Стерилизованные|Para esterilizados|För steriliserade|Til steriliserede|For steriliserte|Steriloiduille|Ivartalanított állatnak|Pentru sterilizați|Kısırlaştırılmış hayvanlar için|Pre kastrované|Za sterilizirane|Za sterilisane|Για στειρωμένα|避妊・去勢用|중성화용|绝育宠物适用|Untuk hewan steril|Cho thú cưng triệt sản|За кастрирани|สำหรับสัตว์ทำหมัน|Za sterilizirane|Sterilizuotiems|Sterilizētiem|Steriliseeritutele|Per a esterilitzats',
    words:
      'sterilised|sterilized|neutered|sterilisiert*|kastriert*|stérilisé*|esterilizad*|sterilizzat*|gesteriliseerd*|kastrovan*|sterilizovan*|sterylizowan*|стерилізован*|стерилизован*|castrado*|kısırlaştırılmış',
    isSaidInText: false,
  },
  {
    name: 'wet_food',
    labels:
      'Wet food|Nassfutter|Pâtée|Comida húmeda|Cibo umido|Natvoer|Vlhké krmivo|Mokra karma|Вологий корм|Влажный корм|Comida húmida|Våtfoder|Vådfoder|Våtfôr|Märkäruoka|Nedvestáp|Hrană umedă|Yaş mama|Vlhké krmivo|Mokra hrana|Vlažna hrana|Υγρή τροφή|ウェットフード|습식 사료|湿粮|Makanan basah|Thức ăn ướt|Мокра храна|อาหารเปียก|Mokra hrana|Drėgnas maistas|Mitrā barība|Märgtoit|Menjar humit',
    words:
      'wet food|nassfutter|pâtée|comida húmeda|cibo umido|natvoer|vlhké krmivo|mokra karma|karma mokra|вологий корм|вологий раціон|влажный корм|ração úmida|våtfoder|yaş mama',
    isSaidInText: false,
  },
  {
    name: 'waterproof',
    labels:
      'Waterproof|Wasserdicht|Imperméable|Impermeable|Impermeabile|Waterdicht|Voděodolné|Wodoodporne|Водонепроникне|Водонепроницаемое|Impermeável|Vattentät|Vandtæt|Vanntett|Vedenpitävä|Vízálló|Impermeabil|Su geçirmez|Vodeodolné|Vodootporno|Vodootporno|Αδιάβροχο|防水|방수|防水|Tahan air|Chống nước|Водоустойчиво|กันน้ำ|Vodoodporno|Atsparus vandeniui|Ūdensizturīgs|Veekindel|Impermeable',
    words:
      'waterproof|wasserdicht*|imperméable*|impermeable*|impermeabil*|waterdicht*|voděodoln*|vodotěsn*|nepromokav*|wodoodporn*|wodoszczeln*|водонепроник*|водонепрониц*|impermeável|vattentät*|vedenpitävä*|su geçirmez',
    isSaidInText: true,
  },
  {
    name: 'cordless',
    labels:
      'Cordless|Mit Akku|Sans fil|Sin cable|Senza fili|Draadloos|Bezdrátové|Bezprzewodowe|Бездротове|Беспроводное|Sem fio|Sladdlös|Ledningsfri|Oppladbar|Johdoton|Vezeték nélküli|Fără fir|Kablosuz|Bezdrôtové|Bežično|Bežično|Επαναφορτιζόμενο|コードレス|무선|无绳|Tanpa kabel|Chạy pin|Акумулаторно|แบบแบตเตอรี่|Akumulatorsko|Akumuliatorinis|Ar akumulatoru|Akutoitel|Amb bateria',
    words:
      'cordless|wireless|akku|kabellos*|drahtlos*|sans fil|inalámbric*|senza fili|draadlo*|accu|bezdrátov*|akumulátorov*|bezprzewodow*|akumulatorow*|бездротов*|беспроводн*|аккумуляторн*|акумуляторн*|sem fio|trådlös*|kablosuz|επαναφορτιζόμενο|コードレス|무선|无绳|tanpa kabel|chạy pin|акумулаторно|แบบแบตเตอรี่|akumulatorsko|akumuliatorinis|ar akumulatoru|akutoitel|amb bateria',
    isSaidInText: false,
    // Charging without a cable is another thing.
    unlessBeside:
      'charg|laden|lade|recharge |chargeur|carga|cargador|ricarica|caricabatt|caricator|oplad|nabíj|nabij|ładow|заряд|зарядн|carregad|laddn|ladda|trådløs lad|lataus|latur|töltő|töltés|încărc|şarj|sarj|punjač|polniln|φόρτισ|充電|충전|充电|pengisi|sạc',
    unlessWith:
      'power bank|powerbank|power-bank|повербанк|павербанк|внешний аккумулятор|зовнішній акумулятор|batterie externe|batería externa|bateria externa|batteria esterna|charging pad|charging station|ladestation|モバイルバッテリー|보조배터리|充电宝|移动电源',
  },
  {
    name: 'solar',
    labels:
      'Solar|Solar|Solaire|Solar|Solare|Zonne-energie|Solární|Solarne|Сонячна батарея|Солнечная батарея|Solar|Solcell|Solcelle|Solcelle|Aurinkoenergia|Napelemes|Solar|Güneş enerjili|Solárne|Solarno|Solarno|Ηλιακό|ソーラー|태양광|太阳能|Tenaga surya|Năng lượng mặt trời|Слънчево захранване|พลังงานแสงอาทิตย์|Solarno|Su saulės baterija|Ar saules bateriju|Päikesetoitel|Solar',
    words:
      'solar|solaire|solare|solární|solarn*|сонячн*|солнечн*|güneş enerji*|günes enerji*|güneş panel*|günes panel*',
    isSaidInText: false,
  },
  {
    name: 'foldable',
    labels:
      'Foldable|Klappbar|Pliable|Plegable|Pieghevole|Opvouwbaar|Skládací|Składane|Складане|Складное|Dobrável|Hopfällbar|Foldbar|Sammenleggbar|Taitettava|Összecsukható|Pliabil|Katlanır|Skladacie|Sklopivo|Sklopivo|Πτυσσόμενο|折りたたみ|접이식|可折叠|Dapat dilipat|Gấp gọn|Сгъваемо|พับได้|Zložljivo|Sulankstomas|Salokāms|Kokkupandav|Plegable',
    words:
      'foldable|folding|klappbar*|faltbar*|pliable*|pliant*|plegable*|pieghevol*|opvouwba*|skládací|składan*|складн*|dobrável|dobráveis|katlanır',
    isSaidInText: false,
  },
  {
    name: 'smart',
    labels:
      'Smart|Smart|Connecté|Inteligente|Smart|Smart|Chytré|Smart|Смарт|Умное|Inteligente|Smart|Smart|Smart|Älykäs|Okos|Inteligent|Akıllı|Inteligentné|Pametno|Pametno|Έξυπνο|スマート|스마트|智能|Pintar|Thông minh|Умно|อัจฉริยะ|Pametno|Išmanusis|Viedais|Nutikas|Intel·ligent',
    words:
      'smart tv|smart|connectée|connecté|inteligente|intelligente|chytrý|chytrá|chytré|inteligentn*|смарт|розумн*|умный|умная|умные|akıllı|älykäs|okos',
    isSaidInText: false,
    // They are parts of the thing, called so by their makers.
    unlessBeside: 'inverter|inversor|inverteri|инвертор|інвертор|compressor|motor|digital inverter',
  },
  {
    name: 'dimmable',
    labels:
      'Dimmable|Dimmbar|Variable|Regulable|Dimmerabile|Dimbaar|Stmívatelné|Ściemnialne|З регулюванням яскравості|С регулировкой яркости|Regulável|Dimbar|Dæmpbar|Dimbar|Himmennettävä|Fényerő-szabályozós|Cu intensitate reglabilă|Kısılabilir|Stmievateľné|Prigušivo|Sa regulacijom svetla|Με ρύθμιση φωτεινότητας|調光|밝기 조절|可调光|Dapat diredupkan|Điều chỉnh độ sáng|С димиране|หรี่แสงได้|Zatemnilno|Su reguliuojamu ryškumu|Ar regulējamu spilgtumu|Hämardatav|Regulable',
    words:
      'dimmable|dimmbar*|à intensité variable|regulable*|dimmerabil*|dimba*|stmívateln*|ściemnialn*|диммируем*|димеров*',
    isSaidInText: true,
  },
  {
    name: 'backlit',
    labels:
      'Backlit|Beleuchtet|Rétroéclairé|Retroiluminado|Retroilluminato|Verlicht|Podsvícené|Podświetlane|З підсвіткою|С подсветкой|Retroiluminado|Bakgrundsbelyst|Baggrundsbelyst|Bakgrunnsbelyst|Taustavalaistu|Háttérvilágításos|Iluminat din spate|Arkadan aydınlatmalı|Podsvietené|Osvijetljeno|Osvetljeno|Με οπίσθιο φωτισμό|バックライト|백라이트|背光|Lampu latar|Có đèn nền|С подсветка|มีไฟส่องหลัง|Osvetljeno|Su apšvietimu|Ar pretgaismojumu|Taustvalgustusega|Retroil·luminat',
    words:
      'backlit|hintergrundbeleuchtet|rétroéclairé*|retroiluminad*|retroilluminat*|podsvícen*|s podsvícením|podsviten*|podświetlan*|z podświetleniem|підсвітк*|подсветк*',
    isSaidInText: false,
  },
  {
    name: 'five_g',
    labels: '5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G|5G',
    words: '5G',
    isSaidInText: false,
  },
  {
    name: 'hybrid',
    labels:
      'Hybrid|Hybrid|Hybride|Híbrido|Ibrido|Hybride|Hybridní|Hybrydowe|Гібридне|Гибридное|Híbrido|Hybrid|Hybrid|Hybrid|Hybridi|Hibrid|Hibrid|Hibrit|Hybridné|Hibridno|Hibridno|Υβριδικό|ハイブリッド|하이브리드|混合动力|Hibrida|Lai|Хибридно|ไฮบริด|Hibridno|Hibridinis|Hibrīds|Hübriid|Híbrid',
    words: 'hybrid|hybride|híbrid*|ibrid*|hybridní|hybrydow*|гібридн*|гибридн*|hibrit',
    isSaidInText: false,
    lines: ['vehicles', 'energy'],
  },
  {
    name: 'inverter',
    labels:
      'Inverter|Inverter|Inverter|Inverter|Inverter|Inverter|Invertor|Inwerter|Інвертор|Инвертор|Inverter|Inverter|Inverter|Inverter|Invertteri|Inverter|Inverter|İnverter|Invertor|Inverter|Inverter|Inverter|インバーター|인버터|变频|Inverter|Inverter|Инвертор|อินเวอร์เตอร์|Inverter|Inverteris|Invertors|Inverter|Inverter',
    words:
      'smart inverter|digital inverter|dual inverter|linear inverter|dc inverter|full dc inverter|inverter linear|inverter compressor|inverter motor|inversor digital|inverter digital|инверторный|инверторная|інверторний|变频|變頻|インバーター|인버터',
    isSaidInText: false,
  },
  {
    name: 'used',
    labels:
      'Used|Gebraucht|D’occasion|De segunda mano|Usato|Gebruikt|Použité|Używane|Вживане|Б/у|Usado|Begagnad|Brugt|Brukt|Käytetty|Használt|Folosit|Ikinci el|Použité|Rabljeno|Polovno|Μεταχειρισμένο|中古|중고|二手|Bekas|Đã qua sử dụng|Употребявано|มือสอง|Rabljeno|Naudotas|Lietots|Kasutatud|De segona mà',
    words:
      "used|pre-owned|second hand|second-hand|refurbished|renewed|gebraucht|generalüberholt|d'occasion|reconditionné*|reacondicionad*|segunda mano|usato|ricondizionat*|gereviseerd|tweedehands|použit*|repasovan*|używan*|poleasingow*|odnowion*|recondicionad*|seminov*|б/у|вживан*|відновлен*|восстановлен*|begagna*|renoverad*|istandsat|brukt|käytetty|kunnostett*|felújított|használt|recondiționat*|yenilenmiş|ikinci el|کارکرده|مجدد|مستعمل|מחודש|福利品|整新品|整新机|翻新|官翻|二手|中古|中古品|整備済み品|整備済み|整備済|リファービッシュ品|リファービッシュ|중고|리퍼|리퍼비시",
    isSaidInText: false,
  },
  {
    name: 'with_case',
    labels:
      'With case|Mit Koffer|Avec coffret|Con maletín|Con valigetta|Met koffer|S kufrem|Z walizką|З кейсом|С кейсом|Com mala|Med väska|Med kuffert|Med koffert|Laukun kanssa|Kofferrel|Cu valiză|Çantalı|S kufrom|S kovčegom|Sa koferom|Με βαλιτσάκι|ケース付き|케이스 포함|带收纳盒|Dengan koper|Kèm hộp đựng|С куфар|พร้อมกล่องเก็บ|S kovčkom|Su lagaminu|Ar koferi|Kohvriga|Amb maletí',
    words:
      'with case|carry case|mit koffer|im koffer|avec coffret|avec mallette|con maletín|con valigetta|in valigetta|met koffer|in koffer|s kufrem|v kufru|z walizką|w walizce|walizka|з кейсом|с кейсом|в кейсі|в кейсе',
    isSaidInText: false,
  },
];
