import { z } from 'zod';

/** A path segment that leaves the folder, literal or percent-encoded. */
const leavesFolder = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const drawing = /\.svg(?:[?#]|$)/i;

/** Whether a media path stays inside the media folder. */
const staysInside = (path: string) => !path.startsWith('/media/') || !leavesFolder.test(path);
const inside = 'a path without “..”: files lie in the media of the house';

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

/** An https address, or localhost for trials: a page served with TLS may load from no other. */
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
