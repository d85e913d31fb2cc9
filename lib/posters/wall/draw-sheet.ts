import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterLook } from '@/lib/posters/poster-look';
import { rect } from '@/lib/posters/shapes';

/**
 * Size in units, a fifth of the large sheet, to keep numbers short; and the height of the picture above the
 * title.
 */
const smallSheet = { width: 120, height: 180, picture: 120 };

/** Small posters in one SVG, each a `<symbol>` named by its film's slug, for `<use>` in a page. */
export function drawSheet(films: readonly PosterFacts[]): string {
  const viewBox = `0 0 ${smallSheet.width} ${smallSheet.height}`;
  const symbols = films.map(
    (facts) =>
      `<symbol id="${facts.slug}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawSmallPoster(facts)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/**
 * A small poster for the timeline: the picture at the top, without text; the bottom is left for the title.
 */
export function drawSmallPoster(facts: PosterFacts): string {
  const { motif, inks, random, gait } = posterLook(facts);
  // Consumes the random number that the large sheet uses for its layout, so that the details are the same on
  // both.
  random.between(0, 1);
  const { width, height, picture } = smallSheet;
  const drawn = motif({ width, height: picture, inks, random });
  return `${rect(0, 0, width, height, inks.ground)}<svg width="${width}" height="${picture}" viewBox="0 0 ${width} ${picture}"><g data-gait="${gait}">${drawn}</g></svg>`;
}
