import { z } from 'zod';
import { slugPattern } from './slug';

/** Last part of a page's address, from the file name: lower-case words joined by single hyphens. */
export const slugSchema = z
  .string()
  .regex(slugPattern, 'lower-case letters and digits, words joined by single hyphens');
