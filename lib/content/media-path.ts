/** Of a file that the house names, by its path alone. */
export const isPicture = (src: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(src);

/** Among the media of the house, and not on the web; another path is refused by the schema. */
export function isOwn(src: string): boolean {
  return src.startsWith('/media/');
}
