import { z } from 'zod';
import { readEmail } from '@/lib/primitives/text/read-email';

/**
 * Normalizes an email address of staff or a buyer for commands and sign-in: lower case, domain in
 * ASCII.
 */
export const emailSchema = z.string().transform((written, context) => {
  const read = readEmail(written);
  if (read && 'email' in read) return read.email.toLowerCase();
  context.addIssue({ code: 'custom', message: 'expected an e-mail address' });
  return z.NEVER;
});
