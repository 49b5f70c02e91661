// What a thing bears: a shopper with 60 kg of luggage needs a rack for 60 kg or more, though the number is a weight.

import { foldText } from '../fold-text.ts';

/** Whole labels, folded. */
const LOADS: ReadonlySet<string> = new Set(
  [
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

export const saysLoad = (label: string): boolean => LOADS.has(foldText(label));
