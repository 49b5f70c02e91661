// Stages of a life, youngest first, so that answers about age stand in the order in which people look through them. People are in the table of
// people; here are animals, and words that the trade uses in every language. To add a word, write it in the row of its stage.

import { foldText } from './fold-text.ts';
import { placeOfWord } from './word-in-language.ts';

const ROWS: readonly string[] = [
  'newborn,newborns,starter,neugeborene,nouveau ne,recien nacido,neonato,новонароджені,новонароджений,новорожденные,новорожденный',
  'puppy,puppies,kitten,kittens,welpe,welpen,katzchen,chiot,chiots,chaton,chatons,cachorro,cachorros,gatito,gatitos,cucciolo,cuccioli,gattino,szczeniak,szczenieta,kociak,stene,stenata,kote,kotata,цуценя,цуценята,кошеня,кошенята,щенок,щенки,котенок,котята',
  'children',
  'junior,juniors,young,jung,jungtier,joven,jeune,юніор,юніори,юниор,юниоры,молоді,молодые',
  'adult,adults,adulte,adultes,adulto,adultos,dorosly,dorosle,dospely,dospeli,дорослі,дорослий,взрослые,взрослый',
  'mature,ageing,aging,reif,зрілі,зрілий,зрелые,зрелый',
  'senior,seniors,літні,пожилые,стареющие',
];
const STAGES: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row, stage) => row.split(',').map((word) => [foldText(word), stage] as const)),
);
/** Places in the table of people → stages: babies, toddlers; children, girls, boys; teenagers; adults; seniors. */
const STAGES_OF_PEOPLE: ReadonlyMap<number, number> = new Map([
  [6, 0],
  [7, 1],
  [3, 2],
  [4, 2],
  [5, 2],
  [8, 3],
  [9, 4],
  [10, 6],
]);

/** Null: it names no stage. */
export const lifeStage = (value: string): number | null =>
  STAGES.get(foldText(value)) ?? STAGES_OF_PEOPLE.get(placeOfWord('person', value) ?? -1) ?? null;
