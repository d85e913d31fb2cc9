import { getLibrary } from '@/lib/content/library';
import type { RawArticle } from '@/lib/content/schema/article';
import { getFilm } from '@/lib/films/get-film';
import { toPicture } from '@/lib/films/picture';
import { toPrices } from '@/lib/films/price';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/text/local-text';
import type { Article } from './article';

/** Every article in one language, in the editors' order. */
export function listArticles(locale: Locale): Article[] {
  return list(locale, () => true);
}

/** Those that are of a film. */
export function listArticlesOf(slug: string, locale: Locale): Article[] {
  return list(locale, ({ films }) => films.includes(slug));
}

function list(locale: Locale, isListed: (raw: RawArticle) => boolean): Article[] {
  return [...getLibrary().articles]
    .filter(([, raw]) => isListed(raw))
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, raw]) => toArticle(slug, raw, locale));
}

function toArticle(slug: string, raw: RawArticle, locale: Locale): Article {
  const { kind, price, stock } = raw;
  return {
    slug,
    kind,
    stock,
    prices: toPrices(price),
    title: localText(raw.title, locale),
    films: raw.films.flatMap((film) => getFilm(film, locale) ?? []),
    description: localText(raw.description, locale),
    contents: raw.contents.map((line) => localText(line, locale)),
    image: raw.image && toPicture(raw.image, locale),
  };
}
