import { listNewest, listOffered, listPictured } from '@/lib/catalog/films/overview';
import { listTranscripts } from '@/lib/catalog/films/transcript/list-transcripts';
import { listNews } from '@/lib/catalog/news/list-news';
import { hasImprint } from '@/lib/catalog/pages/has-imprint';
import { listPageSlugs } from '@/lib/catalog/pages/list-page-slugs';
import { listPeople } from '@/lib/catalog/people/list-people';
import { personPath } from '@/lib/catalog/people/person-path';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable-choice';
import { getHistory } from '@/lib/content/store/history/get-history';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import { filmsUnder } from '@/lib/search/engine/films-under';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { listFacetPaths } from '@/lib/search/facet-pages/list-facet-ends';
import { listCataloguePaths } from '@/lib/search/query/list-catalogue-paths';
import { shownVideo } from '@/lib/seo/structured-data/shown-video';
import { listArticleSlugs } from '@/lib/shop/articles/list-articles';
import { termsPath } from '@/lib/shop/articles/terms-path';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { hasPage } from '@/lib/site/menu/menu-pages';
import { alternateLanguages } from '../metadata/alternate-languages';
import type { SitemapEntry } from './entry';
import { lastChanges } from './last-changes';

/** All indexed pages of one language, with absolute URLs and alternates. */
export function* listPages(locale: Locale, now = new Date()): Generator<SitemapEntry, undefined> {
  const library = getLibrary();
  const offered = listOffered(locale);
  const changed = lastChanges({
    ...{ library, history: getHistory(), now, offered },
    newest: listNewest(locale).map(({ slug }) => slug),
    filmsUnder: (key, value) => filmsUnder(getSearchIndex(), key, value),
  });
  const pictured = new Set(listPictured());
  const videos = new Map(offered.map((film) => [`/movie/${film.slug}`, film]));
  for (const path of listPaths(now)) {
    const film = videos.get(path);
    const video = film && shownVideo(film, locale, now);
    yield {
      url: absoluteUrl(localePath(path, locale)),
      lastModified: changed(path),
      alternates: {
        languages: Object.fromEntries(
          Object.entries(alternateLanguages(path)).map(([lang, url]) => [lang, absoluteUrl(url)]),
        ),
      },
      images: picturesOf(path, library, pictured).map(absoluteUrl),
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
    ...(getShopConfig(defaultLocale)?.terms ? [termsPath] : []),
    ...listArticleSlugs().map((slug) => `/shop/${slug}`),
    ...[...films.keys()].map((slug) => `/movie/${slug}`),
    ...listTranscripts().map((slug) => `/movie/${slug}/transcript`),
    ...listFacetPaths(),
    ...listPeople().map((slug) => personPath(slug)),
  ];
}

/** Paths of the timetable and of each town; the grouping by film is a duplicate. */
function screeningPaths(now: Date): string[] {
  const choices = listTimetableParts(now).map(readTimetableChoice);
  return choices.filter(({ byFilm }) => !byFilm).map(timetablePath);
}

type Shown = Pick<Library, 'films' | 'news' | 'pages' | 'articles'>;

/**
 * The images of a page, by its French path: of films, articles, news and editors' pages.
 *
 *  @param pictured slugs of films with photographs; the other films need not be read
 */
function picturesOf(
  path: string,
  { films, news, pages, articles }: Shown,
  pictured: ReadonlySet<string>,
): string[] {
  const [, kind = '', slug = '', part] = path.split('/');
  if (part) return [];
  if (kind === 'movie') {
    const { poster, stills = [] } = (pictured.has(slug) && films.get(slug)) || {};
    return [...new Set([poster?.src ?? drawnPosterPath(slug), ...stills.map(({ src }) => src)])];
  }
  if (kind === 'shop') {
    const { image, pictures = [] } = articles.get(slug) ?? {};
    return [...new Set([...(image ? [image] : []), ...pictures].map(({ src }) => src))];
  }
  const written = kind === 'actualites' ? news.get(slug) : pages.get(slug ? '' : kind);
  return written?.picture ? [written.picture.src] : [];
}
