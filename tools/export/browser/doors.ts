import type { Library } from '@/lib/content/raw-library';
import type { SearchIndex } from '@/lib/films/search/search-index';
import type { MadePicture } from '@/lib/pictures/made-picture';
import type { WallPlaces } from '@/lib/posters/wall/wall-places';
import { own } from '@/lib/text/own';
import { getData } from './data';

// What the modules of these names are in a mirror's browser (bundle-browser.ts puts them there): the content
// has been fetched, and nothing is read from a disk.

export function getLibrary(): Library {
  return getData().library as Library;
}

export function getSearchIndex(): SearchIndex {
  return getData().index;
}

export function findMade(src: string): MadePicture | undefined {
  return own(getData().pictures, src);
}

export function findPlaces(): WallPlaces {
  return getData().wall;
}
