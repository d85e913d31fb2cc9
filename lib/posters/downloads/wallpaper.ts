import sharp from 'sharp';
import { drawPoster } from '../draw-poster';
import type { PosterFacts } from '../poster-facts';

/** Pixels per unit of the sheet: 1290 × 2796, the size of a large phone's screen. */
const pixels = 2;

/** The poster of a film as the background of a phone's screen: PNG, composed for its proportions. */
export function drawWallpaper(facts: PosterFacts): Promise<Buffer> {
  return sharp(Buffer.from(drawPoster(facts, 'phone')), { density: 72 * pixels })
    .png({ palette: true, colours: 64, effort: 4, dither: 0 })
    .toBuffer();
}
