import { z } from 'zod';
import { colourSchema } from './ink';

const inMedia = (endings: string) =>
  new RegExp(`^/media/(?!(?:.*/)?\\.{1,2}/)[^\\s\\\\%]+\\.(?:${endings})$`, 'i');

/** Colours by what they are for; those that are not named follow from the others. */
const coloursSchema = z.strictObject({
  /** The ground of a page, and of what stands out from it. */
  paper: colourSchema.optional(),
  raised: colourSchema.optional(),
  /** Words and rules; words that say less; thin rules. */
  ink: colourSchema.optional(),
  muted: colourSchema.optional(),
  line: colourSchema.optional(),
  /** What is marked. */
  accent: colourSchema.optional(),
});

const faceSchema = z
  .string()
  .regex(
    new RegExp(`^@fontsource-variable/[a-z0-9-]+$|${inMedia('woff2').source}`, 'i'),
    'a package such as "@fontsource-variable/fraunces", or a file such as /media/house.woff2',
  );

const logoSchema = z.string().regex(inMedia('svg|png'), 'an SVG or a PNG, such as /media/logo.svg');

const iconSchema = z.string().regex(inMedia('svg|png'), 'an SVG or a PNG, such as /media/icon.svg');

const decade = z
  .string()
  .regex(/^(?:189|19\d|20[0-2])0s$/, 'a decade from 1890s to 2020s, such as 1920s');

/** `content/theme.yaml`: what the house looks like. All of it may be left out. */
export const themeSchema = z.strictObject({
  light: coloursSchema.default({}),
  dark: coloursSchema.default({}),
  typeface: z.union([faceSchema, z.array(faceSchema).min(1)]).optional(),
  /** Of any width; one for dark pages, where it needs another. */
  logo: z
    .union([logoSchema, z.strictObject({ light: logoSchema, dark: logoSchema.optional() })])
    .optional(),
  /** Of the tab (SVG or PNG) and of a phone's home screen (PNG). */
  icon: z.union([iconSchema, z.array(iconSchema).min(1)]).optional(),
  /** In place of the inks that collections name. */
  inks: z
    .record(z.string().regex(/^[\p{L}\d-]+$/u, 'a name of one word, such as moss'), colourSchema)
    .refine((inks) => Object.keys(inks).length > 0, 'at least one ink, such as moss: "#4a6b2f"')
    .optional(),
  /** What drawn posters are printed with. */
  posters: z
    .strictObject({
      paper: colourSchema.optional(),
      black: colourSchema.optional(),
      colours: z.array(colourSchema).min(2).optional(),
      /** Two colours for the films of a decade. */
      decades: z.record(decade, z.array(colourSchema).length(2)).optional(),
    })
    .default({}),
});

export type RawTheme = z.infer<typeof themeSchema>;
export type RawColours = z.infer<typeof coloursSchema>;
