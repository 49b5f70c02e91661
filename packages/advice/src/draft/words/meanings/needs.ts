// Needs: what somebody wants to be helped with, and what the thing has to suit. A good shop assistant asks for it before the size of the
// bottle.

import type { Meaning } from './meaning.ts';

const SKIN: Meaning = {
  names:
    'skin type,skin types,type of skin,hauttyp,hauttypen,type de peau,types de peau,tipo de piel,tipos de piel,tipo di pelle,tipi di pelle,huidtype,huidtypen,typ skóry,rodzaj skóry,rodzaj cery,typ cery,typ pleti,typ pokožky,hudtype,hudtyper,hudtyp,ihotyyppi,bőrtípus,tip de piele,tipul de piele,tip ten,tip kože,tip kože lica,cilt tipi,cilt türü,тип кожи,тип шкіри,tipo de pele,tipos de pele',
  questions: {
    en: 'What is your skin like?',
    de: 'Wie ist Ihre Haut?',
    cs: 'Jakou máte pleť?',
    da: 'Hvordan er din hud?',
    es: '¿Cómo es tu piel?',
    fi: 'Millainen ihosi on?',
    fr: 'Comment est votre peau ?',
    hr: 'Kakva je vaša koža?',
    hu: 'Milyen a bőre?',
    it: 'Com’è la tua pelle?',
    nb: 'Hvordan er huden din?',
    nl: 'Hoe is je huid?',
    pl: 'Jaką masz cerę?',
    pt: 'Como é a sua pele?',
    ro: 'Cum este pielea dumneavoastră?',
    ru: 'Какая у вас кожа?',
    sk: 'Akú máte pleť?',
    sr: 'Kakva je vaša koža?',
    sv: 'Hur är din hud?',
    tr: 'Cildiniz nasıl?',
    uk: 'Яка у вас шкіра?',
  },
};

const HAIR: Meaning = {
  names:
    'hair type,hair types,type of hair,haartyp,haartypen,type de cheveux,types de cheveux,tipo de cabello,tipo de pelo,tipo di capelli,tipi di capelli,haartype,typ włosów,rodzaj włosów,typ vlasů,typ vlasov,hårtype,hårtyp,hiustyyppi,hajtípus,tip de păr,tipul de păr,tip kose,saç tipi,saç türü,тип волос,тип волосся,tipo de cabelo',
  questions: {
    en: 'What is your hair like?',
    de: 'Wie ist Ihr Haar?',
    cs: 'Jaké máte vlasy?',
    da: 'Hvordan er dit hår?',
    es: '¿Cómo es tu cabello?',
    fi: 'Millaiset hiuksesi ovat?',
    fr: 'Comment sont vos cheveux ?',
    hr: 'Kakva je vaša kosa?',
    hu: 'Milyen a haja?',
    it: 'Come sono i tuoi capelli?',
    nb: 'Hvordan er håret ditt?',
    nl: 'Hoe is je haar?',
    pl: 'Jakie masz włosy?',
    pt: 'Como é o seu cabelo?',
    ro: 'Cum este părul dumneavoastră?',
    ru: 'Какие у вас волосы?',
    sk: 'Aké máte vlasy?',
    sr: 'Kakva je vaša kosa?',
    sv: 'Hur är ditt hår?',
    tr: 'Saçınız nasıl?',
    uk: 'Яке у вас волосся?',
  },
};

const CONCERN: Meaning = {
  names:
    'concern,concerns,skin concern,skin concerns,hair concern,hair concerns,key concern,key concerns,skin problem,skin problems,hautproblem,hautprobleme,hautbedürfnis,hautbedürfnisse,haarproblem,haarbedürfnis,préoccupation,préoccupations,problème de peau,problèmes de peau,besoin de la peau,besoins de la peau,preocupación,preocupaciones,problema de piel,problemas de piel,necesidad de la piel,esigenza,esigenze,inestetismo,inestetismi,huidprobleem,huidproblemen,huidbehoefte,problem skóry,problemy skórne,potrzeby skóry,problém pleti,problémy pleti,problém pokožky,hudproblem,hudproblemer,hudbehov,iho-ongelma,ihon tarve,bőrprobléma,problemă,probleme ale pielii,problem kože,problemi kože,cilt sorunu,cilt problemi,проблема,проблема кожи,проблемы кожи,проблема шкіри,проблеми шкіри,preocupação,preocupações,problema de pele',
  questions: {
    en: 'What should it help with?',
    de: 'Wobei soll es helfen?',
    cs: 'S čím má pomoci?',
    da: 'Hvad skal det hjælpe med?',
    es: '¿Con qué debe ayudar?',
    fi: 'Mihin sen pitäisi auttaa?',
    fr: 'Pour quel besoin ?',
    hr: 'S čime treba pomoći?',
    hu: 'Miben segítsen?',
    it: 'Per quale esigenza?',
    nb: 'Hva skal det hjelpe med?',
    nl: 'Waarbij moet het helpen?',
    pl: 'W czym ma pomóc?',
    pt: 'Em que deve ajudar?',
    ro: 'La ce să ajute?',
    ru: 'С чем оно должно помочь?',
    sk: 'S čím má pomôcť?',
    sr: 'Sa čime treba da pomogne?',
    sv: 'Vad ska det hjälpa mot?',
    tr: 'Neye iyi gelsin?',
    uk: 'З чим воно має допомогти?',
  },
};

const EFFECT: Meaning = {
  names:
    'effect,effects,benefit,benefits,skin benefit,skin benefits,hair benefit,hair benefits,health benefit,health benefits,health goal,health goals,key benefits,wirkung,wirkungen,wirkungsweise,effet,effets,bienfait,bienfaits,efecto,efectos,beneficio,beneficios,effetto,effetti,benefici,werking,effecten,działanie,účinek,účinky,účinok,virkning,virkninger,verkan,vaikutus,vaikutukset,hatás,hatások,efect,efecte,beneficii,učinak,učinci,djelovanje,dejstvo,efekat,etki,etkisi,действие,эффект,дія,ефект,efeito,efeitos,benefício,benefícios',
  questions: {
    en: 'What should it do for you?',
    de: 'Was soll es bewirken?',
    cs: 'Jaký účinek hledáte?',
    da: 'Hvilken virkning ønsker du?',
    es: '¿Qué efecto buscas?',
    fi: 'Millaista vaikutusta etsit?',
    fr: 'Quel effet recherchez-vous ?',
    hr: 'Kakav učinak tražite?',
    hu: 'Milyen hatást vár?',
    it: 'Quale effetto cerchi?',
    nb: 'Hvilken virkning ønsker du?',
    nl: 'Welke werking zoek je?',
    pl: 'Jakiego działania szukasz?',
    pt: 'Que efeito procura?',
    ro: 'Ce efect căutați?',
    ru: 'Какой эффект вам нужен?',
    sk: 'Aký účinok hľadáte?',
    sr: 'Kakvo dejstvo tražite?',
    sv: 'Vilken effekt önskar du?',
    tr: 'Nasıl bir etki arıyorsunuz?',
    uk: 'Який ефект вам потрібен?',
  },
};

const DIET: Meaning = {
  names:
    'diet,diets,diet type,dietary need,dietary needs,dietary preference,dietary preferences,dietary requirement,dietary requirements,special diet,special diets,ernährungsweise,ernährungsform,ernährung,diät,régime,régime alimentaire,régimes alimentaires,dieta,dietas,dieta especial,regime alimentare,dieet,voedingswens,voedingswensen,specialkost,kosthold,kost,diæt,diett,ruokavalio,erityisruokavalio,diéta,étrend,dietă,regim alimentar,dijeta,prehrana,diyet,beslenme,диета,тип питания,дієта',
  questions: {
    en: 'Which diet should it suit?',
    de: 'Zu welcher Ernährung soll es passen?',
    cs: 'Pro jakou dietu?',
    da: 'Hvilken kost skal det passe til?',
    es: '¿Para qué dieta?',
    fi: 'Mihin ruokavalioon?',
    fr: 'Pour quel régime ?',
    hr: 'Za koju prehranu?',
    hu: 'Milyen étrendhez?',
    it: 'Per quale dieta?',
    nb: 'Hvilket kosthold skal det passe til?',
    nl: 'Bij welk dieet moet het passen?',
    pl: 'Do jakiej diety?',
    pt: 'Para que dieta?',
    ro: 'Pentru ce dietă?',
    ru: 'Для какой диеты?',
    sk: 'Pre akú diétu?',
    sr: 'Za koju ishranu?',
    sv: 'Vilken kost ska det passa?',
    tr: 'Hangi beslenmeye uymalı?',
    uk: 'Для якої дієти?',
  },
};

const SPECIAL_NEED: Meaning = {
  names:
    'special need,special needs,specific need,specific needs,health need,health needs,health condition,health conditions,besondere bedürfnisse,besonderer bedarf,spezielle bedürfnisse,besoin spécifique,besoins spécifiques,besoins particuliers,necesidad especial,necesidades especiales,necesidades específicas,esigenze specifiche,esigenze particolari,esigenze speciali,speciale behoefte,speciale behoeften,szczególne potrzeby,specjalne potrzeby,speciální potřeby,zvláštní potřeby,špeciálne potreby,særlige behov,spesielle behov,särskilda behov,erityistarve,erityistarpeet,speciális igény,különleges igény,különleges igények,nevoi speciale,posebne potrebe,özel ihtiyaç,özel ihtiyaçlar,особые потребности,специальные потребности,особливі потреби,спеціальні потреби,necessidades especiais',
  questions: {
    en: 'Any special needs?',
    de: 'Gibt es besondere Bedürfnisse?',
    cs: 'Nějaké zvláštní potřeby?',
    da: 'Er der særlige behov?',
    es: '¿Alguna necesidad especial?',
    fi: 'Onko erityistarpeita?',
    fr: 'Des besoins particuliers ?',
    hr: 'Ima li posebnih potreba?',
    hu: 'Van különleges igény?',
    it: 'Esigenze particolari?',
    nb: 'Er det spesielle behov?',
    nl: 'Zijn er speciale behoeften?',
    pl: 'Czy są szczególne potrzeby?',
    pt: 'Alguma necessidade especial?',
    ro: 'Există nevoi speciale?',
    ru: 'Есть особые потребности?',
    sk: 'Nejaké osobitné potreby?',
    sr: 'Ima li posebnih potreba?',
    sv: 'Finns det särskilda behov?',
    tr: 'Özel bir ihtiyaç var mı?',
    uk: 'Чи є особливі потреби?',
  },
};

const PAIRING: Meaning = {
  names:
    'food pairing,food pairings,pairs with,pairs well with,goes well with,food match,food matches,speiseempfehlung,speisenempfehlung,essensempfehlung,speisebegleitung,accord mets,accords mets,accords mets et vins,accord mets vins,maridaje,maridajes,abbinamento,abbinamenti,abbinamento cibo,lekker bij,wijn spijs,wijn-spijs,párování s jídlem,snoubení,sljubljivanje,preporuka uz hranu,uz jelo,ételpárosítás,ajánlott ételek,asociere culinară,asocieri culinare,mat till vinet,passer til mat,ruokasuositus,yemek uyumu,сочетание с едой,гастрономическое сочетание,гастрономія,поєднання з їжею,harmonização',
  questions: {
    en: 'What will it go with?',
    de: 'Wozu soll es passen?',
    cs: 'K čemu se má hodit?',
    da: 'Hvad skal det passe til?',
    es: '¿Con qué lo acompañarás?',
    fi: 'Minkä kanssa se tarjotaan?',
    fr: 'Avec quel plat ?',
    hr: 'Uz što treba ići?',
    hu: 'Mihez illjen?',
    it: 'Con che cosa lo abbini?',
    nb: 'Hva skal det passe til?',
    nl: 'Waar moet het bij passen?',
    pl: 'Do czego ma pasować?',
    pt: 'Com o que vai acompanhar?',
    ro: 'Cu ce să se potrivească?',
    ru: 'К чему оно должно подходить?',
    sk: 'K čomu sa má hodiť?',
    sr: 'Uz šta treba da ide?',
    sv: 'Vad ska det passa till?',
    tr: 'Neyle yakışsın?',
    uk: 'До чого воно має пасувати?',
  },
};

const SLEEP: Meaning = {
  names:
    'sleep position,sleeping position,sleep positions,sleeper type,schlafposition,schlaflage,schläfertyp,position de sommeil,posición para dormir,posición de sueño,posizione del sonno,posizione di riposo,slaaphouding,slaappositie,pozycja spania,poloha spánku,poloha při spaní,sovestilling,sovställning,nukkumisasento,alvási pozíció,poziția de somn,položaj spavanja,uyku pozisyonu,положение сна,положення сну,posição de dormir',
  questions: {
    en: 'How do you sleep?',
    de: 'Wie schlafen Sie?',
    cs: 'Jak spíte?',
    da: 'Hvordan sover du?',
    es: '¿Cómo duermes?',
    fi: 'Miten nukut?',
    fr: 'Comment dormez-vous ?',
    hr: 'Kako spavate?',
    hu: 'Hogyan alszik?',
    it: 'Come dormi?',
    nb: 'Hvordan sover du?',
    nl: 'Hoe slaap je?',
    pl: 'Jak śpisz?',
    pt: 'Como dorme?',
    ro: 'Cum dormiți?',
    ru: 'Как вы спите?',
    sk: 'Ako spíte?',
    sr: 'Kako spavate?',
    sv: 'Hur sover du?',
    tr: 'Nasıl uyuyorsunuz?',
    uk: 'Як ви спите?',
  },
};

const LEVEL: Meaning = {
  names:
    'skill level,ability level,experience level,player level,rider level,level of experience,könnensstufe,könnerstufe,fahrkönnen,spielstärke,erfahrungsstufe,niveau de pratique,niveau de jeu,niveau du joueur,nivel de juego,nivel de experiencia,livello di esperienza,livello di gioco,ervaringsniveau,poziom zaawansowania,úroveň pokročilosti,taitotaso,tudásszint,nivel de experiență,razina iskustva,nivo iskustva,deneyim seviyesi,уровень подготовки,уровень игрока,рівень підготовки,рівень гравця,nível de experiência',
  questions: {
    en: 'How experienced are you?',
    de: 'Wie viel Erfahrung haben Sie?',
    cs: 'Jak jste pokročilí?',
    da: 'Hvor erfaren er du?',
    es: '¿Qué nivel tienes?',
    fi: 'Kuinka kokenut olet?',
    fr: 'Quel est votre niveau ?',
    hr: 'Koliko imate iskustva?',
    hu: 'Mennyi tapasztalata van?',
    it: 'Qual è il tuo livello?',
    nb: 'Hvor erfaren er du?',
    nl: 'Hoeveel ervaring heb je?',
    pl: 'Jakie masz doświadczenie?',
    pt: 'Qual é o seu nível?',
    ro: 'Ce nivel aveți?',
    ru: 'Какой у вас уровень?',
    sk: 'Ako ste pokročilí?',
    sr: 'Koliko imate iskustva?',
    sv: 'Hur erfaren är du?',
    tr: 'Ne kadar deneyimlisiniz?',
    uk: 'Який у вас рівень?',
  },
};

export const NEEDS: readonly Meaning[] = [SKIN, HAIR, CONCERN, EFFECT, DIET, SPECIAL_NEED, PAIRING, SLEEP, LEVEL];
