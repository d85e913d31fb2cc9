import { z } from 'zod';
import { localNameSchema } from './translations';

/** A festival screening and its award, or an award without a festival. */
export const festivalSchema = z
  .strictObject({
    festival: localNameSchema.optional(),
    year: z.number().int().optional(),
    section: localNameSchema.optional(),
    award: localNameSchema.optional(),
  })
  .refine(({ festival, award }) => festival || award, 'a festival, an award, or both');
