// What a thing bears: a shopper with 60 kg of luggage needs a rack for 60 kg or more, though the number is a weight.

import { foldText } from '../fold-text.ts';
import type { Meaning } from './meaning.ts';

/** Whole labels, folded. */
const LOADS: ReadonlySet<string> = new Set(
  [
    'working load limit,wll,safe working load,swl,shelf load,load per shelf,lifting weight,towing capacity,max towing capacity,trailer load,static load,dynamic load,user weight,max weight of user,rated load,fachlast,tragkraft pro boden,traglast pro boden,feldlast,hublast,hebelast,nutzlast max,stützlast,anhängelast,zulässige zuladung',
    'load,max load,maximum load,load capacity,loading capacity,maximum load capacity,weight capacity,maximum weight capacity,max weight capacity,payload,maximum payload,maximum user weight,max user weight,max rider weight,carrying capacity,lifting capacity',
    'traglast,tragkraft,tragfähigkeit,belastbarkeit,maximale belastbarkeit,belastbar bis,zuladung,maximale zuladung,nutzlast,maximale traglast,max traglast,maximale belastung,max belastung,maximales benutzergewicht,max benutzergewicht,hubkraft',
    'charge maximale,charge max,charge utile,capacité de charge,poids maximum supporté,poids max utilisateur,poids maximal de l’utilisateur',
    'carga máxima,carga max,capacidad de carga,carga útil,peso máximo soportado,peso máximo de usuario,peso máximo del usuario',
    'portata,portata massima,carico massimo,carico max,capacità di carico,peso massimo utente,peso max utente',
    'capacidade de carga,peso máximo suportado,peso máximo do utilizador,peso máximo do usuário,peso suportado',
    'draagvermogen,draagkracht,maximale belasting,max belasting,laadvermogen,maximaal gebruikersgewicht',
    'nosnost,maximální nosnost,max nosnost,maximální zatížení,maximálna nosnosť,nosnosť,max nosnosť,maximálne zaťaženie',
    'nośność,udźwig,maksymalne obciążenie,max obciążenie,maksymalna nośność,ładowność,maksymalna waga użytkownika',
    'вантажопідйомність,максимальне навантаження,вантажність,максимальна вага користувача',
    'грузоподъёмность,максимальная нагрузка,макс нагрузка,максимальный вес пользователя,допустимая нагрузка',
    'maxlast,lastkapacitet,maximal belastning,max belastning,bärförmåga,maks belastning,maksimal belastning,bæreevne,maxvikt användare',
    'kantavuus,kantokyky,suurin kuorma,enimmäiskuorma',
    'teherbírás,maximális terhelhetőség,terhelhetőség,max terhelhetőség',
    'sarcină maximă,capacitate de încărcare,greutate maximă suportată,greutate maximă utilizator',
    'taşıma kapasitesi,maksimum taşıma kapasitesi,azami yük,maksimum yük',
    'nosivost,maksimalno opterećenje,maksimalna nosivost,največja obremenitev,največja nosilnost',
    'μέγιστο φορτίο,αντοχή βάρους,ικανότητα φόρτωσης,耐荷重,最大積載量,최대 하중,적재 하중,承重,最大承重,载重,beban maksimum,kapasitas beban,tải trọng,tải trọng tối đa,товароносимост,максимално натоварване,รับน้ำหนักได้,น้ำหนักบรรทุก',
    'keliamoji galia,didžiausia apkrova,maksimali apkrova,celtspēja,maksimālā slodze,kandevõime,maksimaalne koormus,càrrega màxima,capacitat de càrrega',
  ].flatMap((row) => row.split(',').map(foldText)),
);

/** What holds, in whatever; of kilograms it is a load. Whole labels, folded. */
const CAPACITIES: ReadonlySet<string> = new Set(
  'capacity,max capacity,maximum capacity,rated capacity,nominal capacity,washing capacity,wash capacity,drying capacity,kapazität,fassungsvermögen,nennkapazität,beladung,maximale beladung,beladungsmenge,waschkapazität,trockenkapazität,capacité,capacité nominale,capacité de lavage,capacité de séchage,capacidad,capacidad máxima,capacidad de lavado,capacidad de secado,capacità,capacità di lavaggio,capacidade,capacidade de lavagem,capacidade de secagem,capaciteit,wascapaciteit,vulgewicht,laadcapaciteit,pojemność,ładunek,kapacita,kapacita prania,kapacita sušení,kapacitet,tvättkapacitet,vaskekapasitet,vaskekapacitet,kapasiteetti,täyttömäärä,kapacitás,mosási kapacitás,capacitate,capacitate de spălare,kapasite,yıkama kapasitesi,ёмкость,емкость,загрузка,максимальная загрузка,завантаження,максимальне завантаження,капацитет,χωρητικότητα,洗濯容量,標準洗濯容量,乾燥容量,容量,용량,세탁 용량,세탁용량,건조 용량,건조용량,容量,洗涤容量,烘干容量,kapasitas,kapasitas cuci,khối lượng giặt,khối lượng sấy,ความจุ,ความจุซัก'
    .split(',')
    .map(foldText),
);
const WEIGHT = /^(?:k?g|t|lbs?)$/i;

export const saysLoad = (label: string, unit: string | null = null): boolean => {
  const folded = foldText(label);
  return LOADS.has(folded) || (unit !== null && WEIGHT.test(unit) && CAPACITIES.has(folded));
};

/** The name of a load of laundry, whatever a catalog calls it. */
export const LAUNDRY_LOAD = 'Laundry load';

export const LOADS_OF_LAUNDRY: Meaning = {
  names: 'laundry load,load of laundry,washing capacity,wash capacity,drying capacity',
  questions: {
    en: 'For how much laundry?',
    de: 'Für wie viel Wäsche?',
    cs: 'Na kolik prádla?',
    da: 'Til hvor meget vasketøj?',
    es: '¿Para cuánta ropa?',
    fi: 'Kuinka paljolle pyykille?',
    fr: 'Pour combien de linge ?',
    hr: 'Za koliko rublja?',
    hu: 'Mennyi ruhához?',
    it: 'Per quanto bucato?',
    nb: 'Til hvor mye klesvask?',
    nl: 'Voor hoeveel was?',
    pl: 'Na ile prania?',
    pt: 'Para quanta roupa?',
    ro: 'Pentru câte rufe?',
    ru: 'На сколько белья?',
    sk: 'Na koľko bielizne?',
    sr: 'Za koliko veša?',
    sv: 'För hur mycket tvätt?',
    tr: 'Ne kadar çamaşır için?',
    uk: 'На скільки білизни?',
    el: 'Για πόσα ρούχα;',
    ja: '一度にどのくらい洗濯しますか？',
    ko: '한 번에 빨래를 얼마나 하세요?',
    zh: '您一次要洗多少衣物？',
    id: 'Untuk seberapa banyak cucian?',
    vi: 'Bạn giặt bao nhiêu quần áo mỗi lần?',
    bg: 'За колко пране?',
    th: 'ซักผ้าครั้งละเท่าไร',
    sl: 'Za koliko perila?',
    lt: 'Kiek skalbinių?',
    lv: 'Cik daudz veļas?',
    et: 'Kui palju pesu?',
    ca: 'Per a quanta roba?',
  },
};
