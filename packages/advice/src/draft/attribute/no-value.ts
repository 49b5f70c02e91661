// Values with which shops say that there is no value: nobody looks for the brand "unknown". They are folded. To add one, write it in the row of
// its language.

import { foldText } from '../words/fold-text.ts';

const NO_VALUE = new Set(
  [
    'n a,n d,na,nd,tbd,unknown,undefined,not specified,not available,not applicable,unbranded,no brand,no name,null',
    'unbekannt,ohne marke,keine angabe,k a,nicht angegeben',
    'inconnu,sans marque,non specifie,non renseigne',
    'desconocido,sin marca,no especificado',
    'sconosciuto,senza marca,non specificato',
    'onbekend,merkloos,niet opgegeven',
    'tuntematon,ei tiedossa,ei merkkia',
    'okand,ukendt,ukjent',
    'neznamy,neznama,neuvedeno,bez znacky,neznacka,nespecifikovano',
    'niezdefiniowany,niezdefiniowane,nieznany,brak,bez marki,nie podano,brak danych',
    'неизвестно,без бренда,не указано,нет бренда',
    'невідомо,без бренду,не вказано,немає бренду',
    'nepoznato,bez brenda,nema podataka',
    'bilinmiyor,markasiz,belirtilmemis',
    'ismeretlen,nincs adat',
    'necunoscut,fara marca,nespecificat',
  ].flatMap((row) => row.split(',')),
);

export const saysNoValue = (value: string): boolean => NO_VALUE.has(foldText(value));
