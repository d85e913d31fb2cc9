import { soldOut } from '@/lib/catalog/films/disc-stock';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm, toPicture } from '@/lib/catalog/films/get-film';
import type { RawArticle } from '@/lib/content/schema/article';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { listPrices } from '@/lib/primitives/money/money';
import { localText } from '@/lib/primitives/text/local-text';
import { isSold } from '@/lib/shop/pricing/sellable-articles';
import { type Article, articleKinds } from './article';

/** All articles in one language, sorted by their `order` field. */
export function listArticles(locale: Locale): Article[] {
  return listWhere(locale, () => true);
}

/** The articles that belong to a film. */
export function listArticlesOf(slug: string, locale: Locale): Article[] {
  return listWhere(locale, ({ films }) => films.includes(slug));
}

/** The slugs of all article pages. */
export function listArticleSlugs(): string[] {
  return [...getLibrary().articles.keys()];
}

function listWhere(locale: Locale, matches: (raw: RawArticle) => boolean): Article[] {
  return [...getLibrary().articles]
    .filter(([, raw]) => matches(raw))
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, raw]) => toArticle(slug, raw, locale));
}

/** One article in one language; `undefined` if the slug is unknown. */
export function getArticle(slug: string, locale: Locale): Article | undefined {
  const raw = getLibrary().articles.get(slug);
  return raw && toArticle(slug, raw, locale);
}

/** Converts an article of the site content to one language, with the current sold-out state. */
function toArticle(slug: string, raw: RawArticle, locale: Locale): Article {
  const { kind, releasedOn, ean, languages, disc, ages, weight = 0 } = raw;
  const isOnSale = isSold(raw);
  const stock = isOnSale && soldOut().has(slug) ? 'out-of-stock' : raw.stock;
  const pictures = [...(raw.image ? [raw.image] : []), ...raw.pictures];
  const films = raw.films.flatMap((film) => getFilm(film, locale) ?? []);
  return {
    ...{ slug, kind, stock, isOnSale, releasedOn, ean, languages, ages, weight },
    disc: disc && { ...disc, runtime: disc.runtime ?? sumRuntimes(films) },
    prices: listPrices(raw.price),
    title: localText(raw.title, locale),
    films,
    description: localText(raw.description, locale),
    contents: raw.contents.map((line) => localText(line, locale)),
    image: raw.image && toPicture(raw.image, locale),
    pictures: pictures.map((picture) => toPicture(picture, locale)),
  };
}

/** Running time of all films in minutes; undefined without films, or if the runtime of one film is unknown. */
function sumRuntimes(films: readonly Film[]): number | undefined {
  const sum = films.reduce((minutes, { runtime = NaN }) => minutes + runtime, 0);
  return sum > 0 ? sum : undefined;
}

/** Number of cards in one row on the widest screen. */
const maxRelated = 4;

/**
 * Related articles for an article page: those of the same films first, then of the same kind, then of
 * the next kinds.
 */
export function listRelatedArticles({ slug, kind, films }: Article, locale: Locale): Article[] {
  const filmSlugs = new Set(films.map((film) => film.slug));
  const distance = (other: Article) =>
    other.films.some((film) => filmSlugs.has(film.slug))
      ? -1
      : (articleKinds.indexOf(other.kind) - articleKinds.indexOf(kind) + articleKinds.length) %
        articleKinds.length;
  return listArticles(locale)
    .filter((other) => other.slug !== slug)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxRelated);
}

/** Groups articles by kind, in the order of `articleKinds`; kinds without articles are omitted. */
export function groupByKind(articles: readonly Article[]) {
  return articleKinds.flatMap((kind) => {
    const articlesOfKind = articles.filter((article) => article.kind === kind);
    return articlesOfKind.length > 0 ? [{ kind, articles: articlesOfKind }] : [];
  });
}
