// Times of the year: when something is sown and harvested, and when it flowers. The answers are months.

import type { Meaning } from './meaning.ts';

const SOWING: Meaning = {
  names:
    'sowing,sow,sowing time,sowing period,sowing month,sowing months,aussaat,aussaatzeit,aussaatmonat,aussaatmonate,semis,période de semis,mois de semis,siembra,época de siembra,mes de siembra,semina,periodo di semina,mese di semina,sementeira,época de sementeira,zaaien,zaaitijd,zaaimaand,výsev,doba výsevu,termín výsevu,výsevu,siew,wysiew,termin siewu,termin wysiewu,sådd,såtid,såning,såtidspunkt,kylvö,kylvöaika,vetés,vetésidő,vetési idő,semănat,perioada de semănat,sjetva,vrijeme sjetve,setva,vreme setve,výsevy,ekim,ekim zamanı,посев,время посева,срок посева,посів,час посіву,термін посіву',
  questions: {
    en: 'When do you want to sow it?',
    de: 'Wann möchten Sie aussäen?',
    cs: 'Kdy chcete sít?',
    da: 'Hvornår vil du så?',
    es: '¿Cuándo quieres sembrar?',
    fi: 'Milloin haluat kylvää?',
    fr: 'Quand voulez-vous semer ?',
    hr: 'Kada želite sijati?',
    hu: 'Mikor szeretne vetni?',
    it: 'Quando vuoi seminare?',
    nb: 'Når vil du så?',
    nl: 'Wanneer wil je zaaien?',
    pl: 'Kiedy chcesz siać?',
    pt: 'Quando quer semear?',
    ro: 'Când doriți să semănați?',
    ru: 'Когда вы хотите сеять?',
    sk: 'Kedy chcete siať?',
    sr: 'Kada želite da sejete?',
    sv: 'När vill du så?',
    tr: 'Ne zaman ekmek istiyorsunuz?',
    uk: 'Коли ви хочете сіяти?',
  },
};

const PLANTING: Meaning = {
  names:
    'planting,planting time,planting period,pflanzung,pflanzzeit,pflanzmonat,plantation,période de plantation,plantación,época de plantación,trapianto,periodo di trapianto,piantagione,plantação,época de plantação,planttijd,plantmaand,výsadba,doba výsadby,termin sadzenia,sadzenie,planteringstid,plantetid,istutus,istutusaika,ültetés,ültetési idő,plantare,perioada de plantare,sadnja,vrijeme sadnje,vreme sadnje,dikim zamanı,посадка,время посадки,срок посадки,час посадки,термін посадки',
  questions: {
    en: 'When do you want to plant it?',
    de: 'Wann möchten Sie pflanzen?',
    cs: 'Kdy chcete sázet?',
    da: 'Hvornår vil du plante?',
    es: '¿Cuándo quieres plantar?',
    fi: 'Milloin haluat istuttaa?',
    fr: 'Quand voulez-vous planter ?',
    hr: 'Kada želite saditi?',
    hu: 'Mikor szeretne ültetni?',
    it: 'Quando vuoi piantare?',
    nb: 'Når vil du plante?',
    nl: 'Wanneer wil je planten?',
    pl: 'Kiedy chcesz sadzić?',
    pt: 'Quando quer plantar?',
    ro: 'Când doriți să plantați?',
    ru: 'Когда вы хотите сажать?',
    sk: 'Kedy chcete sadiť?',
    sr: 'Kada želite da sadite?',
    sv: 'När vill du plantera?',
    tr: 'Ne zaman dikmek istiyorsunuz?',
    uk: 'Коли ви хочете саджати?',
  },
};

const HARVEST: Meaning = {
  names:
    'harvest,harvest time,harvest period,harvest month,harvest months,harvesting,ernte,erntezeit,erntemonat,erntemonate,récolte,période de récolte,mois de récolte,cosecha,época de cosecha,mes de cosecha,raccolta,raccolto,periodo di raccolta,mese di raccolta,colheita,época de colheita,oogst,oogsttijd,oogstmaand,sklizeň,doba sklizně,zber,doba zberu,zbiór,zbiory,termin zbioru,termin zbiorów,skörd,skördetid,høst,høsttid,høsttidspunkt,sato,sadonkorjuu,sadonkorjuuaika,betakarítás,betakarítási idő,szüret,recoltare,recoltă,perioada de recoltare,berba,vrijeme berbe,vreme berbe,žetva,hasat,hasat zamanı,сбор урожая,время сбора,срок сбора,урожай,збір врожаю,час збору',
  questions: {
    en: 'When do you want to harvest it?',
    de: 'Wann möchten Sie ernten?',
    cs: 'Kdy chcete sklízet?',
    da: 'Hvornår vil du høste?',
    es: '¿Cuándo quieres cosechar?',
    fi: 'Milloin haluat korjata satoa?',
    fr: 'Quand voulez-vous récolter ?',
    hr: 'Kada želite brati?',
    hu: 'Mikor szeretne betakarítani?',
    it: 'Quando vuoi raccogliere?',
    nb: 'Når vil du høste?',
    nl: 'Wanneer wil je oogsten?',
    pl: 'Kiedy chcesz zbierać plony?',
    pt: 'Quando quer colher?',
    ro: 'Când doriți să recoltați?',
    ru: 'Когда вы хотите собирать урожай?',
    sk: 'Kedy chcete zberať úrodu?',
    sr: 'Kada želite da berete?',
    sv: 'När vill du skörda?',
    tr: 'Ne zaman hasat etmek istiyorsunuz?',
    uk: 'Коли ви хочете збирати врожай?',
  },
};

const FLOWERING: Meaning = {
  names:
    'flowering,flowering time,flowering period,flowering month,flowering months,flowering season,bloom,blooming,bloom time,bloom period,bloom month,bloom season,blooming time,blüte,blütezeit,blütemonat,blütemonate,bluete,bluetezeit,blühmonat,blühmonate,bluehmonat,bluehmonate,blühzeit,bluehzeit,floraison,période de floraison,époque de floraison,mois de floraison,floración,época de floración,mes de floración,fioritura,periodo di fioritura,epoca di fioritura,mese di fioritura,floração,época de floração,bloei,bloeitijd,bloeimaand,bloeiperiode,kvetení,doba květu,doba kvetení,květ,kvitnutie,doba kvitnutia,doba kvetu,kwitnienie,okres kwitnienia,pora kwitnienia,termin kwitnienia,blomning,blomningstid,blomstring,blomstringstid,kukinta,kukinta-aika,virágzás,virágzási idő,înflorire,perioada de înflorire,cvatnja,vrijeme cvatnje,cvetanje,vreme cvetanja,çiçeklenme,çiçeklenme zamanı,цветение,время цветения,срок цветения,период цветения,цвітіння,час цвітіння,період цвітіння',
  questions: {
    en: 'When should it flower?',
    de: 'Wann soll es blühen?',
    cs: 'Kdy má kvést?',
    da: 'Hvornår skal den blomstre?',
    es: '¿Cuándo debe florecer?',
    fi: 'Milloin sen pitäisi kukkia?',
    fr: 'Quand doit-elle fleurir ?',
    hr: 'Kada treba cvasti?',
    hu: 'Mikor virágozzon?',
    it: 'Quando deve fiorire?',
    nb: 'Når skal den blomstre?',
    nl: 'Wanneer moet het bloeien?',
    pl: 'Kiedy ma kwitnąć?',
    pt: 'Quando deve florir?',
    ro: 'Când trebuie să înflorească?',
    ru: 'Когда должно цвести?',
    sk: 'Kedy má kvitnúť?',
    sr: 'Kada treba da cveta?',
    sv: 'När ska den blomma?',
    tr: 'Ne zaman çiçek açmalı?',
    uk: 'Коли має цвісти?',
  },
};

const MONTH: Meaning = {
  names:
    'month,months,monat,monate,mois,mes,meses,mese,mesi,mês,maand,maanden,měsíc,mesiac,miesiąc,månad,måned,kuukausi,hónap,lună,luna,mjesec,mesec,ay,месяц,місяць',
  questions: {
    en: 'In which month?',
    de: 'In welchem Monat?',
    cs: 'Ve kterém měsíci?',
    da: 'I hvilken måned?',
    es: '¿En qué mes?',
    fi: 'Missä kuussa?',
    fr: 'En quel mois ?',
    hr: 'U kojem mjesecu?',
    hu: 'Melyik hónapban?',
    it: 'In quale mese?',
    nb: 'I hvilken måned?',
    nl: 'In welke maand?',
    pl: 'W którym miesiącu?',
    pt: 'Em que mês?',
    ro: 'În ce lună?',
    ru: 'В каком месяце?',
    sk: 'V ktorom mesiaci?',
    sr: 'U kom mesecu?',
    sv: 'I vilken månad?',
    tr: 'Hangi ayda?',
    uk: 'У якому місяці?',
  },
};

export const SEASONS: readonly Meaning[] = [SOWING, PLANTING, HARVEST, FLOWERING, MONTH];
