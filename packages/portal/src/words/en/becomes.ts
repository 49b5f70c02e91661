// Texts of what becomes of products that have no value for a question, or one that fits none of its answers. Wherever it is told, it is told in
// these words.

export const BECOMES_EN = {
  stay: {
    one: 'It stays with every answer, behind the others.',
    other: 'They stay with every answer, behind the others.',
  },
  behind: {
    one: 'After a reply it comes behind the others.',
    other: 'After a reply they come behind the others.',
  },
  near: {
    one: 'After a reply it is shown only if too few others fit: last, with a note.',
    other: 'After a reply they are shown only if too few others fit: last, with a note.',
  },
  never: { one: 'After a reply it is never shown.', other: 'After a reply they are never shown.' },
  aside: {
    one: 'After a reply it is shown only if nothing else is left.',
    other: 'After a reply they are shown only if nothing else is left.',
  },
};

/** The same where one of the answers stands for them, with any other one. */
export const BECOMES_ELSE_EN: Readonly<
  Record<'near' | 'never' | 'aside', { readonly one: string; readonly other: string }>
> = {
  near: {
    one: 'After another reply it is shown only if too few others fit: last, with a note.',
    other: 'After another reply they are shown only if too few others fit: last, with a note.',
  },
  never: { one: 'After another reply it is never shown.', other: 'After another reply they are never shown.' },
  aside: {
    one: 'After another reply it is shown only if nothing else is left.',
    other: 'After another reply they are shown only if nothing else is left.',
  },
};
