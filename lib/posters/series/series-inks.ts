import { getTheme } from '@/lib/content/store/get-theme';
import { posterColours } from '@/lib/content/store/theme';
import { contrast } from '@/lib/primitives/colour/contrast';
import type { Inks } from '../palettes';

/** Black or paper, whichever has more contrast with an ink. */
export function textColourOn(ink: string): string {
  const { paper, black } = posterColours(getTheme().posters);
  return contrast(ink, black) > contrast(ink, paper) ? black : paper;
}

/** Inks for a collection on three grounds: paper, its own colour (as behind its title), and black. */
export function seriesInks(ink: string): readonly [Inks, Inks, Inks] {
  const { paper, black } = posterColours(getTheme().posters);
  const type = textColourOn(ink);
  const other = type === black ? paper : black;
  return [
    { ground: paper, form: black, accent: ink, type: black },
    { ground: ink, form: type, accent: other, type },
    { ground: black, form: paper, accent: ink, type: paper },
  ];
}
