import { mostCards } from '@/lib/films/cards-query';
import { locales } from '@/lib/i18n/locales';
import { bundleBrowser } from './bundle-browser';
import { encodeData } from './encode-data';
import { readFilmsData } from './films-data';
import { put } from './folder';
import type { Site } from './site';

/** What the browser answers instead of `/api`: the search with its films, and the facts of cards. */
export async function writeFilms(
  ask: Site,
  folder: string,
  { project, root }: { project: string; root: string },
): Promise<string[]> {
  const data = await readFilmsData(root);
  const slugs = [...data.library.films.keys()];
  for (const locale of locales) {
    const facts: unknown[] = [];
    for (let at = 0; at < slugs.length; at += mostCards) {
      const films = slugs.slice(at, at + mostCards).join(',');
      const { body } = await ask(`/api/cards?locale=${locale}&films=${films}`);
      facts.push(...JSON.parse(body.toString()));
    }
    put(folder, `_mirror/cards.${locale}.json`, JSON.stringify(facts));
  }
  put(folder, '_mirror/films.json', encodeData(data));
  await bundleBrowser(project, `${folder}/_mirror`);
  return slugs;
}
