// What a draft says in Norwegian.

import { DANISH } from './da.ts';
import type { LanguageTable } from './language-table.ts';

export const NORWEGIAN: LanguageTable = {
  answers: {
    yes: 'Ja',
    no: 'Nei',
    other: 'Noe annet',
    upTo: 'Inntil {to}',
    between: '{from} til {to}',
    about: 'Omtrent {from}',
    either: '{from} eller {to}',
    moreThan: 'Mer enn {from}',
    orMore: '{from} eller mer',
    orNewer: '{from} eller nyere',
  },
  questions: {
    finder: 'Finn riktig produkt',
    budget: 'Hvor mye vil du bruke?',
    kind: 'Hva leter du etter?',
    kindExactly: 'Hva leter du etter helt nøyaktig?',
    use: 'Hva skal du bruke det til?',
    person: 'Hvem er det til?',
    age: 'For hvilken alder?',
    size: 'Hvilken størrelse trenger du{unit}?',
    brand: 'Har du et favorittmerke?',
    color: 'Hvilken farge liker du?',
    material: 'Hvilket materiale liker du?',
    theme: 'Er det et tema du liker?',
    weight: 'Hvor mye kan det veie{unit}?',
    screen: 'Hvor stor skal skjermen være{unit}?',
    sharpness: 'Hvor skarpt skal bildet være?',
    which: '{label}: hva velger du?',
    number: '{label}: hva passer for deg{unit}?',
    taste: '{label}: hva liker du?',
    whether: '{label}: vil du ha det?',
  },
  skips: {
    notSure: 'Vet ikke ennå',
    anybody: 'Til alle',
    noSize: 'Jeg vet ikke størrelsen min',
    noPreference: 'Spiller ingen rolle',
    noMatter: 'Spiller ingen rolle',
  },
  units: 'in:tommer,people:personer,persons:personer,years:år,months:måneder,hours:timer,miles:miles,pieces:stk.',
  terms:
    'category:kategori,subcategory:underkategori,color:farge,colour:farge,brand:merke,storage:lagring,memory:minne,length:lengde,width:bredde,height:høyde,depth:dybde,volume:volum,power:effekt,voltage:spenning,charge:batterikapasitet,capacity:kapasitet,size:størrelse,weight:vekt,style:stil,type:type,shape:form,pattern:mønster,country:land,region:region,year:år,fuel:drivstoff,mileage:kilometerstand,resolution:oppløsning,operating system:operativsystem,condition:tilstand,features:egenskaper,wireless:trådløs,waterproof:vanntett,diameter:diameter',
  names: {
    ...DANISH.names,
    person: 'kjønn,målgruppe',
    color: 'farge,farger',
    brand: 'merke,varemerke,produsent',
    size: 'størrelse,størrelser',
    weight: 'vekt',
    amount: 'volum,effekt,kapasitet',
    screen: 'skjerm,skjermstørrelse',
    familiar: 'smak,duft,land,drue,emballasje',
  },
  words: 'lengde,høyde,bredde,dybde,garanti,egenskaper,operativsystem,drivstoff',
  smallWords: 'og at det som er for med den av et ikke har til kan om vi fra eller du også på hva mer noe ditt',
  letters: '',
};
