import { builtFilms } from '@/lib/content/built-films';
import type { Library } from '@/lib/content/raw-library';
import { writeSnapshot } from '@/lib/content/snapshot';
import { wallSheets } from '@/lib/posters/wall/wall-places';
import { nothingUnbuilt, type Unbuilt } from '@/lib/server/on-demand/unbuilt';
import { isSharedAsPhoto } from '@/lib/shared-pictures/list-files';

/** Puts down what Next's build leaves of a large house, as the front reads it. */
export function writeUnbuilt(root: string, library: Library): void {
  writeSnapshot(root, 'unbuilt', listUnbuilt(library));
}

export function listUnbuilt(library: Library): Unbuilt {
  const built = builtFilms(library);
  if (built.size === library.films.size) return nothingUnbuilt;
  const left = [...library.films].filter(([slug]) => !built.has(slug));
  const slugsOf = (those: typeof left) => those.map(([slug]) => slug);
  return {
    films: slugsOf(left),
    photos: slugsOf(left.filter(([, film]) => isSharedAsPhoto(film))),
    dated: {
      start: slugsOf(left.filter(([, { vod }]) => vod?.from)),
      end: slugsOf(left.filter(([, { vod }]) => vod?.until)),
    },
    sheets: [...wallSheets(library).keys()],
  };
}
