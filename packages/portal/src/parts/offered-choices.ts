/**
 * Of a field that offers choices as one types. They stand where they belong to, so that they are a part of the page for those who hear it and
 * within reach of a keyboard; and it is the list itself that scrolls, to which the field belongs, not a box around it that nobody can get into.
 */
export const OFFERED_CHOICES = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: 'offered-choices' },
} as const;
