/**
 * Widths in pixels, from a small card to a still over half of a large screen. 720 and 1120 fit phones of 360
 * to 412 CSS pixels with a pixel ratio of 1.75 to 2, and of 3.
 */
const steps = [160, 320, 480, 640, 720, 960, 1120, 1280, 1920];

/** The widths of a picture's resized versions; never larger than the original. */
export function pictureWidths(own: number): number[] {
  const smaller = steps.filter((width) => width < own);
  return own <= Math.max(...steps) ? [...smaller, own] : smaller;
}
