// Names for how many people have a place: berths of a van, seats of a sofa, persons in a tent. They are folded (lower case, without accents). To add
// one, write it in the row of its language. Beds and tables are not among them: what they count is not people.

import { foldText } from './fold-text.ts';

const PLACES = new Set(
  [
    'berth,berths,sleeps,sleeping places,sleeping capacity,sleeping berths,seat,seats,seating,seating capacity,seating places,travel seats,travelling seats,belted seats,seat belts,place,places,person,persons,people,occupants,occupancy,passenger,passengers,person capacity,persons capacity,people capacity,passenger capacity,capacity persons,capacity people,capacity person',
    'schlafplatz,schlafplatze,liegeplatze,sitz,sitze,sitzplatz,sitzplatze,platz,platze,person,personen,personenzahl,personenanzahl,fur personen,fahrgaste,insassen,belegung,sitzplatzanzahl,schlafplatzanzahl,gurtplatze',
    'couchage,couchages,place,places,places assises,places couchees,places couchage,personne,personnes,passagers',
    'plazas,plazas para dormir,plazas de noche,asientos,persona,personas,pasajeros',
    'posti,posti letto,posti a sedere,persona,persone,passeggeri',
    'lugares,lugares sentados,assentos,pessoa,pessoas,passageiros',
    'slaapplaats,slaapplaatsen,zitplaats,zitplaatsen,persoon,personen,aantal personen',
    'miejsca do spania,miejsca siedzace,liczba miejsc,osoba,osoby,osob',
    'mist k sezeni,mista k sezeni,mista na spani,pocet mist,osoba,osoby,osob',
    'sovplatser,sittplatser,sengepladser,siddepladser,soveplasser,sitteplasser,personer',
    'henkilo,henkiloa,henkilomaara,hengelle',
    'szemely,szemelyes,fo,fos,ferohely,ferohelyek',
    'persoana,persoane,numar de persoane,locuri',
    'kisi,kisilik,kisi sayisi',
    'miest,pocet osob,osobe,broj osoba',
    'осіб,особа,кількість осіб,кількість місць,спальних місць,человек,количество человек,количество мест,спальных мест,персон',
  ].flatMap((row) => row.split(',')),
);

/** What may stand around them without saying what is counted. */
const AROUND =
  /^(?:(?:max(?:imum|imal)?|number of|no of|nr of|how many|anzahl(?: der)?|nombre de|numero de|numero di|aantal|pocet|liczba|antal|antall) )+| (?:max(?:imum)?|number|count|anzahl)$/g;

export const namesPlaces = (text: string): boolean =>
  PLACES.has(foldText(text)) || PLACES.has(foldText(text).replace(AROUND, ''));
