// Words with which shops say that there is none of it: `No OS`, `Ohne Betriebssystem`, `Sans`. They are folded (lower case, without accents) and
// stand first, or alone. To add one, write it in the row of its language.

import { foldText } from './fold-text.ts';

const FIRST_WORDS = new Set(
  [
    'no,none,without,not,nothing',
    'ohne,kein,keine,keiner,keines,nicht,nichts',
    'sans,aucun,aucune,pas,rien',
    'sin,ninguno,ninguna,ningun,nada',
    'senza,nessuno,nessuna,nessun,niente',
    'sem,nenhum,nenhuma',
    'zonder,geen,niet',
    'bez,zadny,zadna,zadne',
    'brak,zaden',
    'ziadny,ziadna,ziadne',
    'utan,ingen,inget,inga',
    'uden,intet',
    'uten,ikke',
    'ei,ilman',
    'nincs,semmi',
    'fara,niciun,nicio',
    'yok',
    'nema,nijedan,nijedna',
    'без,нет,отсутствует,отсутствуют',
    'немає,нема,відсутніи,відсутня,відсутні',
    'χωρίς,κανένα,καμία,κανένας',
    'なし,無し,無,非対応',
    '없음,없는,미포함,불가',
    '无,没有,不含,不支持',
    'tanpa,tidak,bukan',
    'không,không có',
    'без,няма',
    'ไม่มี,ไม่',
    'brez,ni,nima',
    'be,nėra,jokio,jokios',
    'bez,nav',
    'ilma,pole,puudub,mitte',
    'sense,cap,no',
  ].flatMap((row) => row.split(',')),
);

/** For languages that say it at the end: `İşletim sistemi yok`. */
const LAST_WORDS = new Set(['nelkul', 'yok', 'отсутствует', 'відсутня', 'відсутніи']);

export function saysNone(value: string): boolean {
  const words = foldText(value).split(' ');
  return FIRST_WORDS.has(words[0] ?? '') || LAST_WORDS.has(words.at(-1) ?? '');
}
