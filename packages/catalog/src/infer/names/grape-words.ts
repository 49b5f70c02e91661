// The grapes of wines in product names. They are written as the words of `choice-words.ts`.

import type { Choice } from './choice.ts';

export const GRAPE: Choice = {
  name: 'grape',
  type: 'text',
  labels:
    'Grape|Rebsorte|Cépage|Uva|Vitigno|Druif|Odrůda|Szczep|Сорт винограду|Сорт винограда|Casta|Druva|Drue|Drue|Rypäle|Szőlőfajta|Soi de struguri|Üzüm|Odroda|Sorta grožđa|Sorta grožđa|Ποικιλία σταφυλιού|ぶどう品種|포도 품종|葡萄品种|Jenis anggur|Giống nho|Сорт грозде|พันธุ์องุ่น|Sorta grozdja|Vynuogių veislė|Vīnogu šķirne|Viinamarjasort|Varietat de raïm',
  columns: /grape|rebsorte|c[eé]page|\buva\b|vitigno|druif|odr[uů]da|szczep|rypäle|variet/i,
  share: 0.15,
  keepsSpelling: true,
  groups: `Chardonnay=Chardonnay|Šardone
Sauvignon Blanc=Sauvignon Blanc|Sovinjon Blan
Cabernet Sauvignon=Cabernet Sauvignon|Cab. Sauvignon|Cab Sauvignon|Kaberne Sovinjon
Cabernet Franc
Sauvignon
Cabernet
Merlot
Pinot Noir
Spätburgunder
Pinot Nero
Pinot Crni
Pinot Gris
Pinot Grigio
Grauburgunder
Weißburgunder
Pinot Blanc
Riesling
Rizling
Rajnski Rizling
Italijanski Rizling
Graševina
Welschriesling
Syrah
Shiraz
Malbec
Tempranillo
Garnacha
Grenache
Sangiovese
Nebbiolo
Barbera
Primitivo
Zinfandel
Montepulciano
Vermentino
Trebbiano
Gewürztraminer
Traminac
Grüner Veltliner
Müller-Thurgau
Silvaner
Zweigelt
Blaufränkisch
Frankovka
Viognier
Chenin Blanc
Sémillon
Muscat
Muskat
Moscato
Verdejo
Albariño
Macabeo
Carmenere=Carmenere|Carménère
Touriga Nacional
Furmint
Kadarka
Tamjanika=Tamjanika|Tamnjanika
Prokupac
Vranac
Plavac Mali
Malvazija
Malvasia
Žilavka
Smederevka
Marselan
Gamay
Probus
Feteasca Neagra
Saperavi=Saperavi|Саперави|Сапераві
Rkatsiteli`,
};
