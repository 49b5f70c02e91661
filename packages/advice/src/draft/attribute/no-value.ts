// Values with which shops say that there is no value: nobody looks for the brand "unknown", or for the colour "as pictured". They are folded. To add one, write it in the row of
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
    // Whatever the buyer or chance decides.
    'your choice,of your choice,random,as shown,as pictured,see picture,see photo',
    'nach wahl,nach wunsch,zufallig,wie abgebildet,siehe bild,je nach verfugbarkeit',
    'au choix,a choix,selon image,selon photo,selon disponibilite,aleatoire,aleatoire selon disponibilite',
    'a elegir,segun imagen,segun disponibilidad,aleatorio,a scelta,come da foto,casuale,secondo disponibilita,a escolha',
    'naar keuze,willekeurig,zie afbeelding,do wyboru,losowy,jak na zdjeciu,dle vyberu,nahodne,dle obrazku,podla vyberu,nahodny',
    'на выбор,случаиныи,как на фото,на вибір,випадковии,як на фото',
  ].flatMap((row) => row.split(',')),
);

export const saysNoValue = (value: string): boolean => NO_VALUE.has(foldText(value));
