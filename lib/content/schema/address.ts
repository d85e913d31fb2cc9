import { z } from 'zod';

/** A step out of the folder, as written or as a server would read it. */
const leavesFolder = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const drawing = /\.svg(?:[?#]|$)/i;

/** A path among the house's media, which stays there. */
const staysInside = (path: string) => !path.startsWith('/media/') || !leavesFolder.test(path);
const inside = 'a path without “..”: files lie in the media of the house';

/** A file of the house's own (`/media/…`) or an address on the web. */
export const addressSchema = z
  .string()
  .regex(
    /^(\/media\/|https:\/\/)\S+$/,
    'a path that begins with /media/ or an address that begins with https://',
  )
  .refine(staysInside, inside);

/**
 * The same, of a picture. No SVG: one may hold a script, and what takes it out of all of them has to be kept
 * for ever; a photograph is none, and Bobine draws its own posters.
 */
export const pictureAddressSchema = addressSchema.refine(
  (address) => !drawing.test(address),
  'a JPEG, PNG, WebP or AVIF: an SVG can hold a script',
);

/** A picture among the house's own media. */
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

/** An address that a visitor follows: nothing that a browser would run (`javascript:`, `data:`). */
export const linkSchema = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https://',
});

/** Where browsers may be sent from a page that is served with TLS; of this computer, to try it. */
const isHost = (url: string) =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]*[^\s?#/]$/i.test(url) &&
  URL.canParse(url);

/** Where the house's media lie for visitors, pictures apart: what stands there in the place of `/media`. */
export const mediaUrlSchema = z
  .string()
  .refine(
    isHost,
    'an address that begins with https:// and has no slash at its end: https://media.example/films',
  );
