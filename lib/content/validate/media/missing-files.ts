import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearest } from '@/lib/primitives/text/nearest';
import {
  addresses,
  fileOf,
  isFile,
  isOwn,
  isPicture,
  type NamedAddress,
} from '../../store/media-files';
import type { Fault } from '../fault';
import { quoted } from '../faults/found';

export type LocalFile = NamedAddress & { path: string };

/** Folders whose files refer to media. */
const folders = { films: 'films', articles: 'shop', pages: 'pages', news: 'news' } as const;

/** The contents of those files, valid or not. */
export type NamingFiles = Partial<Record<keyof typeof folders, ReadonlyMap<string, unknown>>>;

/** Options: how files are looked up, and which: those that must be in the content folder. */
type Looked = { exists?: (file: string) => boolean; liesHere?: (src: string) => boolean };

/** An issue for each image, film or track that must be in the content folder and is missing. */
export function findMissingFiles(
  content: NamingFiles,
  house: string,
  { exists = isFile, liesHere = isOwn }: Looked = {},
): Fault[] {
  return listFiles(content, house)
    .filter(({ src }) => liesHere(src) && !exists(fileOf(src, house)))
    .map(({ path, field, src }) => {
      const file = fileOf(src, house);
      const near = nearest(file, namesBeside(file));
      const expected = { text: 'the file {file}', values: { file } };
      // For an image in a text the field is shown; its address alone does not locate it.
      const found = { words: quoted(src), source: src };
      return { path, field, expected, found, ...(near && { near: near.slice(house.length) }) };
    });
}

/** Existing images of the content folder, with the fields that name them. */
export function listPictures(content: NamingFiles, house: string) {
  return listFiles(content, house)
    .filter(({ src }) => isOwn(src) && isPicture(src))
    .map((found) => ({ ...found, file: fileOf(found.src, house) }))
    .filter(({ file }) => isFile(file));
}

/** Names of the files in the same folder; empty if the folder does not exist. */
function namesBeside(file: string): string[] {
  try {
    return readdirSync(dirname(file)).map((name) => join(dirname(file), name));
  } catch {
    return [];
  }
}

/** All addresses in the files, with their fields. */
export function listFiles(content: NamingFiles, house: string): LocalFile[] {
  return (Object.keys(folders) as (keyof typeof folders)[]).flatMap((kind) =>
    filesBelow(content[kind] ?? new Map(), `${house}/${folders[kind]}`),
  );
}

function filesBelow(entries: ReadonlyMap<string, unknown>, folder: string): LocalFile[] {
  return [...entries].flatMap(([slug, entry]) =>
    addresses(entry).map((found) => ({ path: `${folder}/${slug}.yaml`, ...found })),
  );
}
