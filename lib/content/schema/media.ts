import { z } from 'zod';
import { setupMessages } from '@/lib/player/source/setup-messages';
import { isRatio } from '@/lib/player/source/source-schema';
import type { Provider } from '@/lib/security/hosts';
import { addressSchema, ownPictureSchema, pictureAddressSchema } from './address';
import { readEmbedId } from './embed-id';
import { languageSchema, lineSchema, translationsSchema } from './translations';

const html5Source = z.strictObject({
  provider: z.literal('html5'),
  src: addressSchema,
  /** MIME type, e.g. `video/mp4`. */
  type: z.string().optional(),
  /** Height of the picture in pixels. */
  size: z.number().int().positive().optional(),
});

/** A film at a provider. `src` is its id there, or its address, which is converted to the id. */
const embedSource = <Name extends Provider>(provider: Name, expected: string) =>
  z.strictObject({
    provider: z.literal(provider),
    src: z.string().transform((text, context) => {
      const id = readEmbedId(provider, text);
      if (id) return id;
      context.issues.push({ code: 'custom', input: text, message: expected });
      return z.NEVER;
    }),
  });

const sourceSchema = z.discriminatedUnion(
  'provider',
  [
    html5Source,
    embedSource('youtube', 'the id or the address of a film at YouTube, such as aqz-KE-bpKQ'),
    embedSource('vimeo', 'the number or the address of a film at Vimeo, such as 76979871'),
  ],
  setupMessages.invalidProvider,
);

const trackSchema = z.strictObject({
  kind: z.enum(['captions', 'subtitles', 'chapters', 'descriptions']),
  srclang: languageSchema,
  src: addressSchema,
});

/**
 * A medium in a film's file: the film, its audio version, or a trailer. It has the fields of a player's setup,
 * with the same error messages (`setupMessages`).
 */
export const mediaSchema = z
  .strictObject({
    type: z.enum(['video', 'audio'], setupMessages.unsupportedType),
    title: translationsSchema.optional(),
    poster: pictureAddressSchema.optional(),
    /** Aspect ratio `w:h`; 16:9 by default. */
    ratio: z.string().refine(isRatio, setupMessages.invalidRatio).optional(),
    autoplay: z.boolean().default(false),
    sources: z.array(sourceSchema, setupMessages.invalidSource).min(1, setupMessages.invalidSource),
    tracks: z.array(trackSchema).default([]),
    previewThumbnails: z
      .strictObject({ src: z.string(setupMessages.noThumbnails).pipe(addressSchema) })
      .optional(),
  })
  .refine(({ type, ratio }) => type === 'video' || !ratio, {
    error: setupMessages.ratioOnlyVideo,
    path: ['ratio'],
  });

/** What a video about a film is. */
export const trailerKinds = ['trailer', 'teaser', 'clip', 'making-of'] as const;

/** A trailer or another short video about a film, with the fields of a medium. */
export const trailerSchema = mediaSchema.safeExtend({
  kind: z.enum(trailerKinds, `one of ${trailerKinds.join(', ')}`),
  /** Language of what is spoken or written in it. The page shows the trailer in the visitor's language first. */
  language: languageSchema.optional(),
});

const percentSchema = z.number().min(0).max(100);

/** An image in the site's media, with `src` as its path below `public/`. */
export const imageSchema = z.strictObject({
  src: ownPictureSchema,
  alt: translationsSchema,
  credit: translationsSchema.optional(),
  /** Focal point for crops, in percent from the left and from the top; by default the middle. */
  focus: z.strictObject({ x: percentSchema, y: percentSchema }).optional(),
});

export type RawImage = z.infer<typeof imageSchema>;

/** A download for the press: a press kit, a full-size still, a logo. */
export const pressFileSchema = z.strictObject({
  src: addressSchema.regex(
    /\.[a-z0-9]{2,5}$/i,
    'a file such as /media/film/press-kit.pdf, with its ending',
  ),
  name: lineSchema,
  credit: lineSchema.optional(),
});

export type RawPressFile = z.infer<typeof pressFileSchema>;
