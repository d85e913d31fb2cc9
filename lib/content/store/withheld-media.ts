import { hash } from 'node:crypto';
import { addresses } from './media-files';
import type { Library } from './raw-library';

/**
 * Digests of the folder names `media/<slug>/` of unpublished films, except folders that published content uses. Digests,
 * so that no file of a build reveals a draft's title.
 * @param library the published part of `whole`
 */
export function withheldMedia(whole: Library, library: Library): string[] {
  const { films, articles, pages, news } = library;
  const shown = [films, articles, pages, news].flatMap((part) => [...part.values()]);
  const hidden = [...whole.films.keys()].filter((slug) => !films.has(slug));
  if (hidden.length === 0) return [];
  const used = new Set(shown.flatMap(addresses).map(({ src }) => folderOf(src)));
  return hidden.filter((slug) => !used.has(slug)).map(digestOf);
}

/** Whether an address (`/media/nerven/film.mp4`) is in one of these folders. */
export function isWithheldMedia(address: string, withheld: ReadonlySet<string>): boolean {
  const folder = withheld.size > 0 && folderOf(address);
  return folder ? withheld.has(digestOf(folder)) : false;
}

const folderOf = (address: string) => /^\/media\/([^/]+)\//.exec(address)?.[1];
const digestOf = (folder: string) => hash('sha256', folder);
