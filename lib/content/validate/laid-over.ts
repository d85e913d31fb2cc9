import { basename, dirname, resolve } from 'node:path';
import { isFile, mediaFilePath } from '../store/media-files';

/** Proposed texts and media that replace files during validation. */
export type LaidOver = {
  /** Texts by the absolute path of their file; `null`: there is no such file. */
  texts: ReadonlyMap<string, string | null>;
  /** Folder with the `media/` that would be published with the texts. */
  uploads?: string | undefined;
};

let current: LaidOver | undefined;

/**
 * Reads content as if its files had these texts and media, so that a change is validated with everything else before it
 * is written. `read` must be synchronous.
 */
export function withLaidOver<T>(laidOver: LaidOver, read: () => T): T {
  current = laidOver;
  try {
    return read();
  } finally {
    current = undefined;
  }
}

/** The text that stands in for a file, or `null` for no file; `undefined`: the file itself counts. */
export function laidOverText(path: string): string | null | undefined {
  return current?.texts.get(resolve(path));
}

/** The path of a media file on disk: in the content folder, else among the uploads that are laid over. */
export function findMediaFile(src: string, contentFolder: string): string {
  const file = mediaFilePath(src, contentFolder);
  const { uploads } = current ?? {};
  return uploads === undefined || isFile(file) ? file : mediaFilePath(src, uploads);
}

/** The names in a folder, with those of the files that are laid over and without those that are deleted. */
export function withLaidOverNames(folder: string, names: readonly string[]): string[] {
  if (!current) return [...names];
  const all = new Set(names);
  for (const [path, text] of current.texts)
    if (dirname(path) === resolve(folder)) {
      if (text === null) all.delete(basename(path));
      else all.add(basename(path));
    }
  return [...all];
}
