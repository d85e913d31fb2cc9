/**
 * Height in pixels of the title row below an embedded film; must match
 * `components/player/embedded/embedded.css`.
 */
export const frameRow = 40;

type Most = { width?: number | undefined; height?: number | undefined };
type Frame = { width: number; height: number };

/** Default width in pixels. */
const usual = 960;

/**
 * Size of an embed frame: the picture in its aspect ratio, plus the title row.
 *
 *  @param ratio aspect ratio of the picture, `16:9`
 *
 *  @param most maximum width and height in pixels
 */
export function fitFrame(ratio: string, most: Most): Frame {
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const forHeight = (((most.height ?? Infinity) - frameRow) * across) / down;
  const width = Math.max(1, Math.floor(Math.min(usual, most.width ?? Infinity, forHeight)));
  return {
    width,
    height: Math.min(Math.round((width * down) / across) + frameRow, most.height ?? Infinity),
  };
}
