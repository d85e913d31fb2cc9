import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address of the first page of a kind that a build has made, `/movie/…`: what is measured is a house's own.
 * @param root of the build
 * @param kind the folder of its route
 */
export function findPage(root: string, kind: string): string | undefined {
  const names = readdirSync(join(root, '.next/server/app/fr', kind)).sort();
  const page = names.find((name) => name.endsWith('.html'));
  return page && `/${kind}/${page.slice(0, -'.html'.length)}`;
}

/**
 * The address of the first of the house's files of a kind that lies with the build, `.mp4`.
 * @param least bytes that it has
 */
export function findMedia(root: string, kind: string, least = 0): string | undefined {
  const media = join(root, 'public/media');
  const file = readdirSync(media, { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => name.endsWith(kind) && statSync(join(media, name)).size >= least);
  return file && `/media/${file}`;
}
