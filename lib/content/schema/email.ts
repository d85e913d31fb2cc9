import { z } from 'zod';
import { isEmail } from '@/lib/text/read-email';

/** A mail address as the house writes it, for visitors to read; mails go to its domain in ASCII. */
export const emailSchema = z.string().trim().pipe(z.stringFormat('email', isEmail));
