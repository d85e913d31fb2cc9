import { statSync } from 'node:fs';
import type { Fault } from './fault';
import type { Library } from './raw-library';

type LocalFile = { path: string; field: string; src: string };

/** A fault for each picture, film or track of the site's own that is not where it is served from. */
export function findMissingFiles(
  library: Pick<Library, 'films' | 'articles'>,
  house: string,
  exists: (file: string) => boolean = isFile,
): Fault[] {
  return [...filmFiles(library, house), ...articleFiles(library, house)]
    .filter(({ src }) => src.startsWith('/') && !exists(fileOf(src, house)))
    .map(({ path, field, src }) => ({ path, field, expected: `the file ${fileOf(src, house)}` }));
}

/** Each picture of the site's own that films and articles show and that is there, with where it is named. */
export function listPictures(library: Pick<Library, 'films' | 'articles'>, house: string) {
  return [...filmFiles(library, house), ...articleFiles(library, house)]
    .filter(({ src }) => src.startsWith('/') && /\.(?:jpe?g|png|webp|avif)$/i.test(src))
    .map((found) => ({ ...found, file: fileOf(found.src, house) }))
    .filter(({ file }) => isFile(file));
}

/** A folder is none, nor a link that leads nowhere. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Media lie in the house, everything else that the site serves in the project's `public`. */
function fileOf(src: string, house: string): string {
  return src.startsWith('/media/') ? `${house}${src}` : `public${src}`;
}

function filmFiles({ films }: Pick<Library, 'films'>, house: string): LocalFile[] {
  return [...films].flatMap(([slug, film]) =>
    addresses(film).map((found) => ({ path: `${house}/films/${slug}.yaml`, ...found })),
  );
}

function articleFiles({ articles }: Pick<Library, 'articles'>, house: string): LocalFile[] {
  return [...articles].flatMap(([slug, article]) =>
    addresses(article.image, 'image').map((found) => ({
      path: `${house}/shop/${slug}.yaml`,
      ...found,
    })),
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
