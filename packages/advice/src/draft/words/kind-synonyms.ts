// Two names of one kind of thing: nobody chooses between `Tee` and `T-shirt`. To add one, write it in a row, folded (lower case, without accents), with
// the words for one thing in one row.

import { foldText } from './fold-text.ts';

const ROWS = [
  't shirt,tee,tshirt,tee shirt,t shirts,tees,tshirts',
  'hoodie,hooded sweatshirt,hoody,hoodies,hooded sweatshirts',
  'sweatshirt,crewneck,crewneck sweatshirt,crew neck,sweatshirts',
  'trousers,pants',
  'sneakers,trainers,sneaker,trainer',
  'sweater,jumper,pullover,sweaters,jumpers,pullovers',
  'laptop,notebook computer,laptops,notebook computers',
  'mobile phone,cell phone,smartphone,mobile phones,cell phones,smartphones',
  'tv,television,televisions,tvs',
  'fridge,refrigerator,fridges,refrigerators',
  'torch,flashlight,torches,flashlights',
  'sofa,couch,sofas,couches',
  'bike,bicycle,bikes,bicycles',
  'wine,wines',
  'lamp,lamps',
  'tent,tents',
  'camera,cameras',
  'monitor,monitors',
  'mattress,mattresses',
  'headphones,headphone',
  'watch,watches',
  'shoes,shoe',
  'shorts,pantalones cortos,pantalon corto,pantaloncini,kratase',
  'sunscreen,sun screen,suncream,sun cream,sunscreens,suncreams',
  'sun stick,sunstick,sun sticks',
  'fernseher,tv gerat,fernsehgerat',
] as const;

const KEYS: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap((row) => {
    const words = row.split(',');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The same for all names of one kind; null: it has no other name here. */
export const kindKey = (value: string): string | null => KEYS.get(foldText(value)) ?? null;
