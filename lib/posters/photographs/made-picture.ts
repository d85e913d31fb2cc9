/** A picture resized by the build: its content-hashed name and its original size in pixels. */
export type MadePicture = { name: string; width: number; height: number };

/** File name of a picture at a width. */
export function pictureFile(name: string, width: number): string {
  return `${name}-${width}.webp`;
}
