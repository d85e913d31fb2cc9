import type { RawArticle } from '@/lib/content/schema/article';
import type { Film } from '@/lib/films/film';
import type { Picture } from '@/lib/films/picture';
import type { Price } from '@/lib/films/price';
import type { LocalText } from '@/lib/text/local-text';

/** Something the house sells, in one language. */
export type Article = Pick<RawArticle, 'kind' | 'stock'> & {
  slug: string;
  /** One for each currency the house sells in, in its order. */
  prices: Price[];
  title: LocalText;
  films: Film[];
  /** Markdown. */
  description: LocalText;
  contents: LocalText[];
  image?: Picture;
};

export const articleKinds = [
  'blu-ray',
  'dvd',
  'book',
  'poster',
  'voucher',
] as const satisfies Article['kind'][];
