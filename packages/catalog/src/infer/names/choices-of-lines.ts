// Words of product names that mean something in one line of business only: the gearbox of a vehicle, the movement of a watch. They are written
// as those of `choice-words.ts`.

import type { Choice } from './choice.ts';

export const CHOICES_OF_LINES: readonly Choice[] = [
  {
    name: 'transmission',
    type: 'text',
    labels:
      'Gearbox|Getriebe|Boîte de vitesses|Cambio|Cambio|Versnellingsbak|Převodovka|Skrzynia biegów|Коробка передач|Коробка передач|Caixa de velocidades|Växellåda|Gearkasse|Girkasse|Vaihteisto|Sebességváltó|Cutie de viteze|Vites|Prevodovka|Mjenjač|Menjač|Κιβώτιο ταχυτήτων|トランスミッション|변속기|变速箱|Transmisi|Hộp số|Скоростна кутия|ระบบเกียร์|Menjalnik|Pavarų dėžė|Ātrumkārba|Käigukast|Canvi de marxes',
    columns: /transmission|gearbox|getriebe|bo[iî]te|cambio|versnelling|p[rř]evodovka|skrzynia|коробка/i,
    share: 0.03,
    lines: ['vehicles'],
    doubtful: ['auto', 'autom'],
    groups: `automatic=automatic|auto|auto gearbox|automatic gearbox|tiptronic|dsg
manual=manual|manual gearbox
Automatik=Automatik|Autom|Automatikgetriebe
Schaltgetriebe
automatique=automatique|boîte automatique
manuelle=boîte manuelle
automático=automático|automática
automatico=automatico|cambio automatico
automaat
handgeschakeld
automat=automat|automatická|automatyczna
manuální=manuální|manuál
автомат
механика=механика|механіка`,
  },
  {
    name: 'grid_type',
    type: 'text',
    labels:
      'Grid|Netzanschluss|Réseau|Red|Rete|Net|Síť|Sieć|Мережа|Сеть|Ligação à rede|Nätanslutning|Nettilslutning|Nettilkobling|Verkkoliitäntä|Hálózat|Conectare la rețea|Şebeke bağlantısı|Pripojenie k sieti|Priključak na mrežu|Priključak na mrežu|Σύνδεση στο δίκτυο|系統連系|계통 연계|并网|Sambungan listrik|Hòa lưới|Свързване към мрежата|การเชื่อมต่อไฟฟ้า|Priklop na omrežje|Prijungimas prie tinklo|Pieslēgums tīklam|Võrguühendus|Connexió a la xarxa',
    columns: /grid|netzanschluss|inverter type|wechselrichtertyp/i,
    share: 0.03,
    lines: ['energy'],
    groups: `hybrid=hybrid|hybrid inverter
on-grid=on-grid|on grid|ongrid|grid-tied|grid tie
off-grid=off-grid|off grid|offgrid
Hybrid=Hybridwechselrichter|Hybrid-Wechselrichter
hibrit
şebekeden bağımsız=şebekeden bağımsız|sebekeden bagimsiz
hybride
híbrido
ibrido
hybrydowy
hybridní
гібридний=гібридний|гибридный
мережевий=мережевий|сетевой
автономний=автономний|автономный`,
  },
  {
    name: 'phases',
    type: 'number',
    labels:
      'Phases|Phasen|Phases|Fases|Fasi|Fasen|Fáze|Fazy|Фази|Фазы|Fases|Faser|Faser|Faser|Vaiheet|Fázisok száma|Faze|Faz sayısı|Fázy|Faze|Faze|Φάσεις|相数|상 수|相数|Jumlah fase|Số pha|Фази|จำนวนเฟส|Faze|Fazės|Fāzes|Faasid|Fases',
    columns: /phase|phasen|fases|\bfasi\b|fasen|f[aá]ze|\bfazy\b|фаз|\bfaz\b/i,
    share: 0.03,
    lines: ['energy'],
    groups: `1=single-phase|single phase|1-phase|1 phase|einphasig|1-phasig|1-phasiger|monophasé|monofásico|monofase|enkelfase|1-fase|jednofázový|1-fazowy|jednofazowy|однофазний|однофазный|tek faz|mono faz|monofaze
3=three-phase|three phase|3-phase|3 phase|dreiphasig|3-phasig|3-phasiger|triphasé|trifásico|trifase|driefase|3-fase|třífázový|3-fazowy|trójfazowy|трифазний|трехфазный|трёхфазный|üç faz|uç faz|tri faz|trifaze`,
  },
  {
    name: 'movement',
    type: 'text',
    labels:
      'Movement|Uhrwerk|Mouvement|Movimiento|Movimento|Uurwerk|Strojek|Mechanizm|Механізм|Механизм|Movimento|Urverk|Urværk|Urverk|Koneisto|Óraszerkezet|Mecanism|Mekanizma|Strojček|Mehanizam|Mehanizam|Μηχανισμός|ムーブメント|무브먼트|机芯|Mesin|Bộ máy|Механизъм|กลไกนาฬิกา|Mehanizem|Mechanizmas|Mehānisms|Mehhanism|Moviment',
    columns:
      /movement|uhrwerk|werkart|mouvement|movimiento|movimento|uurwerk|mechanizm|stroj[eč]k|механ[иі]зм|urv[eæ]rk|koneisto|óraszerkezet|mecanism|mekanizma/i,
    share: 0.03,
    lines: ['watches'],
    groups: `automatic=automatic|self-winding
quartz=quartz
hand-wound=hand-wound|hand wound|manual winding
Automatik=Automatik|Automatikuhr
Quarz=Quarz|Quarzuhr
Handaufzug
automatique
mécanique=mécanique|remontage manuel
automático=automático|automática
cuarzo
cuerda manual
automatico
quarzo
carica manuale
automatisch
kwarts
automatyczny=automatyczny|automatyczne
kwarcowy=kwarcowy|kwarcowe
automatické
mechanické
автоматические=автоматические|автоматический
кварцевые=кварцевые|кварцевый|кварц
механические=механические|механический
автоматичний=автоматичний|автоматичні
кварцовий=кварцовий|кварцові
механічний=механічний|механічні
quartzo`,
  },
  {
    name: 'container',
    type: 'text',
    labels:
      'Container|Gebinde|Contenant|Envase|Contenitore|Verpakking|Obal|Opakowanie|Тара|Тара|Embalagem|Förpackning|Emballage|Emballasje|Pakkaus|Kiszerelés|Ambalaj|Ambalaj|Obal|Ambalaža|Ambalaža|Συσκευασία|容器|용기|容器|Wadah|Bao bì|Опаковка|ภาชนะบรรจุ|Posoda|Tara|Tara|Pakend|Envàs',
    columns:
      /container|packaging|package|gebinde|verpackung|contenant|conditionnement|emballa|envase|contenitore|confezione|verpakking|\bobal|opakowanie|тара|упаков|embalagem|förpackning|pakkaus|kiszerelés|ambala/i,
    share: 0.1,
    lines: ['drinks'],
    groups: `can=can|cans
bottle=bottle|bottles
glass bottle=glass bottle|glass bottles
plastic bottle=plastic bottle|plastic bottles|PET bottle
keg
carton
Dose=Dose|Dosen
Flasche=Flasche|Flaschen
Glasflasche=Glasflasche|Glasflaschen|Glas-Flasche|Mehrweg-Glasflasche
PET-Flasche=PET-Flasche|PET-Flaschen|PET Flasche|PET-Einwegflasche|PET Einwegflasche|PET-Mehrwegflasche|PET
Fass
Tetrapak=Tetrapak|Tetra Pak|Tetra
canette=canette|canettes
bouteille=bouteille|bouteilles
bouteille en verre=bouteille en verre|bouteilles en verre
fût
lata=lata|latas
botella=botella|botellas
barril
lattina=lattina|lattine
bottiglia=bottiglia|bottiglie
fusto
blik=blik|blikjes
fles=fles|flessen
puszka=puszka|puszki
butelka=butelka|butelki
plechovka=plechovka|plech
láhev=láhev|sklo
банка=банка|ж/б|жб
бутылка=бутылка|ст/б|стекло
пляшка=пляшка|скло
garrafa=garrafa|garrafas
burk
flaska
dåse=dåse|dåser
flaske=flaske|flasker
tölkki
pullo
doboz=doboz|dobozos
üveg=üveg|üveges
doză
sticlă
kutu
şişe
limenka
boca
flaša`,
  },
];
