// Recognises numbers by which others judged a product, such as 4.7 of 5 stars, and how many these were. They are no wish: nobody wants the
// one with 4.5 rather than the one with 4.6, and nearly all have nearly the same. Cards of results may show them.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';

export const isJudgedByOthers = ({ type, unit, name, label }: Pick<Attribute, 'type' | 'unit' | 'name' | 'label'>) =>
  type === 'number' &&
  (unit === null || POINTS.test(unit)) &&
  [name, label ?? ''].some((text) => NAMES.test(foldText(text)) || HOW_MANY.test(foldText(text)));

const POINTS = /^(stars?|sterne?|points?|punkte?|%|\/ ?\d+)$/i;

/**
 * Whole names, folded, with what may stand around them. `Waterproof rating` and `IP rating` are about the product; so may a bare mark be that
 * some trade gives, such as the points of a wine.
 */
const NAMES = new RegExp(
  `^(?:(?:${splitWords(
    'average,avg,mean,overall,customer,customers,user,users,buyer,buyers,review,reviews,product,item,shop,seller,total,aggregate,test,durchschnittliche,durchschnitts,kunden,gesamt,produkt,note moyenne des',
  )}) )*(?:${splitWords(
    'rating,ratings,overall,score,scores,star rating,rating value,rating avg,rating average,review score,bewertung,kundenbewertung,produktbewertung,durchschnittsbewertung,gesamtbewertung,' +
      'gesamtnote,testnote,note moyenne,note globale,note des clients,evaluation,evaluation moyenne,calificacion,puntuacion,valoracion,valoracion media,punteggio,valutazione,valutazione media,' +
      'classificacao,avaliacao,avaliacao media,pontuacao,beoordeling,gemiddelde beoordeling,waardering,ocena,ocena klientow,srednia ocena,prosecna ocena,prosjecna ocjena,ocjena,' +
      'hodnoceni,prumerne hodnoceni,hodnotenie,priemerne hodnotenie,betyg,snittbetyg,kundbetyg,bedommelse,bedømmelse,anmeldelse,vurdering,gjennomsnittlig vurdering,karakter,arvosana,arvostelu,' +
      'ertekeles,atlagos ertekeles,evaluare,rating clienti,puan,degerlendirme,ortalama puan,реитинг,оценка,средняя оценка,оцінка,середня оцінка,просечна оцена,оцена',
  )})(?: (?:value|avg|average|mean|out of \\d+|\\d+))?$`,
);

/** How many judged it. */
const HOW_MANY = new RegExp(
  `^(?:${splitWords(
    'review,reviews,review count,reviews count,number of reviews,number of ratings,rating count,ratings count,customer reviews,num reviews,opiniones,reseñas,valoraciones,anzahl bewertungen,bewertungen,' +
      'kundenbewertungen,avis,avis clients,nombre d’avis,recensioni,numero recensioni,recensies,beoordelingen,aantal beoordelingen,recenze,počet recenzí,počet hodnocení,recenzie,opinie,liczba opinii,avaliações,' +
      'recenzije,отзывы,количество отзывов,відгуки,кількість відгуків,yorumlar,yorum sayısı,arvostelut,recensioner,anmeldelser,értékelések,recenzii',
  )})$`,
);

function splitWords(words: string): string {
  return words.split(',').map(foldText).join('|');
}
