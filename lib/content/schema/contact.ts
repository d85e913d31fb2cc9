import { z } from 'zod';
import { isEmail } from '@/lib/primitives/text/read-email';

/** A mail address as the house writes it, for visitors to read; mails go to its domain in ASCII. */
export const emailSchema = z.string().trim().pipe(z.stringFormat('email', isEmail));

const anyWay = 'an email, a phone, or both';

/** Whom cinemas and schools ask for a film. */
export const contactSchema = z
  .strictObject({
    /** A person, a desk or a company. */
    name: z.string().trim().min(1, 'a name'),
    email: emailSchema.optional(),
    phone: z
      .string()
      .regex(/^\+?\d[\d ()/.-]{4,}$/, 'a telephone number such as +41 22 000 00 00')
      .optional(),
  })
  .refine(({ email, phone }) => email || phone, anyWay);

/** Of one film: its own contact, or `false` where the house's own does not lend it. */
export const bookingsSchema = z.union([z.literal(false), contactSchema], {
  error: 'false, or fields such as { name: …, email: … }',
});

export type Contact = z.infer<typeof contactSchema>;
