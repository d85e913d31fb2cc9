import { z } from 'zod';
import { languageSchema } from './language';

/** One form in which the house holds the film. `audio` is empty for a silent copy. */
export const versionSchema = z.strictObject({
  audio: z.array(languageSchema).default([]),
  subtitles: z.array(languageSchema).default([]),
  /** As the field writes it: 1080p, 4K, DCP, 35 mm. */
  resolution: z.string().trim().min(1, 'a name'),
  /** Minutes, where it is not as long as the film's `runtime`. */
  runtime: z.number().positive().optional(),
  /** Of film, in metres. */
  metres: z.number().positive().optional(),
});
