import type { Library } from '@/lib/content/raw-library';
import type { SearchIndex, StoredIndex } from '@/lib/films/search/search-index';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { MadePictures } from '@/lib/pictures/made-pictures';
import type { WallPlaces } from '@/lib/posters/wall/wall-places';

/** What a mirror's catalogue is answered from. */
export type FilmsData = {
  library: Pick<
    Library,
    'films' | 'people' | 'genres' | 'collections' | 'articles' | 'screenings' | 'venues'
  >;
  index: StoredIndex;
  pictures: MadePictures;
  wall: WallPlaces;
  words: Record<Locale, Pick<Messages, 'Catalogue'>>;
};

export type OpenedData = Omit<FilmsData, 'index'> & { index: SearchIndex };

let opened: OpenedData | undefined;

export function keepData(data: OpenedData): void {
  opened = data;
}

/** @throws before it is kept */
export function getData(): OpenedData {
  if (!opened) throw new Error('The films of this mirror are not there yet');
  return opened;
}
