// Words of product names that tell one kind of goods apart in one way: the animal that eats it, the age it is for. Words that mean the same
// are in one group; the first one is the value. To teach a word, write it into its group; a new line is a new value. A group is one value in
// one language, so that a catalog keeps its own words.

import { GENDER } from '../column/names-gender.ts';
import type { Choice } from './choice.ts';
import { CHOICES_OF_BEDS_AND_DRIVES } from './choices-of-beds-and-drives.ts';
import { CHOICES_OF_LINES } from './choices-of-lines.ts';
import { CHOICES_OF_TOOLS } from './choices-of-tools.ts';
import { GRAPE } from './grape-words.ts';

export const CHOICES: readonly Choice[] = [
  {
    name: 'gender',
    type: 'text',
    labels:
      'For|Für wen|Pour|Para|Per|Voor|Pro koho|Dla kogo|Для кого|Для кого|Sexo|Kön|Køn|Kjønn|Sukupuoli|Nem|Gen|Cinsiyet|Pohlavie|Spol|Pol|Για ποιον|対象|대상|适用人群|Untuk siapa|Dành cho|За кого|สำหรับใคร|Za koga|Kam skirta|Kam paredzēts|Kellele|Per a qui',
    columns: GENDER,
    share: 0.1,
    groups: `Women=Women|Women's|Womens|Woman|Ladies
Men=Men|Men's|Mens|Gents
Unisex
Kids=Kids|Kids'|Children|Children's
Girls=Girls|Girls'
Boys=Boys|Boys'
Damen=Damen|für Damen|für Frauen
Herren=Herren|für Herren|für Männer
Kinder=Kinder|für Kinder
Mädchen
Jungen
Femme=Femme|Femmes
Homme=Homme|Hommes
Mixte
Enfant=Enfant|Enfants
Mujer=Mujer|Mujeres
Hombre=Hombre|Hombres
Niños=Niños|Niño
Niñas=Niñas|Niña
Donna
Uomo
Bambini=Bambini|Bambino
Dames
Heren
Kinderen
Feminino=Feminino|Feminina
Masculino=Masculino|Masculina
Infantil
Dámské=Dámské|Dámská|Dámský
Pánské=Pánské|Pánská|Pánský
Dětské=Dětské|Dětská|Dětský
Damskie=Damskie|Damska|Damski
Męskie=Męskie|Męska|Męski
Dziecięce=Dziecięce|Dziecięca|Dziecięcy
жіночий=жіночий|жіноча|жіночі|жіноче|для жінок
чоловічий=чоловічий|чоловіча|чоловічі|чоловіче|для чоловіків
дитячий=дитячий|дитяча|дитячі|дитяче|для дітей
женский=женский|женская|женские|женское|для женщин
мужской=мужской|мужская|мужские|мужское|для мужчин
детский=детский|детская|детские|детское|для детей
Kadın
Erkek
Çocuk
Naiset=Naiset|Naisten
Miehet=Miehet|Miesten`,
  },
  {
    name: 'animal',
    type: 'text',
    labels:
      'Animal|Tier|Animal|Animal|Animale|Dier|Zvíře|Zwierzę|Тварина|Животное|Animal|Djur|Dyr|Dyr|Eläin|Állat|Animal|Hayvan|Zviera|Životinja|Životinja|Ζώο|動物|동물|动物|Hewan|Thú cưng|Животно|สัตว์เลี้ยง|Žival|Gyvūnas|Dzīvnieks|Loom|Animal',
    columns: /animal|\btier(?:art)?\b|\bpet\b|species|zv[ií][rř]e|zwierz|тварин|животн|\bdier\b/i,
    share: 0.3,
    groups: `dog=dog|dogs|canine|puppy|puppies
cat=cat|cats|feline|kitten|kittens
Hund=Hund|Hunde|Hunden|Welpe|Welpen
Katze=Katze|Katzen|Kätzchen
chien=chien|chiens|chiot|chiots
chat=chat|chats|chaton|chatons
perro=perro|perros|cachorro|cachorros
gato=gato|gatos|gatito|gatitos
cane=cane|cani
gatto=gatto|gatti|gattino
hond=hond|honden|pup
kat=kat|katten
pes=pes|psy|psi|štěně|štěňata|pro psy
kočka=kočka|kočky|kotě|koťata|pro kočky
pies=pies|psa|psów|dla psa|dla psów|szczeniąt
kot=kot|kota|kotów|dla kota|dla kotów|kociąt
собака=собака|собак|собаки|собакам|цуценят|цуценя|щенков|щенок|щенят
кіт=кіт|котів|коти|кота|кішок|кішки|кошенят|кошеня
кошка=кошка|кошек|кошки|котов|котят|котенок
cão=cão|cães|cachorro
köpek=köpek|yavru köpek
kedi=kedi|yavru kedi
koira=koira|koirille|koiran
kissa=kissa|kissoille|kissan
kutya
macska
horse=horse|horses
Pferd=Pferd|Pferde
rabbit=rabbit|rabbits
bird=bird|birds`,
  },
  {
    name: 'life_stage',
    type: 'text',
    labels:
      'Age|Alter|Âge|Edad|Età|Leeftijd|Věk|Wiek|Вік|Возраст|Idade|Åldersgrupp|Aldersgruppe|Aldersgruppe|Ikäryhmä|Korosztály|Vârstă|Yaş grubu|Vek|Dob|Uzrast|Ηλικία|年齢|연령|年龄|Usia|Độ tuổi|Възраст|อายุ|Starost|Amžius|Vecums|Vanus|Edat',
    columns: /life ?stage|age ?group|\bage\b|altersgruppe|\balter\b|\bvěk\b|wiek|вік|возраст/i,
    share: 0.15,
    groups: `adult=adult|adults
junior
senior=senior|seniors|mature|ageing|aging
puppy=puppy|puppies
kitten=kitten|kittens
starter
Welpe=Welpe|Welpen
Kitten
adulte=adulte|adultes
chiot=chiot|chiots
chaton=chaton|chatons
adulto=adulto|adultos
cachorro=cachorro|cachorros
dorosły=dorosły|dorosłych|dorosłe
szczeniak=szczeniak|szczeniąt|szczenię
dospělý=dospělý|dospělé|dospělých
štěně=štěně|štěňata
новонароджені=новонароджені|новонароджених
дорослі=дорослі|дорослий|дорослих|дорослого
цуценя=цуценя|цуценят|цуценята
кошеня=кошеня|кошенят|кошенята
зрілі=зрілі|зрілих|літніх
взрослые=взрослые|взрослых|взрослый
щенок=щенок|щенков|щенки
котенок=котенок|котят|котята
пожилые=пожилые|пожилых|стареющих`,
  },
  {
    name: 'flavor',
    type: 'text',
    labels:
      'Flavour|Geschmack|Goût|Sabor|Gusto|Smaak|Příchuť|Smak|Смак|Вкус|Sabor|Smak|Smag|Smak|Maku|Íz|Gust|Tat|Príchuť|Okus|Ukus|Γεύση|味|맛|口味|Rasa|Hương vị|Вкус|รสชาติ|Okus|Skonis|Garša|Maitse|Gust',
    columns: /flavou?r|\btaste|geschmack|\bgo[uû]t\b|saveur|sabor|gusto|smaak|p[rř][ií]chu[tť]|smak|смак|вкус/i,
    share: 0.25,
    groups: `chicken
beef
lamb
salmon
tuna
duck
turkey
rabbit
fish
vanilla
chocolate
strawberry
banana
caramel
lemon
mango
coconut
Huhn=Huhn|Hühnchen|Geflügel
Rind
Lamm
Lachs
Thunfisch
Ente
Pute=Pute|Truthahn
Kaninchen
Fisch
Wild
Vanille
Schokolade
Erdbeere=Erdbeere|Erdbeer
Banane
Karamell
Zitrone
poulet
bœuf=bœuf|boeuf
agneau
saumon
thon
canard
dinde
chocolat
fraise
banane
citron
pollo
ternera
cordero
salmón
atún
pato
pavo
vainilla
fresa
limón
manzo
agnello
salmone
tonno
anatra
tacchino
vaniglia
cioccolato
fragola
limone
kip
rund=rund|rundvlees
zalm
tonijn
eend
kalkoen
kurczak=kurczak|kurczakiem|z kurczakiem
wołowina=wołowina|wołowiną|z wołowiną
jagnięcina=jagnięcina|jagnięciną
łosoś=łosoś|łososiem
indyk=indyk|indykiem
kuře=kuře|kuřecí|s kuřecím
hovězí=hovězí|s hovězím
jehněčí
losos=losos|lososem
kachna=kachna|kachní
курка=курка|куркою|з куркою
яловичина=яловичина|яловичиною
ягня=ягня|ягням|ягнятиною
лосось=лосось|лососем
качка=качка|качкою
індичка=індичка|індичкою
курица=курица|курицей|с курицей
говядина=говядина|говядиной
ягненок=ягненок|ягненком
утка=утка|уткой
индейка=индейка|индейкой`,
  },
  GRAPE,
  ...CHOICES_OF_LINES,
  ...CHOICES_OF_BEDS_AND_DRIVES,
  ...CHOICES_OF_TOOLS,
];
