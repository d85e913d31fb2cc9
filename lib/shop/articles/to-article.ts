import { getFilm } from '@/lib/catalog/films/get-film';
import { toPicture } from '@/lib/catalog/films/picture';
import { soldOut } from '@/lib/catalog/films/sold-out';
import type { RawArticle } from '@/lib/content/schema/article';
import type { Locale } from '@/lib/i18n/locales';
import { listPrices } from '@/lib/primitives/money/list-prices';
import { localText } from '@/lib/primitives/text/local-text';
import type { Article } from './article';
import { isSold } from './is-sold';

/** Converts an article of the site content to one language, with the current sold-out state. */
export function toArticle(slug: string, raw: RawArticle, locale: Locale): Article {
  const { kind, releasedOn, ean, languages, disc, ages, weight = 0 } = raw;
  const isOnSale = isSold(raw);
  const stock = isOnSale && soldOut().has(slug) ? 'out-of-stock' : raw.stock;
  const pictures = [...(raw.image ? [raw.image] : []), ...raw.pictures];
  return {
    ...{ slug, kind, stock, isOnSale, releasedOn, ean, languages, disc, ages, weight },
    prices: listPrices(raw.price),
    title: localText(raw.title, locale),
    films: raw.films.flatMap((film) => getFilm(film, locale) ?? []),
    description: localText(raw.description, locale),
    contents: raw.contents.map((line) => localText(line, locale)),
    image: raw.image && toPicture(raw.image, locale),
    pictures: pictures.map((picture) => toPicture(picture, locale)),
  };
}
