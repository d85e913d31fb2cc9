import { getTheme } from '@/lib/content/store/get-theme';
import { posterColours, type Theme } from '@/lib/content/store/theme';
import { contrast, hasReadableInk } from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/oklch';

/** Colours of a decade: paper, black, and two spot colours. All `#rrggbb`. */
type Palette = { paper: string; ink: string; spots: readonly [string, string] };

const palette = (paper: string, ink: string, first: string, second: string): Palette => ({
  paper,
  ink,
  spots: [first, second],
});

/**
 * By decade. In each palette, paper and black have a contrast of at least 4.5:1 with each other, and each spot
 * colour with one of them.
 */
const palettes: Record<number, Palette> = {
  1890: palette('#f1e8d6', '#17130e', '#e0a32e', '#9c3a22'),
  1900: palette('#f3ecde', '#0f1826', '#f5bd1f', '#ef7f8a'),
  1910: palette('#efebe1', '#10120f', '#f2702e', '#17694a'),
  1920: palette('#f2eee6', '#0d0d0d', '#f0402a', '#1f45a5'),
  1930: palette('#eceeea', '#0c1a22', '#12a19a', '#f59b3d'),
  1940: palette('#efeadd', '#14170f', '#5d6b35', '#e3b23c'),
  1950: palette('#f5f1e6', '#101418', '#f2b90f', '#0b5f9e'),
  1960: palette('#f6f1e7', '#12100e', '#ff6a2b', '#ea86b0'),
  1970: palette('#f3ead9', '#1a120c', '#f0932b', '#7a4022'),
  1980: palette('#f2f0f0', '#111016', '#c8105f', '#2cb5d8'),
  1990: palette('#f1f2ec', '#0d1411', '#1fa866', '#5a3fa6'),
  2000: palette('#f2f3f4', '#0b1017', '#1858d0', '#aab4bd'),
  2010: palette('#f4f2ef', '#10161a', '#ff6352', '#0b6f74'),
  2020: palette('#f3f3ee', '#101012', '#3ad07a', '#5b34d6'),
};

/** All decades with a palette, ascending. */
export const decades = Object.keys(palettes).map(Number);

/** The palette of a year's decade; years outside the table use its first or last one. */
export function paletteOf(year: number): Palette {
  const decade = Math.min(Math.max(Math.floor(year / 10) * 10, 1890), 2020);
  const { posters } = getTheme();
  return hasOwnColours(posters) ? themePalette(posters, decade) : (palettes[decade] as Palette);
}

type Posters = Theme['posters'];

const hasOwnColours = ({ paper, black, colours, decades }: Posters) =>
  Boolean(paper || black || colours || decades);

/**
 * A decade's palette in the theme's colours. Spot colours that the theme does not set are adjusted until text
 * is legible on them.
 */
function themePalette(posters: Posters, decade: number): Palette {
  const { paper, black: ink } = posterColours(posters);
  const own =
    posters.decades?.[`${decade}s`] ?? (posters.colours && pickTwoColours(posters.colours, decade));
  const isLegible = hasReadableInk([paper, ink]);
  const [first, second] = (own ?? (palettes[decade] as Palette).spots).map(
    (spot) => nearestTone(spot, isLegible) ?? ink,
  );
  return { paper, ink, spots: [first as string, second as string] };
}

/** Each decade starts with the next colour; the second colour changes after each full round. */
function pickTwoColours(colours: readonly string[], decade: number): readonly [string, string] {
  const at = (decade - 1890) / 10;
  const count = colours.length;
  const apart = 1 + (Math.floor(at / count) % (count - 1));
  return [colours[at % count] as string, colours[(at + apart) % count] as string];
}

/** Colours by role: background, main shape, accent, text. */
export type Inks = { ground: string; form: string; accent: string; type: string };

const sheets = {
  light: ({ paper, ink, spots: [spot] }: Palette) => [paper, ink, spot],
  bright: ({ paper, ink, spots: [spot] }: Palette) => [paper, spot, ink],
  cool: ({ paper, ink, spots: [, spot] }: Palette) => [paper, spot, ink],
  duo: ({ paper, spots: [first, second] }: Palette) => [paper, second, first],
  spot: ({ paper, ink, spots: [spot] }: Palette) => [spot, ink, paper],
  second: ({ paper, ink, spots: [, spot] }: Palette) =>
    contrast(spot, ink) > contrast(spot, paper) ? [spot, ink, paper] : [spot, paper, ink],
  dark: ({ paper, ink, spots: [spot] }: Palette) => [ink, paper, spot],
  night: ({ paper, ink, spots: [spot] }: Palette) => [ink, spot, paper],
} satisfies Record<string, (palette: Palette) => [string, string, string]>;

/** A distribution of a palette's colours over the roles. */
export type Sheet = keyof typeof sheets;

/** Assigns the palette's colours to roles; text is paper or black, whichever has more contrast. */
export function assignInks(palette: Palette, sheet: Sheet): Inks {
  const [ground, form, accent] = sheets[sheet](palette);
  const dark = contrast(ground, palette.ink) > contrast(ground, palette.paper);
  return { ground, form, accent, type: dark ? palette.ink : palette.paper };
}
