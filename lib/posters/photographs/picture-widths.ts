/**
 * At which pictures are made, in pixels: from a small card to a still over half of a large screen. 720 and 1120 are
 * what phones of 360 to 412 pixels need for a picture between their margins, where a pixel is drawn by 1.75 or 2, and by 3.
 */
const steps = [160, 320, 480, 640, 720, 960, 1120, 1280, 1920];

/** The widths at which a picture is made: none is made larger than it is. */
export function pictureWidths(own: number): number[] {
  const smaller = steps.filter((width) => width < own);
  return own <= Math.max(...steps) ? [...smaller, own] : smaller;
}
