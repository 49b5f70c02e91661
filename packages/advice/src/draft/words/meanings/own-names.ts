// Names that makers give to what they make: models, series, versions, varieties. Only who knows the goods already chooses by them, so the
// questions ask whether shoppers have one in mind.

import type { Meaning } from './meaning.ts';

const MODEL: Meaning = {
  names: 'model,models,model name,modell,modelle,modellbezeichnung,modellname,modèle,modelo,modello,malli,модель',
  questions: {
    en: 'Do you have a particular model in mind?',
    de: 'Haben Sie ein bestimmtes Modell im Sinn?',
    cs: 'Máte na mysli konkrétní model?',
    da: 'Har du en bestemt model i tankerne?',
    es: '¿Tienes algún modelo en mente?',
    fi: 'Onko mielessäsi tietty malli?',
    fr: 'Avez-vous un modèle précis en tête ?',
    hr: 'Imate li na umu određeni model?',
    hu: 'Van konkrét modell, amire gondol?',
    it: 'Hai in mente un modello preciso?',
    nb: 'Har du en bestemt modell i tankene?',
    nl: 'Heb je een bepaald model in gedachten?',
    pl: 'Czy masz na myśli konkretny model?',
    pt: 'Tem algum modelo em mente?',
    ro: 'Vă gândiți la un anumit model?',
    ru: 'У вас есть на примете определённая модель?',
    sk: 'Máte na mysli konkrétny model?',
    sr: 'Imate li na umu određeni model?',
    sv: 'Har du en viss modell i tankarna?',
    tr: 'Aklınızda belirli bir model var mı?',
    uk: 'Чи маєте на думці конкретну модель?',
  },
};

const SERIES: Meaning = {
  names: 'series,serie,série,řada,seria,серія,серия,sarja,sorozat,seri,séria,serija',
  questions: {
    en: 'Do you have a particular series in mind?',
    de: 'Haben Sie eine bestimmte Serie im Sinn?',
    cs: 'Máte na mysli konkrétní řadu?',
    da: 'Har du en bestemt serie i tankerne?',
    es: '¿Tienes alguna serie en mente?',
    fi: 'Onko mielessäsi tietty sarja?',
    fr: 'Avez-vous une série précise en tête ?',
    hr: 'Imate li na umu određenu seriju?',
    hu: 'Van konkrét sorozat, amire gondol?',
    it: 'Hai in mente una serie precisa?',
    nb: 'Har du en bestemt serie i tankene?',
    nl: 'Heb je een bepaalde serie in gedachten?',
    pl: 'Czy masz na myśli konkretną serię?',
    pt: 'Tem alguma série em mente?',
    ro: 'Vă gândiți la o anumită serie?',
    ru: 'У вас есть на примете определённая серия?',
    sk: 'Máte na mysli konkrétnu sériu?',
    sr: 'Imate li na umu određenu seriju?',
    sv: 'Har du en viss serie i tankarna?',
    tr: 'Aklınızda belirli bir seri var mı?',
    uk: 'Чи маєте на думці конкретну серію?',
  },
};

const VERSION: Meaning = {
  names:
    'edition,version,ausführung,versión,versione,uitvoering,provedení,wersja,версія,версия,versão,utförande,udgave,utgave,versio,kivitel,variantă,sürüm,prevedenie,izvedba,verzija',
  questions: {
    en: 'Which version would you like?',
    de: 'Welche Ausführung möchten Sie?',
    cs: 'Které provedení chcete?',
    da: 'Hvilken udgave vil du have?',
    es: '¿Qué versión prefieres?',
    fi: 'Minkä version haluat?',
    fr: 'Quelle version souhaitez-vous ?',
    hr: 'Koju izvedbu želite?',
    hu: 'Melyik kivitelt szeretné?',
    it: 'Quale versione preferisci?',
    nb: 'Hvilken utgave vil du ha?',
    nl: 'Welke uitvoering wil je?',
    pl: 'Którą wersję wybierasz?',
    pt: 'Que versão prefere?',
    ro: 'Ce variantă preferați?',
    ru: 'Какая версия вам нужна?',
    sk: 'Ktoré prevedenie chcete?',
    sr: 'Koju verziju želite?',
    sv: 'Vilket utförande vill du ha?',
    tr: 'Hangi sürümü istersiniz?',
    uk: 'Яка версія вам потрібна?',
  },
};

const VARIETY: Meaning = {
  names:
    'variety,varieties,variété,variedad,varietà,variëteit,variedade,odmiana,різновид,разновидность,lajike,változat,çeşit,sortiment',
  questions: {
    en: 'Do you have a particular variety in mind?',
    de: 'Haben Sie eine bestimmte Sorte im Sinn?',
    cs: 'Máte na mysli konkrétní druh?',
    da: 'Har du en bestemt variant i tankerne?',
    es: '¿Tienes alguna variedad en mente?',
    fi: 'Onko mielessäsi tietty lajike?',
    fr: 'Avez-vous une variété précise en tête ?',
    hr: 'Imate li na umu određenu vrstu?',
    hu: 'Van konkrét változat, amire gondol?',
    it: 'Hai in mente una varietà precisa?',
    nb: 'Har du en bestemt variant i tankene?',
    nl: 'Heb je een bepaalde variant in gedachten?',
    pl: 'Czy masz na myśli konkretną odmianę?',
    pt: 'Tem alguma variedade em mente?',
    ro: 'Vă gândiți la un anumit sortiment?',
    ru: 'У вас есть на примете определённая разновидность?',
    sk: 'Máte na mysli konkrétny druh?',
    sr: 'Imate li na umu određenu vrstu?',
    sv: 'Har du en viss sort i tankarna?',
    tr: 'Aklınızda belirli bir çeşit var mı?',
    uk: 'Чи маєте на думці конкретний різновид?',
  },
};

export const OWN_NAMES: readonly Meaning[] = [MODEL, SERIES, VERSION, VARIETY];
