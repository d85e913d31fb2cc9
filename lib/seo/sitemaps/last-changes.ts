import type { Film } from '@/lib/catalog/films/film';
import type { History } from '@/lib/content/store/git-dates';
import type { Library } from '@/lib/content/store/raw-library';
import { startOfDay } from '@/lib/primitives/time/days';
import { type PagedFacet, pagedFacets, readFacetPage } from '@/lib/search/facet-pages/facet-pages';
import { childrensPath, everyAge } from '@/lib/search/query/recommended-ages';

type ChangeSources = {
  library: Library;
  history: History;
  /** Slugs of the films added last, which the home page shows. */
  newest: readonly string[];
  offered: readonly Pick<Film, 'slug' | 'vod'>[];
  /** Slugs of the films with a person, genre, country or decade, or for children. */
  filmsUnder: (key: 'person' | PagedFacet, value: string) => string[];
  now: Date;
};

type Moment = number | undefined;

/**
 * Returns a function from French path to the time of the page's last change (epoch ms); undefined if unknown.
 */
export function lastChanges({ library, history, newest, offered, filmsUnder, now }: ChangeSources) {
  const { collections, articles, news, site } = library;
  const file = (path: string): Moment => history.get(path)?.last;
  const folders = latestByFolder(history);
  const folder = (name: string): Moment => folders.get(name);

  const offerChanges = new Map(
    offered.map(({ slug, vod }) => [
      slug,
      [vod?.from, vod?.until].flatMap((at) => (at && at <= now ? [+at] : [])),
    ]),
  );
  /** A film changes with its file, and when its offer starts or ends. */
  const film = (slug: string): Moment => {
    return latest([file(`films/${slug}.yaml`), ...(offerChanges.get(slug) ?? [])]);
  };
  /**
   * A news item changes on its publication day at the earliest, even if it was written before; undefined until
   * then.
   */
  const newsItem = (slug: string): Moment => {
    const date = news.get(slug)?.date;
    const day = date && startOfDay(date, site.timeZone);
    return day && day <= +now ? latest([file(`news/${slug}.yaml`), day]) : undefined;
  };
  const collection = (slug: string): Moment =>
    latest([
      file(`collections/${slug}.yaml`),
      ...(collections.get(slug)?.films ?? []).map((entry) => film(entry.film)),
    ]);
  const relatedChanges = new Map<string, Moment>();
  const addRelated = (slug: string, moment: Moment) =>
    relatedChanges.set(slug, latest([relatedChanges.get(slug), moment]));
  for (const [slug, { films: parts }] of library.films)
    for (const part of parts) {
      addRelated(part, file(`films/${slug}.yaml`));
      addRelated(slug, film(part));
    }
  for (const [slug, { films: entries }] of collections)
    for (const entry of entries) addRelated(entry.film, file(`collections/${slug}.yaml`));
  for (const [slug, { films: filmSlugs }] of articles)
    for (const one of filmSlugs) addRelated(one, file(`shop/${slug}.yaml`));
  for (const [slug, { films: filmSlugs }] of news)
    for (const one of filmSlugs) addRelated(one, newsItem(slug));

  const latestNews = () => latest([...news.keys()].map(newsItem));
  const offeredChanges = () => offered.map(({ slug }) => film(slug));
  const pages: Readonly<Record<string, () => Moment>> = {
    '/': () =>
      latest([
        ...['collections', 'shop', 'programme', 'screenings'].map(folder),
        ...[file('site.yaml'), latestNews(), ...newest.map(film), ...offeredChanges()],
      ]),
    '/catalogue': () => latest([folder('films'), file('genres.yaml')]),
    [childrensPath]: () =>
      latest([file('introductions.yaml'), ...filmsUnder('children', everyAge).map(film)]),
    '/vod': () => latest(offeredChanges()),
    '/collection': () => folder('collections'),
    '/shop': () => folder('shop'),
    '/shop/conditions': () => file('shop.yaml'),
    '/actualites': latestNews,
    '/au-cinema': () => latest([folder('screenings'), file('venues.yaml')]),
  };
  /** Built-in pages that use the site's settings. */
  const sitePages = ['accessibilite', 'mentions-legales', 'vie-privee'];
  const kinds: Readonly<Record<string, (slug: string) => Moment>> = {
    movie: (slug) => latest([film(slug), relatedChanges.get(slug)]),
    ...{ collection, actualites: newsItem },
    shop: (slug) =>
      latest([file(`shop/${slug}.yaml`), ...(articles.get(slug)?.films ?? []).map(film)]),
    'au-cinema': () => pages['/au-cinema']?.(),
    person: (slug) => latest([file('people.yaml'), ...filmsUnder('person', slug).map(film)]),
    ...Object.fromEntries(
      pagedFacets.map((key) => [
        key,
        (end: string) =>
          latest([
            file('introductions.yaml'),
            ...filmsUnder(key, readFacetPage(key, end)).map(film),
          ]),
      ]),
    ),
  };

  return (address: string): Moment => {
    const [path = ''] = address.split('?');
    if (Object.hasOwn(pages, path)) return pages[path]?.();
    const [, kind = '', slug] = path.split('/');
    if (slug === undefined)
      return latest([
        file(`pages/${kind}.yaml`),
        ...(sitePages.includes(kind) ? [file('site.yaml')] : []),
      ]);
    return Object.hasOwn(kinds, kind) ? kinds[kind]?.(slug) : undefined;
  };
}

function latest(moments: readonly Moment[]): Moment {
  let last: Moment;
  for (const moment of moments)
    if (moment !== undefined && (last === undefined || moment > last)) last = moment;
  return last;
}

function latestByFolder(history: History): ReadonlyMap<string, number> {
  const folders = new Map<string, number>();
  for (const [path, { last }] of history) {
    const [folder = ''] = path.split('/');
    folders.set(folder, Math.max(last, folders.get(folder) ?? 0));
  }
  return folders;
}
