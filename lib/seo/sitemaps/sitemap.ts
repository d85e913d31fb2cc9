import { listNewest, listOffered, listPictured } from '@/lib/catalog/films/overview';
import { listTranscripts } from '@/lib/catalog/films/transcript';
import { listNews } from '@/lib/catalog/news/list-news';
import { hasImprint, listPageSlugs } from '@/lib/catalog/pages/site-pages';
import { listPeople } from '@/lib/catalog/people/list-people';
import { personPath } from '@/lib/catalog/people/person-path';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable';
import { getHistory } from '@/lib/content/store/history';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { defaultLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import { listFilmsWithValue } from '@/lib/search/engine/films-by-value';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { listFacetPaths } from '@/lib/search/facet-pages/facet-pages';
import { listCataloguePaths } from '@/lib/search/query/catalogue-address';
import { getPageVideo } from '@/lib/seo/structured-data/page-video';
import { termsPath } from '@/lib/shop/articles/article';
import { listArticleSlugs } from '@/lib/shop/articles/get-articles';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { hasPage } from '@/lib/site/menu';
import { absoluteUrl } from '@/lib/site/site-url';
import { alternateLanguages } from '../metadata/page-metadata';
import { lastChanges } from './last-changes';
import type { SitemapEntry } from './write-sitemaps';

/** All indexed pages of one language, with absolute URLs and alternates. */
export function* listPages(locale: Locale, now = new Date()): Generator<SitemapEntry, undefined> {
  const library = getLibrary();
  const offered = listOffered(locale);
  const changed = lastChanges({
    ...{ library, history: getHistory(), now, offered },
    newest: listNewest(locale).map(({ slug }) => slug),
    filmsUnder: (key, value) => listFilmsWithValue(getSearchIndex(), key, value),
  });
  const pictured = new Set(listPictured());
  const videos = new Map(offered.map((film) => [`/movie/${film.slug}`, film]));
  for (const path of listPaths(now)) {
    const film = videos.get(path);
    const video = film && getPageVideo(film, locale, now);
    yield {
      url: absoluteUrl(localePath(path, locale)),
      lastModified: changed(path),
      alternates: {
        languages: Object.fromEntries(
          Object.entries(alternateLanguages(path)).map(([lang, url]) => [lang, absoluteUrl(url)]),
        ),
      },
      images: picturesOf(path, library, pictured, locale).map(absoluteUrl),
      video: video?.kind === 'film' ? video : undefined,
    };
  }
}

/** French paths of all indexed pages. */
function listPaths(now: Date): string[] {
  const news = listNews(defaultLocale, now);
  const { films, collections } = getLibrary();
  return [
    '/',
    ...listCataloguePaths(films.size),
    ...screeningPaths(now),
    ...(hasPage('vod') ? ['/vod'] : []),
    ...(hasPage('collections') ? ['/collection'] : []),
    ...(hasPage('shop') ? ['/shop'] : []),
    '/vie-privee',
    '/accessibilite',
    ...(hasImprint() ? ['/mentions-legales'] : []),
    ...(news.length > 0 ? ['/actualites'] : []),
    ...listPageSlugs().map((slug) => `/${slug}`),
    ...news.map(({ path }) => path),
    ...[...collections.keys()].map((slug) => `/collection/${slug}`),
    ...(getShopConfig(defaultLocale) ? [termsPath] : []),
    ...listArticleSlugs().map((slug) => `/shop/${slug}`),
    ...[...films.keys()].map((slug) => `/movie/${slug}`),
    ...listTranscripts().map((slug) => `/movie/${slug}/transcript`),
    ...listFacetPaths(),
    ...listPeople().map((slug) => personPath(slug)),
  ];
}

/** Paths of the timetable and of each town. The timetable grouped by film is left out, because it is a duplicate. */
function screeningPaths(now: Date): string[] {
  const choices = listTimetableParts(now).map(readTimetableChoice);
  return choices.filter(({ byFilm }) => !byFilm).map(timetablePath);
}

type SitemapContent = Pick<Library, 'films' | 'news' | 'pages' | 'articles'>;

/**
 * The images of a page, given its French path. Pages of films, articles and news and editors' pages have images.
 *
 * @param pictured slugs of the films with stills or a poster of their own. For other films the record is not
 * read: they have only the drawn poster.
 */
function picturesOf(
  path: string,
  { films, news, pages, articles }: SitemapContent,
  pictured: ReadonlySet<string>,
  locale: Locale,
): string[] {
  const [, kind = '', slug = '', part] = path.split('/');
  if (part) return [];
  if (kind === 'movie') {
    const { poster, stills = [] } = (pictured.has(slug) && films.get(slug)) || {};
    return [
      ...new Set([poster?.src ?? drawnPosterPath(slug, locale), ...stills.map(({ src }) => src)]),
    ];
  }
  if (kind === 'shop') {
    const { image, pictures = [] } = articles.get(slug) ?? {};
    return [...new Set([...(image ? [image] : []), ...pictures].map(({ src }) => src))];
  }
  const record = kind === 'actualites' ? news.get(slug) : pages.get(slug ? '' : kind);
  return record?.picture ? [record.picture.src] : [];
}
