import { builtFilms } from '@/lib/content/built-films';
import type { Library } from '@/lib/content/raw-library';
import { writeSnapshot } from '@/lib/content/snapshot';
import { builtPeople } from '@/lib/films/people/built-people';
import { listPeople } from '@/lib/films/people/list-people';
import type { StoredIndex } from '@/lib/films/search/search-index';
import { wallSheets } from '@/lib/posters/wall/wall-places';
import { nothingUnbuilt, type Unbuilt } from '@/lib/server/on-demand/unbuilt';
import { isSharedAsPhoto } from '@/lib/shared-pictures/list-files';

/** The content at a moment, with what is found of it. */
export type State = { library: Library; index: Pick<StoredIndex, 'facets'> };

/**
 * Puts down what Next's build leaves of a large house, as the front reads it: of a film only where it is out.
 * @param last with all that is yet to come out
 */
export function writeUnbuilt(root: string, state: State, last = state): void {
  writeSnapshot(root, 'unbuilt', listUnbuilt(state, last), state.library.since);
}

export function listUnbuilt({ library, index }: State, last: State = { library, index }): Unbuilt {
  const built = builtFilms(last.library);
  if (built.size === last.library.films.size) return nothingUnbuilt;
  const left = [...library.films].filter(([slug]) => !built.has(slug));
  const slugsOf = (those: typeof left) => those.map(([slug]) => slug);
  const builtPages = new Set(builtPeople(last.index));
  return {
    films: slugsOf(left),
    people: listPeople(index).filter((slug) => !builtPages.has(slug)),
    framed: slugsOf(left.filter(([, { embed }]) => embed)),
    photos: slugsOf(left.filter(([, film]) => isSharedAsPhoto(film))),
    dated: {
      start: slugsOf(left.filter(([, { vod }]) => vod?.from)),
      end: slugsOf(left.filter(([, { vod }]) => vod?.until)),
    },
    sheets: [...wallSheets(library).keys()],
  };
}
