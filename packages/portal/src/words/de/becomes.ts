// Deutsche Texte dazu, was aus Produkten wird, die für eine Frage keinen Wert haben oder einen, der zu keiner Antwort passt.

import type { BECOMES_ELSE_EN, BECOMES_EN } from '../en/becomes.ts';

export const BECOMES_DE: typeof BECOMES_EN = {
  stay: {
    one: 'Es bleibt bei jeder Antwort, hinter den anderen.',
    other: 'Sie bleiben bei jeder Antwort, hinter den anderen.',
  },
  behind: {
    one: 'Nach einer Antwort steht es hinter den anderen.',
    other: 'Nach einer Antwort stehen sie hinter den anderen.',
  },
  near: {
    one: 'Nach einer Antwort wird es nur gezeigt, wenn sonst zu wenige passen: zuletzt, mit einem Hinweis.',
    other: 'Nach einer Antwort werden sie nur gezeigt, wenn sonst zu wenige passen: zuletzt, mit einem Hinweis.',
  },
  never: {
    one: 'Nach einer Antwort wird es nie gezeigt.',
    other: 'Nach einer Antwort werden sie nie gezeigt.',
  },
  aside: {
    one: 'Nach einer Antwort wird es nur gezeigt, wenn sonst nichts übrig ist.',
    other: 'Nach einer Antwort werden sie nur gezeigt, wenn sonst nichts übrig ist.',
  },
};

export const BECOMES_ELSE_DE: typeof BECOMES_ELSE_EN = {
  near: {
    one: 'Nach einer anderen Antwort wird es nur gezeigt, wenn sonst zu wenige passen: zuletzt, mit einem Hinweis.',
    other:
      'Nach einer anderen Antwort werden sie nur gezeigt, wenn sonst zu wenige passen: zuletzt, mit einem Hinweis.',
  },
  never: {
    one: 'Nach einer anderen Antwort wird es nie gezeigt.',
    other: 'Nach einer anderen Antwort werden sie nie gezeigt.',
  },
  aside: {
    one: 'Nach einer anderen Antwort wird es nur gezeigt, wenn sonst nichts übrig ist.',
    other: 'Nach einer anderen Antwort werden sie nur gezeigt, wenn sonst nichts übrig ist.',
  },
};
