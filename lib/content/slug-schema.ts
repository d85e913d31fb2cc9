import { z } from 'zod';
import { slugPattern } from './slug';

/** The last part of a page's address: lower-case words joined by single hyphens, from the file's name. */
export const slugSchema = z
  .string()
  .regex(slugPattern, 'lower-case letters and digits, words joined by single hyphens');
