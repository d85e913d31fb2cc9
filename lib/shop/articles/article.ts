import type { Film } from '@/lib/catalog/films/film';
import type { Picture } from '@/lib/catalog/films/picture';
import type { RawArticle } from '@/lib/content/schema/article';
import type { Money } from '@/lib/primitives/money/money';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** Something the house sells, in one language. */
export type Article = Pick<
  RawArticle,
  'kind' | 'stock' | 'releasedOn' | 'ean' | 'languages' | 'disc' | 'ages'
> & {
  slug: string;
  /** Whether the editors sell it; it may have sold out all the same, which `stock` says too. */
  isOnSale: boolean;
  /** One for each currency the house sells in, in its order. */
  prices: Money[];
  title: LocalText;
  films: Film[];
  /** Markdown. */
  description: LocalText;
  contents: LocalText[];
  /** Grams with its box; 0 of what is not sent by post, or of which a house without a till does not say it. */
  weight: number;
  /** The one of its card. */
  image?: Picture;
  /** All, that one first. */
  pictures: Picture[];
};

export const articleKinds = [
  'blu-ray',
  'dvd',
  'book',
  'poster',
  'voucher',
] as const satisfies Article['kind'][];
