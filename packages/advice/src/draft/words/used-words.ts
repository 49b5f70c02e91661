// Words with which shops say that a thing was used before. They are folded (lower case, without accents). To add one, write it in the row of its
// language.

import { foldText } from './fold-text.ts';

const USED = new Set(
  [
    'used,pre owned,preowned,second hand,secondhand,refurbished,renewed,reconditioned',
    'gebraucht,gebrauchtwagen,gebrauchtware,generaluberholt',
    'd occasion,occasion,reconditionne,reconditionnee',
    'de segunda mano,segunda mano,usado,usada,seminuevo,reacondicionado,reacondicionada',
    'usato,usata,ricondizionato,ricondizionata',
    'seminovo,seminova,recondicionado,recondicionada',
    'gebruikt,tweedehands,gereviseerd',
    'pouzite,pouzity,pouzita,ojete,ojety,ojeta,repasovane,repasovany,jazdene,jazdeny',
    'uzywane,uzywany,uzywana,poleasingowe,poleasingowy,odnowione,odnowiony',
    'begagnad,begagnat,brugt,brukt,kaytetty',
    'hasznalt,felujitott,folosit,folosita,ikinci el',
    'rabljeno,rabljen,rabljena,polovno,polovan,polovna',
    'б у,с пробегом,подержанныи,подержанное,восстановленныи,восстановленное',
    'вживане,вживании,вживана,з пробігом,відновлене,відновлении',
    'μεταχειρισμένο,μεταχειρισμένα,ανακατασκευασμένο',
    '中古,中古品,リユース,整備済み,整備済み品',
    '중고,리퍼,리퍼브',
    '二手,翻新,官翻',
    'bekas,second,rekondisi',
    'đã qua sử dụng,hàng cũ,tân trang',
    'употребявано,употребявани,втора употреба,рециклирано,реновирано',
    'มือสอง,ใช้แล้ว',
    'rabljeno,rabljen,rabljena,obnovljeno',
    'naudotas,naudota,atnaujintas',
    'lietots,lietota,atjaunots',
    'kasutatud,renoveeritud,taastatud',
    'de segona mà,usat,usada,recondicionat',
  ].flatMap((row) => row.split(',')),
);

export const saysUsed = (text: string): boolean => USED.has(foldText(text));
