import { z } from 'zod';
import { isRatio } from '@/lib/player/source/ratio';
import { setupMessages } from '@/lib/player/source/setup-messages';
import { addressSchema, pictureAddressSchema } from './address';
import { languageSchema } from './language';
import { translationsSchema } from './translations';

const html5Source = z.strictObject({
  provider: z.literal('html5'),
  src: addressSchema,
  /** MIME type, e.g. `video/mp4`. */
  type: z.string().optional(),
  /** Height of the picture in pixels. */
  size: z.number().int().positive().optional(),
});

const embedSource = z.strictObject({
  provider: z.enum(['youtube', 'vimeo']),
  /** The provider's id of the film. */
  src: z.string().regex(/^[\w-]+$/, "the provider's id of the film, such as aqz-KE-bpKQ"),
});

const trackSchema = z.strictObject({
  kind: z.enum(['captions', 'subtitles', 'chapters', 'descriptions']),
  srclang: languageSchema,
  src: addressSchema,
});

/** Setup of the player (specification, section 3). Error messages are those of section 5. */
export const mediaSchema = z
  .strictObject({
    type: z.enum(['video', 'audio'], setupMessages.unsupportedType),
    title: translationsSchema.optional(),
    poster: pictureAddressSchema.optional(),
    /** Aspect ratio `w:h`; 16:9 by default. */
    ratio: z.string().refine(isRatio, setupMessages.invalidRatio).optional(),
    autoplay: z.boolean().default(false),
    sources: z
      .array(
        z.discriminatedUnion('provider', [html5Source, embedSource], setupMessages.invalidProvider),
        setupMessages.invalidSource,
      )
      .min(1, setupMessages.invalidSource),
    tracks: z.array(trackSchema).default([]),
    previewThumbnails: z
      .strictObject({ src: z.string(setupMessages.noThumbnails).pipe(addressSchema) })
      .optional(),
  })
  .refine(({ type, ratio }) => type === 'video' || !ratio, {
    error: setupMessages.ratioOnlyVideo,
    path: ['ratio'],
  });
