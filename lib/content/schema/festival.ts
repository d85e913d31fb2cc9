import { z } from 'zod';
import { localNameSchema } from './translations';

/** Where a film was shown, and what it won there; of a prize without a festival the prize alone. */
export const festivalSchema = z
  .strictObject({
    festival: localNameSchema.optional(),
    year: z.number().int().optional(),
    section: localNameSchema.optional(),
    award: localNameSchema.optional(),
  })
  .refine(({ festival, award }) => festival || award, 'a festival, an award, or both');
