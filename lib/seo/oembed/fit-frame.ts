/** Pixels of the row below a framed film, with its title (`components/player/embedded/embedded.css` says the same). */
export const frameRow = 40;

type Most = { width?: number | undefined; height?: number | undefined };
type Frame = { width: number; height: number };

/** Pixels, where nobody says how much room there is. */
const usual = 960;

/**
 * The frame of a film in the room that there is: its picture in its ratio, with the row of its title below.
 * @param ratio of the picture, `16:9`
 * @param most pixels that neither side may exceed
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
