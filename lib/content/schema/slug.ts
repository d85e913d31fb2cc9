import { z } from 'zod';

/** The last part of a page's address: lower-case words joined by single hyphens, from the file's name. */
export const slugSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'lower-case letters and digits, words joined by single hyphens',
  );
