import type { CSSProperties } from 'react';
import { toneFor } from '@/lib/colour/tone-for';
import { typeOn } from '@/lib/posters/series/sheets-in';

/** The papers of the site by day and by night (app/globals.css). */
const papers = { day: '#f7f7f4', night: '#111110' };

/**
 * What `.inked` colours a part of a page by: the ink as a ground with the type on it, and the tones in which it can be
 * read as type on the page's own paper.
 */
export function inkStyle(ink: string): CSSProperties {
  return {
    '--ground': ink,
    '--on-ground': typeOn(ink),
    '--by-day': toneFor(ink, papers.day),
    '--by-night': toneFor(ink, papers.night),
  } as CSSProperties;
}
