import type { RawFilm } from '@/lib/content/schema/film';
import { readSnapshot } from '@/lib/content/snapshot';
import { readStoredLibrary } from '@/lib/content/stored-library';
import type { StoredIndex } from '@/lib/films/search/search-index';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { readMadePictures } from '@/lib/pictures/made-pictures';
import type { WallPlaces } from '@/lib/posters/wall/wall-places';
import type { FilmsData } from './browser/data';

/**
 * What the catalogue of a mirror is answered from, as the build has put it down.
 * @param root of the build
 */
export async function readFilmsData(root: string): Promise<FilmsData> {
  const library = readStoredLibrary(root);
  const index = readSnapshot<StoredIndex>(root, 'search');
  const wall = readSnapshot<WallPlaces>(root, 'wall');
  if (!library || !index || !wall) throw new Error('This build has put down no films.');
  const { films, people, genres, collections, articles, screenings, venues } = library;
  const words = await Promise.all(
    locales.map(async (locale) => [locale, { Catalogue: (await loadMessages(locale)).Catalogue }]),
  );
  return {
    library: {
      films: new Map([...films].map(withoutNotes)),
      people,
      genres,
      collections,
      articles,
      screenings,
      venues,
    },
    index,
    pictures: readMadePictures(root),
    wall,
    words: Object.fromEntries(words),
  };
}

/** What editors write for each other is no visitor's. */
function withoutNotes([slug, { editorNote, ...film }]: [string, RawFilm]): [string, RawFilm] {
  return [slug, film];
}
