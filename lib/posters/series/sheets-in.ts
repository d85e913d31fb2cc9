import { getTheme } from '@/lib/content/store/get-theme';
import { printed } from '@/lib/content/store/theme';
import { contrast } from '@/lib/primitives/colour/contrast';
import type { Inks } from '../inks';

/** Black or white, whichever reads better on an ink. */
export function typeOn(ink: string): string {
  const { paper, black } = printed(getTheme().posters);
  return contrast(ink, black) > contrast(ink, paper) ? black : paper;
}

/** The sheets of a series: all in its ink, the white and the black. The second is that of the title. */
export function sheetsIn(ink: string): readonly [Inks, Inks, Inks] {
  const { paper, black } = printed(getTheme().posters);
  const type = typeOn(ink);
  const other = type === black ? paper : black;
  return [
    { ground: paper, form: black, accent: ink, type: black },
    { ground: ink, form: type, accent: other, type },
    { ground: black, form: paper, accent: ink, type: paper },
  ];
}
