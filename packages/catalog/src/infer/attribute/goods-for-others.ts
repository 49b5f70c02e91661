// Words for goods that go with things of other makers: `Samsung S1 case` is hardly by Samsung. A row for each language or two.

const ROWS = `
case|cases|cover|covers|sleeve|screen protector|tempered glass|strap|straps|charger|chargers|replacement|spare part|compatible|toner|cartridge|cartridges|ink|adapter|holder|mount
Hülle|Hüllen|Schutzhülle|Handyhülle|Schutzfolie|Panzerglas|Panzerfolie|Armband|Ersatzakku|Ersatzteil|kompatibel|Ladekabel|Ladegerät|Druckerpatrone|Patrone|Halterung
coque|coques|housse|étui|verre trempé|bracelet|cartouche|chargeur|remplacement|support
funda|fundas|carcasa|cristal templado|correa|cartucho|cargador|repuesto|custodia|vetro temperato|cinturino|compatibile|cartuccia|caricatore|ricambio
capa|capinha|película|pulseira|compatível|carregador|hoesje|screenprotector|bandje|compatibel|oplader
etui|pokrowiec|szkło hartowane|pasek|zamiennik|ładowarka|pouzdro|kryt|tvrzené sklo|řemínek|kompatibilní|nabíječka|puzdro|tvrdené sklo|remienok|nabíjačka
чехол|стекло|ремешок|совместимый|картридж|зарядка|чохол|скло|ремінець|сумісний|калъф|каишка
kılıf|ekran koruyucu|kordon|uyumlu|husă|folie|curea|compatibil|tok|üvegfólia|szíj|kompatibilis|θήκη|τζαμάκι|λουράκι|συμβατό
skal|fodral|skärmskydd|armband|laddare|deksel|skjermbeskytter|panserglass|suojakuori|lasisuoja|ranneke|laturi|maska|zaštitno staklo|punjač|ovitek|polnilnik
dėklas|įkroviklis|vāciņš|lādētājs|ümbris|laadija|casing|tali jam|ốp lưng|cường lực|dây đeo`;

const words = ROWS.trim()
  .split(/[|\n]/)
  .map((word) => word.replaceAll(' ', '\\s+'))
  .join('|');

export const GOES_WITH_OTHERS: RegExp = new RegExp(
  `(?<!\\p{L})(?:${words})(?!\\p{L})|ケース|フィルム|互換|케이스|필름|호환|스트랩|保护壳|贴膜|兼容|表带|เคส|ฟิล์ม`,
  'iu',
);
