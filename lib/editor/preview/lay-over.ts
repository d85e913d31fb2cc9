import type { RawArticle } from '@/lib/content/schema/article';
import type { RawFilm } from '@/lib/content/schema/film';
import type { RawCollection } from '@/lib/content/schema/film-selections';
import type { RawNews, RawPage } from '@/lib/content/schema/page';
import { withProgrammeRuntime } from '@/lib/content/store/programme-runtime';
import type { Library } from '@/lib/content/store/raw-library';
import { resolveOffer } from '@/lib/content/validate/moment-issues';
import { dayOf } from '@/lib/primitives/time/days';
import type { EntryName } from '../publishing/plan-publication';

/** The public content, with an entry as a draft has it. `path`: the page that shows the entry, without its language. */
export type LaidOverContent = { path: string; library: Library };

/**
 * Lays an entry over the public content as if it were published: without `draft` and `publishedFrom`, and news of a day to
 * come as of today. Everything else stays public. `undefined` if the entry's kind has no page of its own.
 * @param record valid by the schema of the kind
 */
export function layOver(
  library: Library,
  { kind, slug }: EntryName,
  record: unknown,
  now: Date,
): LaidOverContent | undefined {
  const { site } = library;
  const publicOnes = (films: readonly string[]) => films.filter((film) => library.films.has(film));
  switch (kind) {
    case 'film': {
      const film = resolveOffer(asPublished(record as RawFilm), site.timeZone);
      const films = withEntry(library.films, slug, withProgrammeRuntime(film, library.films));
      return { path: `/movie/${slug}`, library: { ...library, films } };
    }
    case 'collection': {
      const collection = asPublished(record as RawCollection);
      const films = collection.films.filter(({ film }) => library.films.has(film));
      const collections = new Map(library.collections).set(slug, { ...collection, films });
      return { path: `/collection/${slug}`, library: { ...library, collections } };
    }
    case 'article': {
      const article = asPublished(record as RawArticle);
      const prices = site.currencies.map(
        (currency) => [currency, article.price[currency]] as const,
      );
      const price = Object.fromEntries(prices.filter(([, amount]) => amount !== undefined));
      const shown = { ...article, price, films: publicOnes(article.films) } as RawArticle;
      const articles = new Map(library.articles).set(slug, shown);
      return { path: `/shop/${slug}`, library: { ...library, articles } };
    }
    case 'news': {
      const news = asPublished(record as RawNews);
      const today = dayOf(+now, site.timeZone);
      const date = news.date > today ? today : news.date;
      const shown = { ...news, date, films: publicOnes(news.films) };
      const all = new Map(library.news).set(slug, shown);
      return { path: `/actualites/${slug}`, library: { ...library, news: all } };
    }
    case 'page': {
      const pages = new Map(library.pages).set(slug, asPublished(record as RawPage));
      return { path: `/${slug}`, library: { ...library, pages } };
    }
    default:
      return undefined;
  }
}

/** Kinds whose entries have a page of their own. */
export const previewedKinds: ReadonlySet<string> = new Set([
  'film',
  'collection',
  'article',
  'news',
  'page',
]);

function asPublished<T extends { draft?: unknown; publishedFrom?: unknown }>(record: T): T {
  const { draft: _draft, publishedFrom: _from, ...published } = record;
  return published as T;
}

/** A map with one entry replaced, or added at the end, that does not read the others: there may be many thousands. */
function withEntry<T>(map: ReadonlyMap<string, T>, slug: string, entry: T): ReadonlyMap<string, T> {
  const keys = map.has(slug) ? [...map.keys()] : [...map.keys(), slug];
  const get = (key: string) => (key === slug ? entry : map.get(key));
  function* entries(): Generator<[string, T], undefined> {
    for (const key of keys) yield [key, get(key) as T];
  }
  function* values(): Generator<T, undefined> {
    for (const key of keys) yield get(key) as T;
  }
  const laidOver: ReadonlyMap<string, T> = {
    ...{ get, entries, values, size: keys.length },
    has: (key) => key === slug || map.has(key),
    keys: () => keys.values(),
    [Symbol.iterator]: entries,
    forEach(visit) {
      for (const [key, value] of entries()) visit(value, key, laidOver);
    },
  };
  return laidOver;
}
