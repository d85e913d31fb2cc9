import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { isPicture } from '@/lib/content/store/media-files';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { plainFileName } from '@/lib/primitives/text/plain-file-name';
import { cameraFormat } from './camera-pictures';

/** The file of the same folder that was probably meant. */
export const nearFile = (file: string): string | undefined =>
  sameFile(file) ?? nearestWord(file, namesBeside(file));

/**
 * Another file of the same folder whose name differs only in blanks, accents or capitals, or, for a picture, in its
 * format.
 */
export function sameFile(file: string, isMeant = (_name: string) => true): string | undefined {
  const compared = comparedName(file);
  return namesBeside(file).find(
    (other) => other !== file && comparedName(other) === compared && isMeant(other),
  );
}

function comparedName(file: string): string {
  const isAnyPicture = isPicture(file) || cameraFormat(file) !== undefined;
  return plainFileName(basename(file)) + (isAnyPicture ? '' : extname(file).toLowerCase());
}

/** The name of a file without blanks, accents and capitals. */
export const plainName = (file: string): string =>
  `${plainFileName(basename(file))}${extname(file).toLowerCase()}`;

/** The files of the same folder; empty if the folder does not exist. */
function namesBeside(file: string): string[] {
  try {
    return readdirSync(dirname(file)).map((name) => join(dirname(file), name));
  } catch {
    return [];
  }
}
