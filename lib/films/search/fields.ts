/** Where a word of a film can stand; the first is worth most. */
export const fields = [
  'title',
  'director',
  'actor',
  'crew',
  'collection',
  'facet',
  'synopsis',
] as const;
export type Field = (typeof fields)[number];

/** What a word found in a field is worth, by the field's number. */
export const fieldWeights = [100, 60, 52, 46, 32, 28, 10] as const;

/** The number of a field, as the index stores it. */
export const fieldNumber = Object.fromEntries(
  fields.map((field, number) => [field, number]),
) as Record<Field, number>;

/** How sure it is that a word was meant, by the way it was found. */
export const matchWeights = {
  exact: 1,
  prefix: 0.9,
  oneError: 0.55,
  twoErrors: 0.35,
  unlikely: 0.05,
} as const;
