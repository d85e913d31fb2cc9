import { basename } from 'node:path';
import type { Sentence } from '../issues/editor-message';

/** The format of a picture that browsers do not show, by its ending. */
export function cameraFormat(name: string): 'TIFF' | 'HEIC' | undefined {
  if (/\.tiff?$/i.test(name)) return 'TIFF';
  return /\.hei[cf]$/i.test(name) ? 'HEIC' : undefined;
}

/** The command that makes a JPEG of a picture. */
export const conversionAdvice = (file: string, slug: string): Sentence => ({
  text: 'npm run media makes a JPEG of it: npm run media -- {file} --slug {slug}',
  values: { file: shellWord(file), slug },
});

/** A file as an argument of a command. */
export const shellWord = (file: string): string => (/\s/.test(file) ? `"${file}"` : file);

/** The name of a content file: of a film its slug. */
export const slugOf = (path: string): string => basename(path, '.yaml');
