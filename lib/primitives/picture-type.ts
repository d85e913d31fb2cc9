/** Kinds of pictures by their first bytes; names of files say nothing. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif' | 'heic';

const signatures: [PictureType, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['tiff', /^(?:II[*+].|MM.[*+])/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
];

/** Number of bytes that `pictureTypeOf` examines. */
export const pictureStartLength = 16;

/** `undefined` for anything else, such as an SVG, which can hold a script. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, pictureStartLength));
  return signatures.find(([, pattern]) => pattern.test(start))?.[0];
}
