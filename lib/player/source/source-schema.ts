import { z } from 'zod';
import { type SetupMessage, setupMessages } from './setup-messages';

export const providers = ['html5', 'youtube', 'vimeo'] as const;

const partSchema = z.object({
  provider: z.enum(providers, setupMessages.invalidProvider),
  src: z.string(setupMessages.invalidSource).min(1, setupMessages.invalidSource),
  /** MIME type, e.g. `application/vnd.apple.mpegurl`. */
  type: z.string().optional(),
  /** Height of the picture in pixels. */
  size: z.number().int().positive().optional(),
});

const trackSchema = z.object({
  kind: z.enum(['captions', 'subtitles', 'chapters', 'descriptions']),
  srclang: z.string(),
  src: z.string(),
  label: z.string().optional(),
});

/** Schema of a source description. */
const sourceSchema = z
  .object(
    {
      type: z.enum(['video', 'audio'], setupMessages.unsupportedType),
      sources: z.array(partSchema, setupMessages.invalidSource).min(1, setupMessages.invalidSource),
      title: z.string().default(''),
      poster: z.string().optional(),
      /** `w:h`, for video. */
      ratio: z.string().refine(isRatio, setupMessages.invalidRatio).optional(),
      autoplay: z.boolean().default(false),
      tracks: z.array(trackSchema).default([]),
      previewThumbnails: z
        .object({ src: z.string(setupMessages.noThumbnails).min(1, setupMessages.noThumbnails) })
        .optional(),
    },
    setupMessages.invalidSource,
  )
  .refine((source) => source.type === 'video' || !source.poster, setupMessages.posterOnlyVideo)
  .refine((source) => source.type === 'video' || !source.ratio, setupMessages.ratioOnlyVideo);

export type PlayerSource = z.infer<typeof sourceSchema>;
export type SourcePart = PlayerSource['sources'][number];
export type Provider = SourcePart['provider'];

/** Whether `text` is a ratio of two numbers above 0, such as `16:9` or `1.85:1`. */
export function isRatio(text: string): boolean {
  const parts = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text);
  return parts !== null && Number(parts[1]) > 0 && Number(parts[2]) > 0;
}

export type CheckedSource =
  | { source: PlayerSource; error?: undefined }
  | { source?: undefined; error: SetupMessage };

const knownMessages = new Set<string>(Object.values(setupMessages));

/** Validates a source description. Returns it, or the first setup error. */
export function checkSource(value: unknown): CheckedSource {
  const parsed = sourceSchema.safeParse(value);
  if (parsed.success) return { source: parsed.data };
  const message = parsed.error.issues
    .map(({ message }) => message)
    .find((text) => knownMessages.has(text));
  return { error: (message as SetupMessage | undefined) ?? setupMessages.invalidSource };
}
