// Recognises numbers by which others judged a product, such as 4.7 of 5 stars, and how many these were; where nobody or one did, that is a
// yes or a no. They are no wish: nobody wants the one with 4.5 rather than the one with 4.6, and nearly all have nearly the same. Cards of
// results may show them.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';

export const isJudgedByOthers = ({ type, unit, name, label }: Pick<Attribute, 'type' | 'unit' | 'name' | 'label'>) =>
  (type === 'number' || type === 'boolean') &&
  (unit === null || POINTS.test(unit) || VOICES.test(foldText(unit))) &&
  [name, label ?? ''].some((text) => NAMES.test(foldText(text)) || HOW_MANY.test(foldText(text)));

const POINTS = /^(stars?|sterne?|points?|punkte?|%|\/ ?\d+)$/i;

/**
 * Whole names, folded, with what may stand around them. `Waterproof rating` and `IP rating` are about the product; so may a bare mark be that
 * some trade gives, such as the points of a wine.
 */
const NAMES = new RegExp(
  `^(?:[1-5] stars? )?(?:(?:${splitWords(
    'average,avg,mean,overall,customer,customers,user,users,buyer,buyers,review,reviews,product,item,shop,seller,total,aggregate,test,durchschnittliche,durchschnitts,kunden,gesamt,produkt,note moyenne des',
  )}) )*(?:${splitWords(
    'rating,ratings,overall,score,scores,star rating,rating value,rating avg,rating average,review score,bewertung,kundenbewertung,produktbewertung,durchschnittsbewertung,gesamtbewertung,' +
      'gesamtnote,testnote,note moyenne,note globale,note des clients,evaluation,evaluation moyenne,calificacion,puntuacion,valoracion,valoracion media,punteggio,valutazione,valutazione media,' +
      'classificacao,avaliacao,avaliacao media,pontuacao,beoordeling,gemiddelde beoordeling,waardering,ocena,ocena klientow,srednia ocena,prosecna ocena,prosjecna ocjena,ocjena,' +
      'hodnoceni,prumerne hodnoceni,hodnotenie,priemerne hodnotenie,betyg,snittbetyg,kundbetyg,bedommelse,bedømmelse,anmeldelse,vurdering,gjennomsnittlig vurdering,karakter,arvosana,arvostelu,' +
      'ertekeles,atlagos ertekeles,evaluare,rating clienti,puan,degerlendirme,ortalama puan,реитинг,оценка,средняя оценка,оцінка,середня оцінка,просечна оцена,оцена',
  )})(?: (?:value|avg|average|mean|out of \\d+|\\d+))?(?: stars?)?$`,
);

/** What is counted. */
const VOICES_NAMES = splitWords(
  'review,reviews,rating,ratings,vote,votes,opinion,opinions,customer reviews,customer ratings,user reviews,user ratings,product reviews,product ratings,opiniones,reseñas,valoraciones,calificaciones,bewertungen,' +
    'kundenbewertungen,rezensionen,avis,avis clients,évaluations,recensioni,valutazioni,recensies,beoordelingen,recenze,recenzí,hodnocení,recenzie,recenzií,hodnotení,opinie,opinii,ocen,avaliações,classificações,' +
    'recenzije,recenzija,ocjena,ocena,отзывы,отзывов,оценок,відгуки,відгуків,оцінок,yorumlar,yorum,değerlendirme,arvostelut,arvostelua,recensioner,omdömen,betyg,anmeldelser,vurderinger,értékelések,értékelés,recenzii,evaluări,ulasan',
);
const VOICES = new RegExp(`^(?:${VOICES_NAMES})$`);
const NUMBER_OF = splitWords(
  'no,nr,num,number,count,total,anzahl,zahl,nombre,numéro,número,numero,cantidad,quantità,quantidade,aantal,počet,liczba,ilość,antal,antall,broj,număr,jumlah,количество,число,кількість',
);

/** How many judged it. Without a word for a number some are a score, which is no property either. */
const HOW_MANY = new RegExp(
  `^(?:(?:${NUMBER_OF}) (?:of |de |d |di |do |von |van |the |der |des |las |los )*)?(?:${VOICES_NAMES})(?: (?:${splitWords('count,counts,number,total,quantity,sayısı,száma')}))?$`,
);

function splitWords(words: string): string {
  return words.split(',').map(foldText).join('|');
}
