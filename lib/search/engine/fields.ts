/** Fields of a film, by descending weight. */
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

/** Weight of a match, by field number. */
export const fieldWeights = [100, 60, 56, 52, 40, 24, 10] as const;

/** Field numbers as stored in the index. */
export const fieldNumber = Object.fromEntries(
  fields.map((field, number) => [field, number]),
) as Record<Field, number>;

/**
 * Weight by kind of match. A prefix of a title word is worth less than a person's full name, because a full name is
 * the more specific query.
 */
export const matchWeights = {
  exact: 1,
  prefix: 0.5,
  inflected: 0.48,
  ending: 0.45,
  // Less than any match of the typed spelling: Meier and Meyer may be two people.
  transliterated: 0.44,
  oneError: 0.42,
  twoErrorsInLong: 0.4,
  twoErrors: 0.3,
  unlikely: 0.05,
} as const;

/** Whether a match of this weight is the typed word or an inflected form of it. */
export function isSound(weight: number): boolean {
  return weight === matchWeights.exact || weight === matchWeights.inflected;
}
