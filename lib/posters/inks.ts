import { contrast } from '@/lib/primitives/colour/contrast';
import type { Palette } from './palettes';

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
export function mixInks(palette: Palette, sheet: Sheet): Inks {
  const [ground, form, accent] = sheets[sheet](palette);
  const dark = contrast(ground, palette.ink) > contrast(ground, palette.paper);
  return { ground, form, accent, type: dark ? palette.ink : palette.paper };
}
