import { z } from 'zod';

const expected = "a colour as '#rrggbb', in quotes, such as '#c8200e'";

/** `#rrggbb`, converted to lower case. */
export const colourSchema = z
  // Without quotes, YAML reads the colour as a comment, so the value would be missing.
  .string(expected)
  .regex(/^#[0-9a-f]{6}$/i, expected)
  .transform((colour) => colour.toLowerCase());

/** Default colours of collections, each from the palette of a decade. */
export const inks = {
  vermilion: '#f0402a',
  yellow: '#f5bd1f',
  blue: '#1f45a5',
  mint: '#3ad07a',
  pink: '#ea86b0',
  green: '#17694a',
  orange: '#f2702e',
  sky: '#2cb5d8',
  violet: '#5a3fa6',
  teal: '#12a19a',
  magenta: '#c8105f',
  brown: '#7a4022',
} as const;

/** A colour by its name, or as `#rrggbb`. `findUnknownInks` checks that it exists and has enough contrast. */
export const inkSchema = z.union([colourSchema, z.string().regex(/^[\p{L}\d-]+$/u)], {
  error: "an ink of the site, such as yellow, or a colour as '#rrggbb'",
});

const inMedia = (endings: string) =>
  new RegExp(`^/media/(?!(?:.*/)?\\.{1,2}/)[^\\s\\\\%]+\\.(?:${endings})$`, 'i');

/** Colours by purpose. Unset colours are derived from the others. */
const coloursSchema = z.strictObject({
  /** `paper`: background of a page. `raised`: background of raised elements. */
  paper: colourSchema.optional(),
  raised: colourSchema.optional(),
  /** `ink`: text and strong lines. `muted`: secondary text. `line`: thin lines. */
  ink: colourSchema.optional(),
  muted: colourSchema.optional(),
  line: colourSchema.optional(),
  /** Highlights. */
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

/** `content/theme.yaml`: the appearance of the site. All fields are optional. */
export const themeSchema = z.strictObject({
  light: coloursSchema.default({}),
  dark: coloursSchema.default({}),
  typeface: z.union([faceSchema, z.array(faceSchema).min(1)]).optional(),
  /** Logo of any width; optionally another logo for dark pages. */
  logo: z
    .union([logoSchema, z.strictObject({ light: logoSchema, dark: logoSchema.optional() })])
    .optional(),
  /** Icons of the browser tab (SVG or PNG) and of a phone's home screen (PNG). */
  icon: z.union([iconSchema, z.array(iconSchema).min(1)]).optional(),
  /** Replaces the default colours of collections. */
  inks: z
    .record(z.string().regex(/^[\p{L}\d-]+$/u, 'a name of one word, such as moss'), colourSchema)
    .refine((inks) => Object.keys(inks).length > 0, 'at least one ink, such as moss: "#4a6b2f"')
    .optional(),
  /** Colours of drawn posters. */
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
