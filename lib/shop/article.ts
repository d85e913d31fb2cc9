import type { RawArticle } from '@/lib/content/schema/article';
import type { Film } from '@/lib/films/film';
import type { Picture } from '@/lib/films/picture';
import type { LocalText } from '@/lib/text/local-text';

/** Something the house sells, in one language. Prices are what the buyer pays, taxes included. */
export type Article = Pick<RawArticle, 'kind' | 'price' | 'stock'> & {
  slug: string;
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
