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

/** The folders whose files name pictures, films or tracks. */
const folders = { films: 'films', articles: 'shop', pages: 'pages', news: 'news' } as const;

/** What those files say, whole or with faults. */
export type NamingFiles = Partial<Record<keyof typeof folders, ReadonlyMap<string, unknown>>>;

/** How files are looked for, and which: those of the house that do not lie with another host. */
type Looked = { exists?: (file: string) => boolean; liesHere?: (src: string) => boolean };

/** A fault for each picture, film or track of the site's own that is not where it is served from. */
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
      // Of a picture within a text the field says more than its address.
      const found = { words: quoted(src), source: src };
      return { path, field, expected, found, ...(near && { near: near.slice(house.length) }) };
    });
}

/** Each picture of the site's own that a file shows and that is there, with where it is named. */
export function listPictures(content: NamingFiles, house: string) {
  return listFiles(content, house)
    .filter(({ src }) => isOwn(src) && isPicture(src))
    .map((found) => ({ ...found, file: fileOf(found.src, house) }))
    .filter(({ file }) => isFile(file));
}

/** The files of the same folder, where there is one. */
function namesBeside(file: string): string[] {
  try {
    return readdirSync(dirname(file)).map((name) => join(dirname(file), name));
  } catch {
    return [];
  }
}

/** Each address that a file names, with its place. */
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
