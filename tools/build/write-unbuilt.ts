import { builtPeople } from '@/lib/catalog/people/built-people';
import { listPeople } from '@/lib/catalog/people/list-people';
import { builtFilms, drawnFilms } from '@/lib/content/store/built-films';
import type { Library } from '@/lib/content/store/raw-library';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { wallSheets } from '@/lib/posters/wall/wall-places';
import type { StoredIndex } from '@/lib/search/engine/search-index';
import { listSharedPictures } from '@/lib/seo/share-images/list-shared-pictures';
import type { Unbuilt } from '@/lib/server/on-demand/unbuilt';

/** The content at a moment, with its search index. */
export type State = { library: Library; index: Pick<StoredIndex, 'facets'> };

/**
 * Writes the list of pages that Next's build leaves to be rendered on demand, for the server. Contains only
 * published films.
 * @param last the state that includes all scheduled content
 */
export function writeUnbuilt(root: string, state: State, last = state): void {
  writeSnapshot(root, 'unbuilt', listUnbuilt(state, last), state.library.since);
}

export function listUnbuilt({ library, index }: State, last: State = { library, index }): Unbuilt {
  const built = builtFilms(last.library);
  const drawn = drawnFilms(last.library);
  const left = [...library.films].filter(([slug]) => !built.has(slug));
  const slugsOf = (those: typeof left) => those.map(([slug]) => slug);
  const builtPages = new Set(builtPeople(last.index));
  return {
    films: slugsOf(left),
    drawings: slugsOf(left.filter(([slug]) => !drawn.has(slug))),
    people: listPeople(index).filter((slug) => !builtPages.has(slug)),
    framed: slugsOf(left.filter(([, { embed }]) => embed)),
    dated: {
      start: slugsOf(left.filter(([, { vod }]) => vod?.from)),
      end: slugsOf(left.filter(([, { vod }]) => vod?.until)),
    },
    cards: listSharedPictures(library),
    sheets: drawn.size < last.library.films.size ? [...wallSheets(library).keys()] : [],
  };
}
