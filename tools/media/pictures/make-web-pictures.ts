import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isFile } from '@/lib/content/store/media-files';
import { readHead } from '@/lib/content/validate/media/media-issue';
import { convertPicture, type PictureRefusal } from '@/lib/editor/pictures/convert-picture';
import { pictureStartLength, pictureTypeOf } from '@/lib/primitives/picture-type';
import { plainFileName } from '@/lib/primitives/text/plain-file-name';
import { MediaError } from '../media-error';
import { decodeHeic } from './decode-heic';

/** Whether a file is a picture that the site can show, or be made to: JPEG, PNG, WebP, AVIF, TIFF or HEIC. */
export const isPictureFile = (path: string): boolean =>
  isFile(path) && pictureTypeOf(readHead(path, pictureStartLength)) !== undefined;

export interface PictureRequest {
  inputs: readonly string[];
  /** Folder that receives the pictures. */
  folder: string;
  /** Whether existing files are replaced. */
  force: boolean;
}

/**
 * Makes web pictures (JPEG, or WebP with transparency) with plain names, as uploads in the content editor are made.
 * @returns their file names
 */
export async function makeWebPictures(request: PictureRequest): Promise<string[]> {
  requireNames(request.inputs);
  const names: string[] = [];
  for (const input of request.inputs) names.push(await makeWebPicture(input, request));
  return names;
}

const nameOf = (input: string) => plainFileName(basename(input)) || 'picture';

/** Before anything is written, since one picture of the call would replace another. */
function requireNames(inputs: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const input of inputs) {
    const name = nameOf(input);
    const other = seen.get(name);
    if (other) throw new MediaError(`${other} and ${input} would both be ${name}: rename one.`);
    seen.set(name, input);
  }
}

async function makeWebPicture(
  input: string,
  { folder, force }: Omit<PictureRequest, 'inputs'>,
): Promise<string> {
  const { bytes, extension } = await convert(input);
  const name = `${nameOf(input)}.${extension}`;
  const file = join(folder, name);
  if (resolve(file) === resolve(input))
    throw new MediaError(`${input} has its place and a plain name already.`);
  if (existsSync(file) && !force)
    throw new MediaError(`${file} is there already; --force replaces it.`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  return name;
}

const refusals: Record<Exclude<PictureRefusal, 'heic'>, string> = {
  type: 'is no picture',
  pixels: 'has more than 150 million points',
  broken: 'cannot be read to its end: save it anew',
  drawing: 'is a drawing',
};

async function convert(input: string) {
  const converted = await convertPicture(await readFile(input));
  const isHeic = 'refused' in converted && converted.refused === 'heic';
  const picture = isHeic ? await convertPicture(await decodeHeic(resolve(input))) : converted;
  if (!('refused' in picture)) return picture;
  const why = picture.refused === 'heic' ? refusals.broken : refusals[picture.refused];
  throw new MediaError(`${input} ${why}.`);
}

/** The lines for the film's file, without the texts that only a person can write. */
export const pictureLines = (slug: string, names: readonly string[]): string =>
  [
    'stills: # each needs its alt: what is to be seen, in both languages',
    ...names.flatMap((name) => [
      `  - src: /media/${slug}/${name}`,
      '    # alt:',
      '    #   fr:',
      '    #   de:',
    ]),
  ].join('\n');
