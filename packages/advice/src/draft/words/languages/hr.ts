// What a draft says in Croatian.

import type { LanguageTable } from './language-table.ts';
import { SERBIAN } from './sr.ts';

export const CROATIAN: LanguageTable = {
  ...SERBIAN,
  answers: { ...SERBIAN.answers, orNewer: '{from} ili noviji' },
  questions: {
    ...SERBIAN.questions,
    budget: 'Koliko želite potrošiti?',
    kind: 'Što tražite?',
    kindExactly: 'Što točno tražite?',
    use: 'Za što vam treba?',
    age: 'Za koju dob?',
    size: 'Koja vam veličina treba{unit}?',
    brand: 'Imate li omiljenu marku?',
    color: 'Koja vam se boja sviđa?',
    material: 'Koji vam se materijal sviđa?',
    theme: 'Sviđa li vam se neka tema?',
    weight: 'Koliko smije težiti{unit}?',
    screen: 'Koliki zaslon želite{unit}?',
    sharpness: 'Koliko oštra slika treba biti?',
    which: '{label}: što birate?',
    number: '{label}{unit}: što vam odgovara?',
    taste: '{label}: što vam se sviđa?',
    whether: '{label}: želite li to?',
  },
  skips: { ...SERBIAN.skips, noPreference: 'Svejedno mi je', noMatter: 'Nije važno' },
  units: 'in:inča,people:osoba,persons:osoba,years:godina,months:mjeseci,hours:sati,miles:milja,pieces:kom',
  terms:
    'category:kategorija,subcategory:potkategorija,color:boja,colour:boja,brand:marka,storage:pohrana,memory:memorija,length:duljina,width:širina,height:visina,depth:dubina,volume:volumen,power:snaga,voltage:napon,charge:kapacitet baterije,capacity:kapacitet,size:veličina,weight:težina,style:stil,type:tip,shape:oblik,pattern:uzorak,country:zemlja,region:regija,year:godina,fuel:gorivo,mileage:kilometraža,resolution:razlučivost,operating system:operacijski sustav,condition:stanje,features:značajke,wireless:bežično,waterproof:vodootporno,diameter:promjer',
  names: {
    use: 'namjena',
    person: 'spol',
    age: 'dob',
    screen: 'zaslon',
    'second-price': 'cijena',
    color: 'boja,boje',
    brand: 'marka,proizvođač',
    kind: 'vrsta,kategorija',
  },
  words: 'duljina,značajke,jamstvo,promjer,razlučivost',
  smallWords: 'i je u na za od sa se da su ili kao koji koja koje do iz ne što biti te uz kako svojim',
};
