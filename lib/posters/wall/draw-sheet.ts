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

/** A film's poster as it hangs on a wall among many: the picture at its head, the foot left to the title, without type. */
export function drawSmallPoster(facts: PosterFacts): string {
  const { motif, inks, random, gait } = posterLook(facts);
  // As the large sheet asks for its layout: what follows by chance is the same on both.
  random.between(0, 1);
  const { width, height, picture } = smallSheet;
  const drawn = motif({ width, height: picture, inks, random });
  return `${rect(0, 0, width, height, inks.ground)}<svg width="${width}" height="${picture}" viewBox="0 0 ${width} ${picture}"><g data-gait="${gait}">${drawn}</g></svg>`;
}
