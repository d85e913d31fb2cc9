import { type Frame, isSprite } from './frames';

/** How many images to each side: a sheet covers minutes, a single image a moment. */
const reaches = { sprite: 1, single: 2 };

/** The images just before and after a frame, nearest first, without its own. */
export function nearbyImages(frames: readonly Frame[], index: number): string[] {
  const frame = frames[index];
  if (!frame) return [];
  const reach = isSprite(frame) ? reaches.sprite : reaches.single;
  const after = distinctImages(frames.slice(index), frame.image, reach);
  const before = distinctImages(frames.slice(0, index).reverse(), frame.image, reach);
  return [...new Set(after.flatMap((image, at) => [image, before[at]]).concat(before))].filter(
    (image) => image !== undefined,
  );
}

function distinctImages(frames: readonly Frame[], own: string, reach: number): string[] {
  const found = new Set<string>();
  for (const { image } of frames) {
    if (found.size === reach) break;
    if (image !== own) found.add(image);
  }
  return [...found];
}
