import type { Film } from '@/lib/catalog/films/film';
import type { History } from '@/lib/content/store/history/git-days';
import type { Library } from '@/lib/content/store/raw-library';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import { readFacetPage } from '@/lib/search/facet-pages/facet-page-path';
import { type PagedFacet, pagedFacets } from '@/lib/search/facet-pages/paged-facets';

type Shown = {
  library: Library;
  history: History;
  /** Those that came last, by slug: the home page shows them, and what is offered. */
  newest: readonly string[];
  offered: readonly Pick<Film, 'slug' | 'vod'>[];
  /** The slugs of the films that somebody made, or that a genre, a country or a decade has. */
  filmsUnder: (key: 'person' | PagedFacet, value: string) => string[];
  now: Date;
};

type Moment = number | undefined;

/** When what a page shows changed last (ms since 1970), by French path; `undefined` where nobody knows. */
export function lastChanges({ library, history, newest, offered, filmsUnder, now }: Shown) {
  const { collections, articles, news, site } = library;
  const file = (path: string): Moment => history.get(path)?.last;
  const folders = latestByFolder(history);
  const folder = (name: string): Moment => folders.get(name);

  const turns = new Map(
    offered.map(({ slug, vod }) => [
      slug,
      [vod?.from, vod?.until].flatMap((at) => (at && at <= now ? [+at] : [])),
    ]),
  );
  /** A film is another once its offer has begun, and once it is over. */
  const film = (slug: string): Moment => {
    return latest([file(`films/${slug}.yaml`), ...(turns.get(slug) ?? [])]);
  };
  /** News are told on their day, however long they have been written. */
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
  const besides = new Map<string, Moment>();
  const note = (slug: string, moment: Moment) =>
    besides.set(slug, latest([besides.get(slug), moment]));
  for (const [slug, { films: entries }] of collections)
    for (const entry of entries) note(entry.film, file(`collections/${slug}.yaml`));
  for (const [slug, { films: own }] of articles)
    for (const one of own) note(one, file(`shop/${slug}.yaml`));
  for (const [slug, { films: own }] of news) for (const one of own) note(one, newsItem(slug));

  const told = () => latest([...news.keys()].map(newsItem));
  const watched = () => offered.map(({ slug }) => film(slug));
  const pages: Readonly<Record<string, () => Moment>> = {
    '/': () =>
      latest([
        ...['collections', 'shop', 'programme', 'screenings'].map(folder),
        ...[file('site.yaml'), told(), ...newest.map(film), ...watched()],
      ]),
    '/catalogue': () => latest([folder('films'), file('genres.yaml')]),
    '/vod': () => latest(watched()),
    '/collection': () => folder('collections'),
    '/shop': () => folder('shop'),
    '/shop/conditions': () => file('shop.yaml'),
    '/actualites': told,
    '/au-cinema': () => latest([folder('screenings'), file('venues.yaml')]),
  };
  /** Pages of the site's own that say who the house is. */
  const houses = ['accessibilite', 'mentions-legales', 'vie-privee'];
  const kinds: Readonly<Record<string, (slug: string) => Moment>> = {
    movie: (slug) => latest([film(slug), besides.get(slug)]),
    ...{ collection, actualites: newsItem },
    shop: (slug) =>
      latest([file(`shop/${slug}.yaml`), ...(articles.get(slug)?.films ?? []).map(film)]),
    'au-cinema': () => pages['/au-cinema']?.(),
    person: (slug) => latest(filmsUnder('person', slug).map(film)),
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
        ...(houses.includes(kind) ? [file('site.yaml')] : []),
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
