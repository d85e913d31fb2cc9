import { hasLists } from '@/lib/builds/switches';
import { hasOffers } from '@/lib/catalog/films/overview';
import { listNews } from '@/lib/catalog/news/list-news';
import { hasScreenings } from '@/lib/catalog/screenings/list-screenings';
import type { OwnPageName } from '@/lib/content/schema/own-page';
import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale } from '@/lib/i18n/locales';

/** A built-in page: whether it has content, and where it is linked. */
export type OwnPage = {
  path: string;
  isThere: () => boolean;
  /** Section of the footer. */
  part: 'films' | 'house';
  /** Not in the default menu, because the header or the home page links its content. */
  isNamedElsewhere?: true;
};

/** In the order of the default menu; messages are `Navigation.<name>`. */
export const ownPages: Record<OwnPageName, OwnPage> = {
  catalogue: { path: '/catalogue', part: 'films', isThere: () => true },
  collections: {
    ...{ path: '/collection', part: 'films', isNamedElsewhere: true },
    isThere: () => getLibrary().collections.size > 0,
  },
  screenings: {
    ...{ path: '/au-cinema', part: 'films' },
    isThere: () => hasScreenings(new Date()),
  },
  vod: {
    ...{ path: '/vod', part: 'films' },
    isThere: hasOffers,
  },
  news: {
    ...{ path: '/actualites', part: 'house', isNamedElsewhere: true },
    isThere: () => listNews(defaultLocale, new Date()).length > 0,
  },
  shop: { path: '/shop', part: 'house', isThere: () => getLibrary().articles.size > 0 },
  lists: { path: '/a-voir', part: 'films', isThere: () => hasLists },
};
