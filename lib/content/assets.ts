import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import type { Library } from './raw-library';

type LocalFile = { path: string; field: string; src: string };

/** A fault for each picture, film or track of the site's own that is not in `public/`. */
export function findMissingFiles(
  library: Pick<Library, 'films' | 'articles'>,
  root: string,
  exists: (file: string) => boolean = existsSync,
): Fault[] {
  return [...filmFiles(library), ...articleFiles(library)]
    .filter(({ src }) => src.startsWith('/') && !exists(join(root, 'public', src)))
    .map(({ path, field, src }) => ({ path, field, expected: `the file public${src}` }));
}

function filmFiles({ films }: Pick<Library, 'films'>): LocalFile[] {
  return [...films].flatMap(([slug, film]) =>
    addresses(film).map((found) => ({ path: `content/films/${slug}.yaml`, ...found })),
  );
}

function articleFiles({ articles }: Pick<Library, 'articles'>): LocalFile[] {
  return [...articles].flatMap(([slug, article]) =>
    addresses(article.image, 'image').map((found) => ({
      path: `content/shop/${slug}.yaml`,
      ...found,
    })),
  );
}

/** Everything below `value` that stands under a key `src` or `poster` and is a path. */
function addresses(value: unknown, field = ''): Omit<LocalFile, 'path'>[] {
  if (typeof value === 'string') {
    const key = field.split('.').at(-1);
    return key === 'src' || key === 'poster' ? [{ field, src: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    addresses(inner, field ? `${field}.${key}` : key),
  );
}
