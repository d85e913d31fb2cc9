import type { CSSProperties } from 'react';
import { getTheme } from '@/lib/content/store/get-theme';
import { typeOn } from '@/lib/posters/series/sheets-in';
import { toneFor } from '@/lib/primitives/colour/tone-for';

/**
 * CSS variables for `.inked`: the ink as background with its text colour, and the ink as a readable text colour on
 * the light and the dark page background.
 */
export function inkStyle(ink: string): CSSProperties {
  const { light, dark } = getTheme();
  return {
    '--ground': ink,
    '--on-ground': typeOn(ink),
    '--by-day': toneFor(ink, light.paper),
    '--by-night': toneFor(ink, dark.paper),
  } as CSSProperties;
}
