// Names of columns of codes that tills, customs offices and authorities give to goods: they tell goods apart, and no shopper chooses by
// them. A row is a regular expression of names in several languages. To add one, write it as `plainName` does, with `|` before it, in the row of
// its subject.

import { plainName } from './column-names.ts';

const WORD =
  '(?:code|codes|no|nr|num|number|id|kod|kodu|kodas|kods|kood|koodi|kode|koda|codigo|codi|codice|cod|numer|numero|nummer|cislo|numarasi|numara|nomor|szam|kodja|κωδικος|код|номер|コード|番号|代码|代碼|编码|編碼|号码|코드|번호|รหัส|کد|رمز|كود|קוד)';

const CODES: readonly string[] = [
  // Tills and scales
  `(?:${WORD} )?plu(?: ${WORD})?|plu|(?:till|cash register|register|pos|scale|scales|kassen?|waagen|kasse|caisse|balance|caja|balanza|cassa|bilancia|caixa|balanca|weegschaal|pokladna|pokladni|kasa|kasowy|vaha|wagowy|kassa|kassaan?|kasa|terazi|yazarkasa|penztar|merleg|касса|кассовый|весовой|каса|касовий) (?:${WORD})|(?:${WORD}) (?:caisse|balance|caja|balanza|cassa|bilancia|caixa|balanca|kasowy|wagowy|pokladny|кассы|каси|весов|ваг)|kassennummer|kassencode|waagennummer|kassakoodi|terazi kodu`,
  'レジコード|レジ番号|收银编码|收銀編碼|称重码|秤码|计重码|포스코드|저울코드|plu码|plu碼|plu코드|plu번호|pluコード',
  // Customs and statistics
  `(?:hs|hts|hsn|taric|tariff|customs|commodity|intrastat|zolltarif|zoll|statistische waren|ncm|cest|gtip|pkwiu|okpd ?2?|тн вэд|уктзед|укт зед|cn|nc) ?(?:${WORD})|hscode|hsn|ncm|cest|pkwiu|gtip|taric|zolltarifnummer|warentarifnummer|statistische warennummer|code douanier|nomenclature douaniere|partida arancelaria|codigo arancelario|codice doganale|goederencode|celni (?:kod|sazebnik)|kod cn|тн вэд|окпд ?2?|уктзед|укт зед|海关编码|海關編碼|税則番号|hs코드|hs编码`,
  // Medicines
  `pzn(?: ${WORD})?|pharmazentralnummer|code cip|cip ?(?:7|13)?|acl|code acl|cnk(?: code)?|ndc(?: code)?|codigo nacional|cn codigo|aic|codice aic|minsan|codice minsan|sukl(?: kod)?|kod sukl|bloz|vnr|nappi(?: code)?`,
  // Stores and shelves
  `(?:shelf|bin|rack|aisle|warehouse|storage|regal|lager|lagerplatz|fach|rayon|etagere|emplacement|estante|almacen|scaffale|magazzino|prateleira|schap|magazijn|regal|polka|sklad|skladova pozice|magazyn|raf|depo|полка|склад|ячейка) ?(?:${WORD})|lagerort|lagerplatz|regalnummer|bin location|stock location`,
  'nigp(?: code)?|eclass|etim(?: (?:class|code))?|unspsc code|gpc(?: (?:brick|code))?|brick code|nobb(?: ?nr| nummer)?|rsk(?: ?nr| nummer)?|vvs(?: ?nr| nummer)?|el ?nummer|e nummer|lvi(?: numero| koodi)?|db nr|finfo(?: nr)?',
];

const CODE = new RegExp(`^(?:${CODES.join('|')})$`);

/** `PLU`, `HS code`, `PZN`, `Kassennummer`. */
export const namesCode = (name: string): boolean => CODE.test(plainName(name));
