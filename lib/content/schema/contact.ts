import { z } from 'zod';
import { isEmail } from '@/lib/primitives/text/read-email';

/** A mail address as displayed to visitors. Mails are sent to its domain in ASCII. */
export const emailSchema = z.string().trim().pipe(z.stringFormat('email', isEmail));

const anyWay = 'an email, a phone, or both';

/** Contact of cinemas and schools for bookings. */
export const contactSchema = z
  .strictObject({
    /** A person, a department or a company. */
    name: z.string().trim().min(1, 'a name'),
    email: emailSchema.optional(),
    phone: z
      .string()
      .regex(/^\+?\d[\d ()/.-]{4,}$/, 'a telephone number such as +41 22 000 00 00')
      .optional(),
  })
  .refine(({ email, phone }) => email || phone, anyWay);

/** Booking contact of a film; `false` if the site's own contact does not apply. */
export const bookingsSchema = z.union([z.literal(false), contactSchema], {
  error: 'false, or fields such as { name: …, email: … }',
});

export type Contact = z.infer<typeof contactSchema>;
