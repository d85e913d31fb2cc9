import { z } from 'zod';
import { ageRatings, contentNotes, type RatedCountry } from '../age-ratings';

/** Signs of digits alone need quotes, since YAML reads them as numbers. */
const quoted = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? `'${value}'` : value;
const oneOf = (values: readonly unknown[]) => `one of ${values.map(quoted).join(', ')}`;

const age = ({ ratings }: { ratings: readonly number[] }) =>
  z
    .number(oneOf(ratings))
    .refine((value) => ratings.includes(value), oneOf(ratings))
    .optional();

const sign = <const Sign extends string>({ ratings }: { ratings: readonly Sign[] }) =>
  z.enum(ratings, oneOf(ratings)).optional();

/** The age from which the law of each country admits children to the film. */
export const agesSchema = z.strictObject({
  CH: age(ageRatings.CH),
  DE: age(ageRatings.DE),
  AT: age(ageRatings.AT),
  FR: age(ageRatings.FR),
  IT: age(ageRatings.IT),
  BE: age(ageRatings.BE),
  NL: age(ageRatings.NL),
  GB: sign(ageRatings.GB),
  US: sign(ageRatings.US),
} satisfies Record<RatedCountry, z.ZodType>);

export const contentNotesSchema = z.array(z.enum(contentNotes));
