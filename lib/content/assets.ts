import { statSync } from 'node:fs';
import type { Fault } from './fault';

export type LocalFile = { path: string; field: string; src: string };

/** Films and articles as their files say them, whole or with faults. */
export type NamingFiles = {
  films: ReadonlyMap<string, unknown>;
  articles: ReadonlyMap<string, unknown>;
};

/** A fault for each picture, film or track of the site's own that is not where it is served from. */
export function findMissingFiles(
  content: NamingFiles,
  house: string,
  exists: (file: string) => boolean = isFile,
): Fault[] {
  return listFiles(content, house)
    .filter(({ src }) => src.startsWith('/') && !exists(fileOf(src, house)))
    .map(({ path, field, src }) => ({ path, field, expected: `the file ${fileOf(src, house)}` }));
}

/** Each picture of the site's own that films and articles show and that is there, with where it is named. */
export function listPictures(content: NamingFiles, house: string) {
  return listFiles(content, house)
    .filter(({ src }) => src.startsWith('/') && /\.(?:jpe?g|png|webp|avif)$/i.test(src))
    .map((found) => ({ ...found, file: fileOf(found.src, house) }))
    .filter(({ file }) => isFile(file));
}

/** A folder is none, nor a link that leads nowhere. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Media lie in the house, everything else that the site serves in the project's `public`. */
export function fileOf(src: string, house: string): string {
  return src.startsWith('/media/') ? `${house}${src}` : `public${src}`;
}

/** Each address that films and articles name, with its place. */
export function listFiles({ films, articles }: NamingFiles, house: string): LocalFile[] {
  return [...filesBelow(films, `${house}/films`), ...filesBelow(articles, `${house}/shop`)];
}

function filesBelow(entries: ReadonlyMap<string, unknown>, folder: string): LocalFile[] {
  return [...entries].flatMap(([slug, entry]) =>
    addresses(entry).map((found) => ({ path: `${folder}/${slug}.yaml`, ...found })),
  );
}

/** Everything below `value` that stands under a key `src` or `poster`. */
export function addresses(value: unknown, field = ''): Omit<LocalFile, 'path'>[] {
  if (typeof value === 'string') {
    const key = field.split('.').at(-1);
    return key === 'src' || key === 'poster' ? [{ field, src: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    addresses(inner, field ? `${field}.${key}` : key),
  );
}
