/** Where a word of a film can stand; the first is worth most. */
export const fields = [
  'title',
  'director',
  'actor',
  'crew',
  'facet',
  'collection',
  'synopsis',
] as const;
export type Field = (typeof fields)[number];

/** What a word found in a field is worth, by the field's number. */
export const fieldWeights = [100, 60, 56, 52, 40, 24, 10] as const;

/** The number of a field, as the index stores it. */
export const fieldNumber = Object.fromEntries(
  fields.map((field, number) => [field, number]),
) as Record<Field, number>;

/**
 * How sure it is that a word was meant, by the way it was found. A beginning of a title's word is worth less
 * than a person's whole name: who typed a whole name had it in mind.
 */
export const matchWeights = {
  exact: 1,
  prefix: 0.5,
  inflected: 0.48,
  ending: 0.45,
  oneError: 0.42,
  twoErrors: 0.3,
  unlikely: 0.05,
} as const;
