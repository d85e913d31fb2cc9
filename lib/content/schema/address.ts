import { z } from 'zod';
import { isEmail } from '@/lib/primitives/text/email';

/** A path segment that leaves the folder, literal or percent-encoded. */
const leavesFolder = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const drawing = /\.svg(?:[?#]|$)/i;

/** Whether a media path stays inside the media folder. */
const staysInside = (path: string) => !path.startsWith('/media/') || !leavesFolder.test(path);
const inside = 'a path without “..”: files lie in the media of the site';

/** A path in the site's media (`/media/…`) or an https address. */
export const addressSchema = z
  .string()
  .regex(
    /^(\/media\/|https:\/\/)\S+$/,
    'a path that begins with /media/ or an address that begins with https://',
  )
  .refine(staysInside, inside);

/**
 * The address of an image. SVG is refused: it can contain scripts, and a sanitiser would need constant maintenance.
 * Photographs need no SVG, and Bobine draws its own posters.
 */
export const pictureAddressSchema = addressSchema.refine(
  (address) => !drawing.test(address),
  'a JPEG, PNG, WebP or AVIF: an SVG can hold a script',
);

/** An image in the site's media. */
export const ownPictureSchema = z
  .string()
  .regex(/^\/media\/\S+\.(?:jpe?g|png|webp|avif)$/i, {
    error: ({ input }) => {
      if (drawing.test(String(input))) return 'a JPEG, PNG, WebP or AVIF: an SVG can hold a script';
      if (/^\/media\/\S+$/.test(String(input)))
        return 'a JPEG, PNG, WebP or AVIF, such as /media/film/still-1.jpg';
      return 'a path such as /media/film/still-1.jpg';
    },
  })
  .refine(staysInside, inside);

/** A link for visitors. Refuses schemes that a browser would execute (`javascript:`, `data:`). */
export const linkSchema = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https://',
});

/**
 * Whether a URL is an https address, or for trials one on localhost, without a slash at its end. Browsers block
 * media from other addresses on a page served over https.
 */
const isHost = (url: string) =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]*[^\s?#/]$/i.test(url) &&
  URL.canParse(url);

/** Base address of the media except images, in place of `/media`. */
export const mediaUrlSchema = z
  .string()
  .refine(
    isHost,
    'an address that begins with https:// and has no slash at its end: https://media.example/films',
  );

/** A mail address as displayed to visitors. For sending, its domain is converted to ASCII. */
export const emailSchema = z.string().trim().pipe(z.stringFormat('email', isEmail));

const anyWay = 'an email, a phone, or both';

/** A contact with a mail address, a phone number, or both. */
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

/** Booking contact of a film; `false` if the film cannot be booked, not even through the site's own contact. */
export const bookingsSchema = z.union([z.literal(false), contactSchema], {
  error: 'false, or fields such as { name: …, email: … }',
});

export type Contact = z.infer<typeof contactSchema>;
