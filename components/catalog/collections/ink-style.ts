import type { CSSProperties } from 'react';
import { getTheme } from '@/lib/content/store/get-theme';
import { typeOn } from '@/lib/posters/series/sheets-in';
import { toneFor } from '@/lib/primitives/colour/tone-for';

/**
 * What `.inked` colours a part of a page by: the ink as a ground with the type on it, and the tones in which it can be
 * read as type on the page's own paper.
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
