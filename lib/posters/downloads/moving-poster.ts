import sharp from 'sharp';
import { drawPoster } from '../draw-poster';
import type { HoverAnimation } from '../hover-animations';
import { sheetSizes } from '../layout/layout';
import { motionDuration, motions } from '../motions';
import type { PosterFacts } from '../poster-facts';
import { motionAt } from './motion-at';

/** Duration of a frame, and how long the poster rests before it moves again, in milliseconds. */
const frameDuration = 40;
const restDuration = 2000;
const frameCount = motionDuration / frameDuration;

/** Pixels per unit of the sheet: 720 × 1080. */
const pixels = 1.2;
const { width, height } = sheetSizes.portrait;
const picture = { width: width * pixels, height: height * pixels };

/** Number of colours: the poster's inks, and the colours between them at the edges. */
const colours = 16;

/** Matches the start of a poster's picture and of the moving group in it, as `drawPoster` writes them. */
const movingGroup = /(viewBox="0 0 (\d+) (\d+)"><g) data-gait="(\w+)"/;

/**
 * The poster of a film with its hover animation as a GIF of four seconds that repeats: the one format of moving
 * pictures that every phone stores and sends on as a picture.
 */
export async function drawMovingPoster(facts: PosterFacts): Promise<Buffer> {
  const frames: Buffer[] = [];
  // Rendered one at a time and stored compressed: 50 uncompressed frames take 200 MB of memory.
  for (const drawn of drawFrames(drawPoster(facts, 'portrait')))
    frames.push(await sharp(Buffer.from(drawn)).png({ compressionLevel: 1 }).toBuffer());
  const delay = frames.map((_, at) => frameDuration + (at === 0 ? restDuration : 0));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay, loop: 0, colours, dither: 0, effort: 3 })
    .toBuffer();
}

/** The drawings of one run, in the size of the moving picture. @throws if nothing in the poster moves */
function drawFrames(poster: string): string[] {
  const [group, start, across, down, name] = movingGroup.exec(poster) ?? [];
  if (!group || !name) throw new Error('a poster has a group that moves');
  const motion = motions[name as HoverAnimation];
  const field = { width: Number(across), height: Number(down) };
  return Array.from({ length: frameCount }, (_, at) => {
    const moved = `${start} transform="${motionAt(motion, at / frameCount, field)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}" viewBox="0 0 ${width} ${height}">${poster.replace(group, moved)}</svg>`;
  });
}
