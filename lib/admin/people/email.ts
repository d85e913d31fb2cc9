import { z } from 'zod';
import { readEmail } from '@/lib/primitives/text/read-email';

/** The address of one of the house or of a buyer, as commands and the sign-in take it: in small letters, its domain in ASCII. */
export const emailSchema = z.string().transform((written, context) => {
  const read = readEmail(written);
  if (read && 'email' in read) return read.email.toLowerCase();
  context.addIssue({ code: 'custom', message: 'expected an e-mail address' });
  return z.NEVER;
});
