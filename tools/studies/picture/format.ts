/** The picture of a film: the size it is drawn in, and how many there are in a second. */
export type Format = {
  width: number;
  height: number;
  framesPerSecond: number;
  /** How much smaller (below 1) it is filmed than drawn. */
  filmed?: number;
};

/** Its size in the film, in pixels. */
export function sizeOnFilm({ width, height, filmed = 1 }: Format) {
  return { width: width * filmed, height: height * filmed };
}
