import { z } from 'zod';
import { linkSchema } from './address';
import { contactSchema } from './contact';
import { lineSchema } from './translations';

/** What a house says of its site's accessibility beyond what the site knows itself (`/accessibilite`). */
export const accessibilitySchema = z.strictObject({
  /** Whom to tell of a barrier. */
  contact: contactSchema.optional(),
  /** The authority to which a visitor can go. */
  body: z.strictObject({ name: lineSchema, url: linkSchema.optional() }).optional(),
});
