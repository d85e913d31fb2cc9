/** At which pictures are made, in pixels: from a small card to a still over half of a large screen. */
const steps = [160, 320, 480, 640, 960, 1280, 1920];

/** The widths at which a picture is made: none is made larger than it is. */
export function pictureWidths(own: number): number[] {
  const smaller = steps.filter((width) => width < own);
  return own <= Math.max(...steps) ? [...smaller, own] : smaller;
}
