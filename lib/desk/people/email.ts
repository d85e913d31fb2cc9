import { z } from 'zod';

/** The address of one of the house; large letters are the same as small ones. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
