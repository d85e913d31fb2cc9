import type { PosterFacts } from '../poster-facts';
import { drawSmallPoster, smallSheet } from './small-poster';

/** Small posters in one SVG, each a symbol by its film's slug, for a `<use>` from a page. */
export function drawSheet(films: readonly PosterFacts[]): string {
  const viewBox = `0 0 ${smallSheet.width} ${smallSheet.height}`;
  const symbols = films.map(
    (facts) =>
      `<symbol id="${facts.slug}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawSmallPoster(facts)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
