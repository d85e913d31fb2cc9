/** One picture of the house as the build has made it: its name by content, and how large it is, in pixels. */
export type MadePicture = { name: string; width: number; height: number };

/** The file of a picture at one width. */
export function pictureFile(name: string, width: number): string {
  return `${name}-${width}.webp`;
}
