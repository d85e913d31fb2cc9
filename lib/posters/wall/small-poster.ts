import type { PosterFacts } from '../poster-facts';
import { posterLook } from '../poster-look';
import { rect } from '../shapes';

/** Units: five to one of the large sheet, so that its numbers are short; and the part above the title's. */
export const smallSheet = { width: 120, height: 180, picture: 120 };

/** A film's poster as it hangs on a wall among many: the picture at its head, the foot left to the title, without type. */
export function drawSmallPoster(facts: PosterFacts): string {
  const { motif, inks, random, gait } = posterLook(facts);
  // As the large sheet asks for its layout: what follows by chance is the same on both.
  random.between(0, 1);
  const { width, height, picture } = smallSheet;
  const drawn = motif({ width, height: picture, inks, random });
  return `${rect(0, 0, width, height, inks.ground)}<svg width="${width}" height="${picture}" viewBox="0 0 ${width} ${picture}"><g data-gait="${gait}">${drawn}</g></svg>`;
}
