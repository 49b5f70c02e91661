// Names of columns that say for whom or when a thing is right: sizes that are worn, ages, months in a garden. To add a word, write it as
// `plainName` does, with `|` before it.

import { plainName } from './column-names.ts';

const SIZES =
  'sizes?|shoe sizes?|sock sizes?|grosse|grossen|groesse|groessen|schuhgrosse|schuhgroesse|konfektionsgrosse|eu size|size eu|taille|tailles|pointure|pointures|talla|tallas|talle|talles|numero|taglia|taglie|tamanho|tamanhos|maat|maten|schoenmaat|velikost|velikosti|velkost|rozmiar|rozmiary|storlek|storlekar|skostorlek|storrelse|skostorrelse|koko|kengankoko|meret|marime|marimi|velicina|beden|numara|размер|размеры|розмір|розміри|μεγεθος|νουμερο|サイズ|尺码|사이즈';
const AGES =
  'ages?|age group|age range|recommended age|suitable age|alter|altersgruppe|altersempfehlung|empfohlenes alter|lesealter|tranche d age|age recommande|age conseille|edad|edades|edad recomendada|eta|fascia d eta|eta consigliata|idade|leeftijd|vek|doporuceny vek|wiek|alder|ika|kor|korosztaly|varsta|uzrast|yas|возраст|вік|ηλικια|対象年齢|年龄|연령';

/** Words for years of age, as they stand behind numbers. */
const YEARS =
  /^(?:y|yrs?|years?|years old|j|jahren?|ans?|anos?|anni?|jaar|jaren|let|roky?|rokov|lat|lata|ar|vuotta|eves|ev|ani|godina|godine|yas|лет|года|років|роки|ετων|歳|岁|세)$/;

const MONTHS =
  'months?|monat|mois|mes|meses|mese|mesi|maand|mesic|mesiac|miesiac|manad|maned|kuukausi|honap|luna|mjesec|mesec|ay|месяц|місяць|μηνας';
/** What is done in a garden, and what plants do, at some time of the year. */
const IN_GARDENS =
  'sow(?:ing)?|seeding|planting|harvest(?:ing)?|flowering|bloom(?:ing)?|blossom|aussaat|saat|pflanz|ernte|blut|bluet|bluh|blueh|semis|plantation|recolte|floraison|siembra|plantacion|cosecha|floracion|semina|trapianto|raccolt\\w*|fioritura|sementeira|colheita|floracao|zaai|plant|oogst|bloei|vysev|vysadba|sklizen|kvet\\w*|vysadb\\w*|zber|siew|wysiew|sadzeni\\w*|zbior\\w*|kwitnieni\\w*|sadd|skord|blomning|saning|host|blomstring|kylvo|sadonkorjuu|kukinta|vetes|betakaritas|viragzas|semanat|recoltare|inflorire|sjetva|setva|berba|cvatnja|cvetanje|ekim|hasat|ciceklenme|посев|посадк\\w*|сбор урожая|цветени\\w*|посів|збір врожаю|цвітіння';
const TIMES =
  '(?: ?(?:zeit|zeitraum|monate?|time|period|season|months?|tijd|maand(?:en)?|perioda|obdobi|tid|aika|ido|ideje|termin|doba|okres|период|період|zaman[ii]))?';

const SIZE = new RegExp(`^(?:${SIZES})$`);
const AGE = new RegExp(`^(?:${AGES})(?: (?:in )?(?:years|jahren|ans|anos|anni|jaar|letech|latach))?$`);
const MONTH = new RegExp(
  `^(?:${MONTHS})$|^(?:(?:time|period|season|months?|periode|mois|epoca|mes|meses|periodo|mese|epoca) (?:of |de |d |du |di |da )?)?(?:${IN_GARDENS})${TIMES}$`,
);

export const namesWornSize = (name: string): boolean => SIZE.test(plainName(name));
export const namesAge = (name: string): boolean => AGE.test(plainName(name));
/** A month of the year, or a time in a garden. */
export const namesMonth = (name: string): boolean => MONTH.test(plainName(name));

/** `years`, `Jahre`: what stands behind numbers of ages. */
export const isYears = (word: string): boolean => YEARS.test(plainName(word));
